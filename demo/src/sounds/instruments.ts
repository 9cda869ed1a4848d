import { seeded } from '#demo/lib/random.ts';
import { filtered, lowpass } from './filters.ts';
import {
  add,
  eachChannel,
  factorOf,
  faded,
  inTheMiddle,
  made,
  scaled,
  silence,
  sum,
} from './sound.ts';
import type { Sound } from './sound.ts';
import {
  bow,
  pitch,
  playBass,
  playClap,
  playClick,
  playHat,
  playKey,
  playKick,
  playSaw,
  playSine,
  playSnare,
  playString,
  sing,
} from './strokes.ts';
import type { Note, Strike } from './strokes.ts';

/** Seconds of a quarter note: 96 of them a minute. */
const BEAT = 60 / 96;

/** The chords of four bars, as notes in MIDI: a bar each, then from the first again. */
const CHORDS = [
  [57, 60, 64, 71],
  [53, 57, 60, 69],
  [48, 55, 64, 67],
  [55, 59, 62, 69],
] as const;

/** What plays for some seconds, the same every time. */
export type Instrument = (seconds: number) => Sound;

/** What recipes are played on, by the names that they have there. */
export type Instruments = Readonly<Record<string, Instrument>>;

/**
 * What parts of episodes are played on, by their names there. All of it is played in one key and at one
 * tempo, so that any of them go together.
 */
export const instruments = {
  kick: repeated(2 * BEAT, [0, 1.5 * BEAT], playKick),
  snare: repeated(2 * BEAT, [BEAT], playSnare),
  hat: repeated(BEAT, [0, BEAT / 2], playHat),
  drums: playDrums,
  claps: repeated(4 * BEAT, [0, 2 * BEAT], playClap),
  clicks: repeated(BEAT, [0], playClick),
  bass: line([33, 33, 45, 33, 36, 36, 43, 40], BEAT, playBass),
  pluck: line(
    [57, 64, 69, 72, 76, 72, 69, 64, 53, 60, 65, 69, 72, 69, 65, 60],
    BEAT / 2,
    playString,
  ),
  voice: line([57, 60, 64, 62, 60, 57, 55, 57], 2 * BEAT, sing),
  pad: playPad,
  floor: repeated(BEAT, [0], playKick),
  keys: chords([0, 1.5 * BEAT, 3 * BEAT], 1.5 * BEAT, 0, playKey),
  guitar: chords([0, 1.5 * BEAT, 2 * BEAT, 3 * BEAT, 3.5 * BEAT], BEAT, 0.018, playString),
  strings: chords([0], 4 * BEAT, 0, bow),
  synth: line([45, 57, 60, 64, 57, 60, 69, 64, 41, 53, 57, 60, 53, 57, 65, 60], BEAT / 4, playSaw),
  noise: playNoise,
  steps: line([33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44], BEAT, playSine),
} as const satisfies Instruments;

/** A sound that is struck again and again: at `beats` (seconds) of every `period`. */
function repeated(period: number, beats: readonly number[], strike: Strike): Instrument {
  return (seconds) => {
    const random = seeded('strike', period);
    const { left } = silence(seconds);
    for (let start = 0; start < seconds; start += period) {
      for (const beat of beats) add(left, strike(random), start + beat);
    }
    return inTheMiddle(left);
  };
}

/** Notes one after the other, from the beginning again at their end. */
function line(notes: readonly number[], length: number, play: Note): Instrument {
  return (seconds) => {
    const random = seeded('line', ...notes);
    const { left } = silence(seconds);
    for (let index = 0; index * length < seconds; index += 1) {
      add(left, play(pitch(notes[index % notes.length]!), length, random), index * length);
    }
    return inTheMiddle(left);
  };
}

/**
 * The chords of {@link CHORDS}, struck at `beats` (seconds) of their bars, each note for `length` seconds and
 * `spread` seconds after the one below it.
 */
function chords(beats: readonly number[], length: number, spread: number, play: Note): Instrument {
  return (seconds) => {
    const random = seeded('chords', length, spread);
    const { left } = silence(seconds);
    const bar = 4 * BEAT;
    for (let index = 0; index * bar < seconds; index += 1) {
      for (const beat of beats) {
        for (const [above, note] of CHORDS[index % CHORDS.length]!.entries()) {
          const start = index * bar + beat + above * spread;
          add(left, scaled(play(pitch(note), length, random), 0.35), start);
        }
      }
    }
    return inTheMiddle(left);
  };
}

/** The kit, its hi-hat behind the others. */
function playDrums(seconds: number): Sound {
  const { kick, snare, hat } = instruments;
  return sum([
    kick(seconds),
    snare(seconds),
    eachChannel(hat(seconds), (samples) => scaled(samples, 0.6)),
  ]);
}

/** Chords of four voices, each of two saws that are not quite in tune, one in each channel. */
function playPad(seconds: number): Sound {
  const length = 4 * BEAT;
  const detuned = (cents: number) => {
    const { left } = silence(seconds);
    for (let index = 0; index * length < seconds; index += 1) {
      const frequencies = CHORDS[index % CHORDS.length]!.map((note) => pitch(note + cents / 100));
      const chord = made(length, (time) =>
        frequencies.reduce((all, hz) => all + (0.5 - ((hz * time + cents) % 1)), 0),
      );
      add(left, faded(scaled(filtered(chord, lowpass(1800)), 0.14), 0.2, 0.3), index * length);
    }
    return left;
  };
  return { left: detuned(-7), right: detuned(7) };
}

/** Noise that has as much in each octave: Paul Kellet's filter. */
function playNoise(seconds: number): Sound {
  const random = seeded('noise');
  const b = [0, 0, 0];
  const noise = made(seconds, () => {
    const white = random.between(-1, 1);
    b[0] = 0.997_65 * b[0]! + white * 0.099_046;
    b[1] = 0.963 * b[1]! + white * 0.296_516_4;
    b[2] = 0.57 * b[2]! + white * 1.052_691_3;
    return (b[0] + b[1] + b[2] + white * 0.1848) * factorOf(-14);
  });
  return inTheMiddle(noise);
}
