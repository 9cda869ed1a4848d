import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { peaksOf, writeFile } from './generated-sounds.mjs';
import { root } from './project.mjs';
import { digestOf, filesBelow, Stamp } from './stamps.mjs';

/** Where the sounds are, each named as its wave, and what the player has to know of them. */
const folder = 'web/src/features/directories/sounds';
const shapesFile = `${folder}/shapes.generated.json`;

const stamp = new Stamp('node_modules/.cache/roomtone/wave-sounds');

/** Samples a second: what is heard of these sketches lies below half of it. */
const RATE = 22_050;
const BARS = 4;
const STEPS = 16;
/** Seconds in which the last sounds fade. */
const TAIL = 0.6;

/**
 * How each wave moves, as a sketch of four bars. Rows of drums have sixteen steps to the bar. Chords
 * are lists of notes (MIDI), one for each bar; `bass` are steps with semitones above the root.
 */
const recipes = {
  'chicago-house': {
    tempo: 122,
    kick: 'x...x...x...x...',
    snare: '....x.......x...',
    hat: '..x...x...x...x.',
    bass: { 0: 0, 3: 0, 6: 7, 10: 10, 11: 12 },
    stab: 'x..x..x...x..x..',
    chords: [
      [57, 60, 64, 67],
      [57, 60, 64, 67],
      [53, 57, 60, 64],
      [55, 59, 62, 65],
    ],
  },
  'detroit-techno': {
    tempo: 130,
    kick: 'x...x...x...x...',
    snare: '............x...',
    hat: 'x.x.x.x.x.x.x.xx',
    bass: { 2: 0, 5: 0, 7: 3, 10: 0, 13: -2 },
    stab: '...x......x.....',
    echo: 0.45,
    chords: [
      [60, 63, 67, 70],
      [60, 63, 67, 70],
      [58, 62, 65, 69],
      [56, 60, 63, 67],
    ],
  },
  'nashville-sound': {
    tempo: 96,
    kick: 'x.......x.......',
    snare: '....x.......x...',
    hat: 'x...x...x...x...',
    soft: true,
    bass: { 0: 0, 8: 7 },
    stab: 'x.....x.x.....x.',
    chords: [
      [60, 64, 67],
      [65, 69, 72],
      [67, 71, 74],
      [60, 64, 67],
    ],
  },
  'london-dub': {
    tempo: 74,
    kick: '........x.......',
    snare: '........x.......',
    hat: '..x...x...x...x.',
    bass: { 0: 0, 3: 0, 6: 3, 8: 5, 14: -2 },
    stab: '....x.......x...',
    echo: 0.6,
    low: true,
    chords: [
      [57, 60, 64],
      [57, 60, 64],
      [62, 65, 69],
      [57, 60, 64],
    ],
  },
  'bronx-hip-hop': {
    tempo: 98,
    kick: 'x.....x..xx.....',
    snare: '....x.......x..x',
    hat: 'x.x.x.x.x.x.x.x.',
    swing: 0.12,
    bass: { 0: 0, 6: 0, 9: 3, 10: 5 },
    stab: 'x...............',
    chords: [
      [57, 60, 64, 67],
      [57, 60, 64, 67],
      [57, 60, 64, 67],
      [55, 58, 62, 65],
    ],
  },
  'french-touch': {
    tempo: 124,
    kick: 'x...x...x...x...',
    snare: '....x.......x...',
    hat: '..x...x...x...xx',
    bass: { 0: 0, 2: 12, 4: 0, 7: 7, 10: 0, 12: 12, 14: 10 },
    stab: '..x..x..x.x..x..',
    duck: true,
    chords: [
      [62, 65, 69, 72],
      [60, 64, 67, 71],
      [58, 62, 65, 69],
      [57, 60, 64, 67],
    ],
  },
  'city-pop': {
    tempo: 108,
    kick: 'x.....x.x.......',
    snare: '....x.......x...',
    hat: 'xxx.xxx.xxx.xxx.',
    bass: { 0: 0, 3: 12, 6: 7, 8: 0, 11: 10, 14: 7 },
    stab: '...x..x....x..x.',
    chords: [
      [65, 69, 72, 76],
      [64, 67, 71, 74],
      [62, 65, 69, 72],
      [60, 64, 67, 71],
    ],
  },
  'stockholm-pop': {
    tempo: 116,
    kick: 'x...x...x...x...',
    snare: '....x.......x...',
    hat: 'x.x.x.x.x.x.x.x.',
    bass: { 0: 0, 2: 0, 4: 0, 6: 0, 8: 0, 10: 0, 12: 0, 14: 0 },
    stab: 'x..x..x.x..x..x.',
    chords: [
      [57, 60, 64],
      [53, 57, 60],
      [60, 64, 67],
      [55, 59, 62],
    ],
  },
  'atlanta-trap': {
    tempo: 140,
    kick: 'x.........x.....',
    snare: '........x.......',
    hat: 'x.x.x.xxx.x.xxxx',
    low: true,
    bass: { 0: 0, 10: 0, 14: 3 },
    stab: 'x..x..x...x.....',
    bell: true,
    chords: [
      [69, 72, 76],
      [69, 72, 76],
      [65, 69, 72],
      [64, 68, 71],
    ],
  },
  'laurel-canyon': {
    tempo: 88,
    kick: 'x.......x.......',
    snare: '............x...',
    hat: '',
    soft: true,
    bass: { 0: 0, 6: 7, 8: 0 },
    stab: 'x.x.xx.xx.x.xx.x',
    chords: [
      [62, 66, 69, 74],
      [60, 64, 67, 74],
      [55, 59, 62, 69],
      [62, 66, 69, 74],
    ],
  },
  'miami-bass': {
    tempo: 132,
    kick: 'x..x..x...x.x...',
    snare: '....x.......x...',
    hat: 'xxxxxxxxxxxxxxxx',
    low: true,
    bass: { 0: 0, 6: 0, 10: 3 },
    stab: '..............x.',
    chords: [
      [57, 60, 64],
      [57, 60, 64],
      [57, 60, 64],
      [55, 58, 62],
    ],
  },
  'outlaw-country': {
    tempo: 104,
    kick: 'x...x...x...x...',
    snare: '....x.......x...',
    hat: '..x...x...x...x.',
    soft: true,
    bass: { 0: 0, 4: 7, 8: 0, 12: 7 },
    stab: '..x...x...x...x.',
    chords: [
      [52, 56, 59, 64],
      [57, 61, 64, 69],
      [59, 63, 66, 71],
      [52, 56, 59, 64],
    ],
  },
  'sydney-pub-rock': {
    tempo: 128,
    kick: 'x.....x.x.......',
    snare: '....x.......x...',
    hat: 'x.x.x.x.x.x.x.x.',
    drive: true,
    bass: { 0: 0, 2: 0, 4: 0, 6: 0, 8: 0, 10: 0, 12: 0, 14: 0 },
    stab: 'x..x..x.....x.x.',
    chords: [
      [45, 52, 57],
      [50, 57, 62],
      [43, 50, 55],
      [45, 52, 57],
    ],
  },
};

/**
 * Writes a sound for each wave, once: nothing is rendered while pages are served.
 * @throws Error naming the wave that has none
 */
export function writeWaveSounds() {
  const digest = digestOf([
    'scripts/lib/wave-sounds.mjs',
    'scripts/lib/generated-sounds.mjs',
    ...filesBelow(['content/waves']),
  ]);
  if (stamp.matches(digest) && existsSync(join(root, shapesFile))) return;
  stamp.remove();
  const slugs = filesBelow(['content/waves']).map((path) => path.replace(/^.*\/|\.md$/g, ''));
  const shapes = {};
  for (const slug of slugs) {
    const recipe = recipes[slug];
    if (!recipe) throw new Error(`The wave ${slug} has no sound: see scripts/lib/wave-sounds.mjs.`);
    const samples = render(recipe);
    writeFile(`${folder}/${slug}.generated.wav`, wavOf(samples));
    shapes[slug] = {
      durationMs: Math.round((samples.length / RATE) * 1000),
      peaks: peaksOf(samples),
    };
  }
  writeFile(shapesFile, Buffer.from(JSON.stringify(shapes)));
  stamp.write(digest);
}

/** The samples of a recipe, from -1 to 1. */
function render({ tempo, kick, snare, hat, bass, stab, chords, swing = 0, echo = 0, ...sound }) {
  const step = 60 / tempo / 4;
  const length = Math.round((BARS * STEPS * step + TAIL) * RATE);
  const [drums, tones, wet] = [0, 1, 2].map(() => new Float32Array(length));
  const noise = noiseFrom(tempo);
  for (let bar = 0; bar < BARS; bar += 1) {
    const [lowest] = chords[bar];
    for (let index = 0; index < STEPS; index += 1) {
      const late = index % 2 === 1 ? swing : 0;
      const at = Math.round((bar * STEPS + index + late) * step * RATE);
      if (kick[index] === 'x') addKick(drums, at, sound.low ? 0.5 : 0.22);
      if (snare[index] === 'x') addSnare(drums, at, noise, sound.soft ? 0.25 : 0.5);
      if (hat[index] === 'x') addHat(drums, at, noise, index % 4 === 2 ? 0.06 : 0.03);
      if (bass[index] !== undefined)
        addBass(tones, at, lowest - 24 + bass[index], step * 2.4, sound);
      if (stab[index] === 'x') addChord(echo > 0 ? wet : tones, at, chords[bar], step * 3, sound);
    }
  }
  if (echo > 0) repeat(wet, Math.round(step * 3 * RATE), echo);
  return mix([drums, tones, wet], sound, Math.round(step * 4 * RATE));
}

/** A sine that falls from 140 to 46 Hz, and dies away in about `decay` seconds. */
function addKick(out, at, decay) {
  let phase = 0;
  each(out, at, decay * 4, (time) => {
    phase += (2 * Math.PI * (46 + 94 * Math.exp(-time * 40))) / RATE;
    return 0.9 * Math.sin(phase) * Math.exp(-time / decay);
  });
}

function addSnare(out, at, noise, loudness) {
  each(out, at, 0.25, (time) => {
    const body = Math.sin(2 * Math.PI * 185 * time) * Math.exp(-time * 30);
    return loudness * (0.5 * body + noise() * Math.exp(-time * 18));
  });
}

/** Noise without its low part. */
function addHat(out, at, noise, decay) {
  let last = 0;
  each(out, at, decay * 5, (time) => {
    const value = noise();
    const high = value - last;
    last = value;
    return 0.16 * high * Math.exp(-time / decay);
  });
}

function addBass(out, at, note, seconds, { low }) {
  const frequency = frequencyOf(note);
  let smooth = 0;
  each(out, at, seconds, (time, left) => {
    const saw = 2 * ((frequency * time) % 1) - 1;
    smooth += 0.06 * (saw - smooth);
    const sine = Math.sin(2 * Math.PI * frequency * time);
    return 0.42 * fade(time, left) * (low ? sine : 0.5 * sine + smooth);
  });
}

function addChord(out, at, notes, seconds, { soft, bell, drive }) {
  for (const note of notes) {
    const frequency = frequencyOf(note);
    each(out, at, seconds, (time, left) => {
      const wave = Math.sin(2 * Math.PI * frequency * time);
      const second = Math.sin(2 * Math.PI * frequency * (bell ? 3.01 : 2) * time);
      const tone = wave + (soft ? 0.25 : 0.5) * second * Math.exp(-time * 6);
      const loud = drive ? Math.tanh(4 * tone) : tone;
      return (0.34 / notes.length) * loud * fade(time, left) * Math.exp(-time * (soft ? 2 : 4));
    });
  }
}

/** Echoes every `delay` samples, each quieter and duller than the one before. */
function repeat(out, delay, feedback) {
  let smooth = 0;
  for (let index = delay; index < out.length; index += 1) {
    smooth += 0.35 * (out[index - delay] - smooth);
    out[index] += feedback * smooth;
  }
}

/** All together, as loud as can be. @param beat its length, in which what is ducked comes back */
function mix([drums, tones, wet], { duck }, beat) {
  const all = drums.map((drum, index) => {
    const room = duck ? Math.min(1, (index % beat) / (0.6 * beat)) : 1;
    return Math.tanh(drum + room * (tones[index] + wet[index]));
  });
  const top = all.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return all.map((value) => (0.9 * value) / top);
}

/** Adds to the samples from `at` on, for so many seconds, as long as there are any. */
function each(out, at, seconds, valueAt) {
  const end = Math.min(out.length, at + Math.round(seconds * RATE));
  for (let index = at; index < end; index += 1) {
    out[index] += valueAt((index - at) / RATE, (end - index) / RATE);
  }
}

/** Without clicks where a note begins and ends. */
function fade(time, left) {
  return Math.min(1, time / 0.004, left / 0.02);
}

function frequencyOf(note) {
  return 440 * 2 ** ((note - 69) / 12);
}

/** Noise that is the same every time. */
function noiseFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** One channel of 16 bits, as WAV. */
function wavOf(samples) {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, value] of samples.entries()) {
    file.writeInt16LE(Math.round(value * 32_767), 44 + index * 2);
  }
  return file;
}
