import type { WaveTake } from '#domain/directories/wave-take.ts';
import { equallyLoud } from '#demo/sounds/loudness.ts';
import { linesOf, prepare, rehearsed } from '#demo/sounds/recipe.ts';
import type { Play } from '#demo/sounds/recipe.ts';
import { bandOf, secondsOf } from '#demo/sounds/score.ts';
import type { Score } from '#demo/sounds/score.ts';
import type { Sound } from '#demo/sounds/sound.ts';

/** How a wave moves, and how that is mixed: in lines of {@link prepare}, with the rows by their names. */
interface Sketch {
  score: Score;
  mix: readonly string[];
}

/** In which the last notes and their room die away. */
const TAIL_SECONDS = 0.9;

/** Four bars of each wave. What they have is what its text says of its sound. */
export const sketches: Readonly<Record<string, Sketch>> = {
  'chicago-house': {
    score: {
      tempo: 122,
      chords: [
        [57, 60, 64, 67],
        [57, 60, 64, 67],
        [53, 57, 60, 64],
        [55, 59, 62, 65],
      ],
      drums: {
        kick: 'x...x...x...x...',
        claps: '....x.......x...',
        openhat: '..x...x...x...x.',
        hat: 'x..xx..xx..xx..x',
      },
      bass: ['synth', { 0: 0, 3: 0, 6: 7, 10: 10, 11: 12 }],
      comping: { keys: 'x--x--x-..x--x-.' },
    },
    mix: linesOf(`
      kick, gain -2, + claps, room 0.6 20 4, gain 6, + openhat, pan 15, gain -3
      + hat, pan -20, gain -5, + bass, lowpass 900, gain -6
      + keys, copy 14 -6, highpass 160, side 3, room 0.7 14 8, gain -5
      mix, compress -16 2 12 120`),
  },
  'detroit-techno': {
    score: {
      tempo: 130,
      chords: [
        [60, 63, 67, 70],
        [60, 63, 67, 70],
        [58, 62, 65, 69],
        [56, 60, 63, 67],
      ],
      drums: {
        kick: 'x...x...x...x...',
        claps: '............x...',
        hat: 'x.x.x.x.x.x.x.xx',
        openhat: '..x...x...x...x.',
      },
      bass: ['synth', { 2: 0, 5: 0, 7: 3, 10: 0, 13: -2 }],
      comping: { synth: '...x......x.....', strings: 'x---------------' },
    },
    mix: linesOf(`
      kick, gain -1, + claps, room 0.8 30 6, gain 6, + hat, pan 20, gain -4
      + openhat, gain -6, + bass, lowpass 500, gain -5
      + synth, highpass 250, echo 346 55, haas 11, room 1.8 25 20, gain 4
      + strings, highpass 300, haas 17, gain -10
      mix, compress -16 2 12 120`),
  },
  'nashville-sound': {
    score: {
      tempo: 96,
      chords: [
        [60, 64, 67],
        [65, 69, 72],
        [67, 71, 74],
        [60, 64, 67],
      ],
      drums: { kick: 'x.......x.......', snare: '....x.......x...', hat: 'x...x...x...x...' },
      bass: ['fingers', { 0: 0, 8: 7 }],
      comping: {
        keys: 'x---..x-x---..x-',
        guitar: '..x-....x-..x-..',
        strings: 'x---------------',
      },
    },
    mix: linesOf(`
      kick, gain -4, + snare, lowpass 5000, room 0.9 20 8, gain -3, + hat, gain -6
      + bass, gain -3, + keys, pan -25, room 1.2 14 15, gain -3
      + guitar, pan 35, highpass 140, gain 2
      + strings, highpass 250, haas 15, room 2 30 25, gain -7
      mix, compress -20 2 20 200`),
  },
  'london-dub': {
    score: {
      tempo: 74,
      chords: [
        [57, 60, 64],
        [57, 60, 64],
        [62, 65, 69],
        [57, 60, 64],
      ],
      drums: { kick: '........x.......', snare: '........x.......', hat: '..x...x...x...xx' },
      bass: ['sine', { 0: 0, 3: 0, 6: 3, 8: 5, 14: -2 }],
      comping: { guitar: '....x.......x...', keys: '..............x.' },
    },
    mix: linesOf(`
      kick, gain 3, + snare, room 1.6 35 10, gain 4, + hat, echo 304 30, pan -20, gain -1
      + bass, saturate 6, lowpass 600, gain -7
      + guitar, highpass 350, echo 608 62, haas 12, room 2.2 30 20, gain 9
      + keys, highpass 300, echo 304 70, pan 30, gain -4
      mix, compress -16 2 20 160`),
  },
  'bronx-hip-hop': {
    score: {
      tempo: 98,
      swing: 0.12,
      chords: [
        [57, 60, 64, 67],
        [57, 60, 64, 67],
        [57, 60, 64, 67],
        [55, 58, 62, 65],
      ],
      drums: { kick: 'x.....x..xx.....', snare: '....x.......x..x', hat: 'x.x.x.x.x.x.x.x.' },
      bass: ['fingers', { 0: 0, 6: 0, 9: 3, 10: 5 }],
      comping: { keys: 'x---------------' },
    },
    mix: linesOf(`
      kick, + snare, + hat, gain -1, mix, room 0.5 14 3, saturate 8, compress -18 4 8 90, gain 4
      + bass, lowpass 700, gain -4, + keys, highshelf 3500 -8, uneven 1 2.45, haas 9, gain -4
      mix, highshelf 9000 -4, compress -16 2 12 120`),
  },
  'french-touch': {
    score: {
      tempo: 124,
      chords: [
        [62, 65, 69, 72],
        [60, 64, 67, 71],
        [58, 62, 65, 69],
        [57, 60, 64, 67],
      ],
      drums: {
        kick: 'x...x...x...x...',
        claps: '....x.......x...',
        openhat: '..x...x...x...x.',
        hat: '...............x',
      },
      bass: ['fingers', { 0: 0, 2: 12, 4: 0, 7: 7, 10: 0, 12: 12, 14: 10 }],
      comping: {
        guitar: 'x-x-x.x-x-x.x-x.',
        strings: 'x---------------',
        keys: '..x-.x-.x-x-.x-.',
      },
    },
    mix: linesOf(`
      bass, gain -3, + guitar, highpass 200, haas 9, gain -2
      + strings, highpass 220, haas 15, gain -4, + keys, gain -5
      mix, lowpass 3800, saturate 6, pump 483.871, gain -4
      + kick, gain -1, + claps, room 0.5 20 4, gain 5, + openhat, pan 12, gain -4, + hat, gain -7
      mix, compress -18 3 10 140`),
  },
  'city-pop': {
    score: {
      tempo: 108,
      chords: [
        [65, 69, 72, 76],
        [64, 67, 71, 74],
        [62, 65, 69, 72],
        [60, 64, 67, 71],
      ],
      drums: {
        kick: 'x.....x.x.......',
        snare: '....x.......x...',
        hat: 'xxx.xxx.xxx.xxx.',
        openhat: '...x...x...x...x',
      },
      bass: ['fingers', { 0: 0, 3: 12, 6: 7, 8: 0, 11: 10, 14: 7 }],
      comping: { keys: 'x--x--x----x--x-', guitar: '..x..x.x..x..x.x' },
    },
    mix: linesOf(`
      kick, gain -3, + snare, room 0.9 22 6, highshelf 5000 3, gain -1, + hat, pan 25, gain -4
      + openhat, pan 25, gain -10
      + bass, bell 900 4 1, compress -20 4 4 80, gain 2
      + keys, copy 19 -4, haas 8, room 1 12 12, gain -8
      + guitar, pan -35, highpass 350, copy 11 -5, gain -1
      mix, compress -18 2 15 150, highshelf 8000 2`),
  },
  'stockholm-pop': {
    score: {
      tempo: 116,
      chords: [
        [57, 60, 64],
        [53, 57, 60],
        [60, 64, 67],
        [55, 59, 62],
      ],
      drums: {
        kick: 'x...x...x...x...',
        snare: '....x.......x...',
        claps: '....x.......x...',
        hat: 'x.x.x.x.x.x.x.x.',
      },
      bass: ['synth', { 0: 0, 2: 0, 4: 0, 6: 0, 8: 0, 10: 0, 12: 0, 14: 0 }],
      comping: { synth: 'x--x--x-x--x--x-', bell: '....x.....x.....' },
    },
    mix: linesOf(`
      kick, gain -2, + snare, gain 0, + claps, side 4, gain 3, + hat, gain -3
      + bass, lowpass 1200, compress -18 4 8 80, gain 0
      + synth, highpass 180, haas 13, highshelf 5000 4, room 0.9 14 10, pump 517.241, gain 2
      + bell, highpass 400, echo 388 35, pan 20, gain -4
      mix, compress -16 3 10 120, highshelf 8000 2`),
  },
  'atlanta-trap': {
    score: {
      tempo: 140,
      chords: [
        [69, 72, 76],
        [69, 72, 76],
        [65, 69, 72],
        [64, 68, 71],
      ],
      drums: {
        boom: 'x.........x.....',
        snare: '........x.......',
        claps: '........x.......',
        hat: 'x.x.x.xxx.x.xxxx',
      },
      bass: ['sine', { 0: 0, 10: 0, 14: 3 }],
      comping: { bell: 'x--x--x---x-----' },
    },
    mix: linesOf(`
      boom, saturate 6, gain -5, + snare, room 0.6 20 4, gain 4, + claps, side 4, gain 5
      + hat, pan 18, gain -2, + bass, saturate 10, gain -4
      + bell, highpass 300, haas 14, room 1.8 28 20, gain -3
      mix, compress -14 2 15 140`),
  },
  'laurel-canyon': {
    score: {
      tempo: 88,
      chords: [
        [50, 57, 62, 66, 69, 74],
        [48, 55, 60, 64, 67, 74],
        [55, 59, 62, 69, 74],
        [50, 57, 62, 66, 69, 74],
      ],
      drums: { kick: 'x.......x.......', snare: '............x...' },
      bass: ['fingers', { 0: 0, 6: 7, 8: 0 }],
      comping: { guitar: 'x---x-x-..x-x-x-', keys: 'x---------------' },
    },
    mix: linesOf(`
      kick, lowpass 2500, gain -7, + snare, lowpass 3500, room 0.8 20 6, gain -1
      + bass, gain -5
      + guitar, haas 19, highpass 90, bell 210 -3 1, highshelf 6000 3, room 1 12 15, gain 3
      + keys, pan 25, gain -12
      mix, compress -20 2 20 180`),
  },
  'miami-bass': {
    score: {
      tempo: 132,
      chords: [
        [57, 60, 64],
        [57, 60, 64],
        [57, 60, 64],
        [55, 58, 62],
      ],
      drums: {
        boom: 'x..x..x...x.x...',
        claps: '....x.......x...',
        cowbell: 'x.x..x.x..x.x.x.',
        hat: 'xxxxxxxxxxxxxxxx',
      },
      bass: ['sine', { 0: 0, 6: 0, 10: 3 }],
      comping: { synth: '..............x-' },
    },
    mix: linesOf(`
      boom, saturate 8, gain -6, + claps, room 0.5 18 3, gain 8, + hat, pan 15, gain -5
      + cowbell, pan -25, gain -10, + bass, saturate 6, gain -6
      + synth, highpass 300, echo 227 40, haas 9, gain 4
      mix, compress -14 2 12 100`),
  },
  'outlaw-country': {
    score: {
      tempo: 104,
      chords: [
        [52, 56, 59, 64],
        [57, 61, 64, 69],
        [59, 63, 66, 71],
        [52, 56, 59, 64],
      ],
      drums: { kick: 'x...x...x...x...', snare: '....x.......x...', hat: '..x...x...x...x.' },
      bass: ['fingers', { 0: 0, 4: 7, 8: 0, 12: 7 }],
      comping: { guitar: '..x-x-x-..x-x-x-' },
    },
    mix: linesOf(`
      kick, gain -5, + snare, lowpass 5000, room 0.6 14 4, gain -1, + hat, gain -3
      + bass, gain -4
      + guitar, pan -40, saturate 4, highpass 120, uneven 2 1.2, gain 1
      + guitar, later 23, pan 40, lowpass 2500, gain -1
      mix, room 0.6 8 6, compress -18 2 15 150`),
  },
  'sydney-pub-rock': {
    score: {
      tempo: 128,
      chords: [
        [45, 52, 57],
        [50, 57, 62],
        [43, 50, 55],
        [45, 52, 57],
      ],
      drums: { kick: 'x.....x.x.......', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
      bass: ['fingers', { 0: 0, 2: 0, 4: 0, 6: 0, 8: 0, 10: 0, 12: 0, 14: 0 }],
      comping: { guitar: 'x--x--x-----x-x-' },
    },
    mix: linesOf(`
      kick, gain -3, + snare, room 0.7 16 4, gain 2, + hat, pan 20, gain -1
      + bass, saturate 8, lowpass 1500, gain -8
      + guitar, pan -65, saturate 22, bell 700 3 0.8, lowpass 5000, highpass 110, gain -5
      + guitar, later 17, pan 65, saturate 18, bell 1200 3 0.8, lowpass 5500, highpass 110, gain -5
      mix, compress -16 3 10 100`),
  },
};

/** The takes of a wave: all of it, what drives it alone, and all of it at half the pace. */
export type WaveTakes = Readonly<Record<WaveTake, Sound>>;

/**
 * The takes of a wave, each as loud as all others.
 * @throws Error for a wave that has none
 */
export async function renderWave(slug: string): Promise<WaveTakes> {
  const sketch = sketches[slug];
  if (!sketch)
    throw new Error(`The wave ${slug} has no sketch: see demo/src/directories/wave-sounds.ts.`);
  const halfTime = halfTimeOf(sketch);
  // Drums and bass play the same in both.
  const play = rehearsed(bandOf(sketch.score));
  return {
    full: await renderSketch(sketch, play),
    groove: await renderSketch(grooveOf(sketch), play),
    'half-time': await renderSketch(halfTime, rehearsed(bandOf(halfTime.score))),
  };
}

async function renderSketch({ score, mix }: Sketch, play: Play): Promise<Sound> {
  const seconds = secondsOf(score) + TAIL_SECONDS;
  const sound = await prepare([...mix, 'as it is'], seconds, play);
  return equallyLoud(sound, TAIL_SECONDS / 2);
}

/** Drums and bass alone, in a room that is heard between them. */
export function grooveOf({ score, mix }: Sketch): Sketch {
  return {
    score: { ...score, comping: {} },
    mix: [...without(mix, Object.keys(score.comping)), 'mix', ROOM_OF_GROOVES],
  };
}

const ROOM_OF_GROOVES = 'room 1.4 18 12';

/** A recipe without some of those who play, and what is done to them. */
function without(mix: readonly string[], names: readonly string[]): string[] {
  const left: string[] = [];
  let isLeftOut = false;
  for (const line of mix) {
    const plain = line.replace(/^\+ /, '');
    if (line.startsWith('+') || left.length === 0 || plain === 'mix') {
      isLeftOut = names.includes(plain);
    }
    if (!isLeftOut) left.push(left.length === 0 ? plain : line);
  }
  return left;
}

/** The backbeat, and everything that drives, half as often; chords are held. */
export function halfTimeOf({ score, mix }: Sketch): Sketch {
  const [on, notes] = score.bass;
  const late = Object.entries(notes).filter(([step]) => Number(step) >= HALF_BAR);
  return {
    score: {
      ...score,
      drums: Object.fromEntries(
        Object.keys(score.drums).map((name) => [name, halfTimeRows[name as DrumName]]),
      ),
      bass: [on, { ...Object.fromEntries(late.slice(0, 2)), 0: 0 }],
      comping: Object.fromEntries(
        Object.keys(score.comping).map((name) => [name, 'x---------------']),
      ),
    },
    mix,
  };
}

/** Steps of half a bar. */
const HALF_BAR = 8;

type DrumName = keyof Score['drums'];

const halfTimeRows: Readonly<Record<DrumName, string>> = {
  kick: 'x.....x...x.....',
  boom: 'x.........x.....',
  snare: '........x.......',
  claps: '........x.......',
  hat: 'x...x...x...x...',
  openhat: '......x.......x.',
  cowbell: 'x.......x.......',
};
