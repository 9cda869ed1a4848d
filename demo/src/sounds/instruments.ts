import { seeded } from '#demo/lib/random.ts';
import type { Random } from '#demo/lib/random.ts';
import { bandpass, filtered, highpass, lowpass } from './filters.ts';
import { eachChannel, factorOf, inTheMiddle, RATE, scaled, silence, sum } from './sound.ts';
import type { Sound } from './sound.ts';

/** Seconds of a quarter note: 96 of them a minute. */
const BEAT = 60 / 96;

/** Frequency in Hz of a note by its number in MIDI. */
const pitch = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** The chords of four bars, as notes in MIDI: a bar each, then from the first again. */
const CHORDS = [
  [57, 60, 64, 71],
  [53, 57, 60, 69],
  [48, 55, 64, 67],
  [55, 59, 62, 69],
] as const;

/** What plays for some seconds, the same every time. */
type Instrument = (seconds: number) => Sound;

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
} as const satisfies Readonly<Record<string, Instrument>>;

export type InstrumentName = keyof typeof instruments;

/** A sound that is struck again and again: at `beats` (seconds) of every `period`. */
function repeated(
  period: number,
  beats: readonly number[],
  strike: (random: Random) => Float32Array,
): Instrument {
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
function line(
  notes: readonly number[],
  length: number,
  play: (hz: number, seconds: number, random: Random) => Float32Array,
): Instrument {
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
function chords(
  beats: readonly number[],
  length: number,
  spread: number,
  play: (hz: number, seconds: number, random: Random) => Float32Array,
): Instrument {
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

/** Adds samples from a moment on (seconds), as far as there is room. */
function add(to: Float32Array, samples: Float32Array, seconds: number): void {
  const start = Math.round(seconds * RATE);
  const end = Math.min(to.length, start + samples.length);
  for (let at = start; at < end; at += 1) to[at]! += samples[at - start]!;
}

/** Samples of a function of time (seconds). */
function made(seconds: number, sample: (time: number) => number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * RATE));
  for (let at = 0; at < samples.length; at += 1) samples[at] = sample(at / RATE);
  return samples;
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

function playKick(): Float32Array {
  return made(0.45, (time) => {
    const phase = 2 * Math.PI * (48 * time + 3.6 * (1 - Math.exp(-time * 30)));
    const click = time < 0.004 ? 0.3 * (1 - time / 0.004) : 0;
    return 0.9 * Math.sin(phase) * Math.exp(-time * 9) + click;
  });
}

function playSnare(random: Random): Float32Array {
  const wires = filtered(
    made(0.3, (time) => random.between(-1, 1) * Math.exp(-time * 17)),
    highpass(1400),
  );
  const shell = made(0.3, (time) => {
    const tone = Math.sin(2 * Math.PI * 186 * time) + 0.6 * Math.sin(2 * Math.PI * 331 * time);
    return 0.45 * tone * Math.exp(-time * 26);
  });
  return shell.map((sample, at) => sample + 0.5 * wires[at]!);
}

function playHat(random: Random): Float32Array {
  const loudness = random.between(0.32, 0.5);
  const noise = made(0.09, (time) => random.between(-1, 1) * Math.exp(-time * 62));
  return scaled(filtered(noise, highpass(7000)), loudness);
}

function playClap(random: Random): Float32Array {
  const hands = [0, 0.009, 0.017];
  const noise = made(0.12, (time) => {
    const strikes = hands.reduce(
      (all, start) => all + (time >= start ? Math.exp(-(time - start) * 160) : 0),
      0,
    );
    return random.between(-1, 1) * (strikes + (time > 0.017 ? Math.exp(-time * 55) : 0));
  });
  return scaled(filtered(filtered(noise, highpass(500)), lowpass(6000)), 0.6);
}

/** A single edge, which has everything in it from low to high. */
function playClick(): Float32Array {
  return made(0.004, (time) => 0.9 * Math.exp(-time * 2400));
}

/** A string that is plucked: a burst of noise that goes round and loses its edge (Karplus and Strong). */
function playString(hz: number, seconds: number, random: Random): Float32Array {
  const ring = Math.max(2, Math.round(RATE / hz));
  const string = Float32Array.from({ length: ring }, () => random.between(-1, 1));
  const result = new Float32Array(Math.round((seconds + 0.9) * RATE));
  for (let at = 0; at < result.length; at += 1) {
    const [here, next] = [at % ring, (at + 1) % ring];
    result[at] = string[here]! * 0.5;
    string[here] = 0.4985 * (string[here]! + string[next]!);
  }
  // What the burst has of a steady push would stay in the string.
  return faded(filtered(result, highpass(40)), 0.003, 0.3);
}

function playBass(hz: number, seconds: number): Float32Array {
  const note = made(seconds * 0.92, (time) => {
    const body = [1, 0.5, 0.3, 0.16, 0.08].reduce(
      (all, level, index) => all + level * Math.sin(2 * Math.PI * hz * (index + 1) * time),
      0,
    );
    return 0.42 * body * Math.exp(-time * 2.2);
  });
  return faded(note, 0.006, 0.03);
}

function playSine(hz: number, seconds: number): Float32Array {
  return faded(
    made(seconds, (time) => 0.5 * Math.sin(2 * Math.PI * hz * time)),
    0.02,
    0.04,
  );
}

/** An electric piano: a tine that is struck bright and mellows as it rings. */
function playKey(hz: number, seconds: number): Float32Array {
  const note = made(seconds, (time) => {
    const turn = 2 * Math.PI * hz * time;
    return (
      0.8 * Math.sin(turn + 1.8 * Math.exp(-time * 5) * Math.sin(turn)) * Math.exp(-time * 1.8)
    );
  });
  return faded(note, 0.004, 0.08);
}

/** A few players of one part, none of them quite in tune or quite steady. */
function bow(hz: number, seconds: number, random: Random): Float32Array {
  const players = Array.from({ length: 3 }, () => ({
    hz: hz * (1 + random.between(-0.003, 0.003)),
    sway: random.between(4.6, 5.8),
    start: random.float(),
  }));
  const note = made(seconds, (time) =>
    players.reduce((all, { hz: own, sway, start }) => {
      const vibrato = 0.15 * Math.sin(2 * Math.PI * sway * (time + start));
      return all + 0.3 - 0.6 * ((own * time + vibrato * 0.2 + start) % 1);
    }, 0),
  );
  return faded(filtered(note, lowpass(3200)), 0.35, 0.5);
}

/** A saw through a filter that closes with each note. */
function playSaw(hz: number, seconds: number): Float32Array {
  let smooth = 0;
  const note = made(seconds, (time) => {
    const saw = 1 - 2 * ((hz * time) % 1);
    smooth += (0.08 + 0.5 * Math.exp(-time * 22)) * (saw - smooth);
    return 0.5 * smooth;
  });
  return faded(note, 0.003, 0.02);
}

/** Resonances of a throat that says “ah”, “oh” or “eh”: Hz, and how loud. */
const vowels = [
  [
    [730, 1],
    [1090, 0.5],
    [2440, 0.2],
  ],
  [
    [480, 1],
    [840, 0.5],
    [2410, 0.15],
  ],
  [
    [530, 1],
    [1840, 0.4],
    [2480, 0.25],
  ],
] as const;

/** A vowel on a note, with breath before it and a little vibrato. It says no words. */
function sing(hz: number, seconds: number, random: Random): Float32Array {
  const vowel = random.pick(vowels);
  let phase = 0;
  const throat = made(seconds * 0.94, (time) => {
    const vibrato = 1 + 0.006 * Math.sin(2 * Math.PI * 5.2 * time) * Math.min(1, time * 2);
    phase = (phase + (hz * vibrato) / RATE) % 1;
    const breath = random.between(-1, 1) * (0.04 + 0.5 * Math.exp(-time * 40));
    return (1 - 2 * phase) * 0.7 + breath;
  });
  const bands = vowel.map(([center, level]) =>
    scaled(filtered(throat, bandpass(center, 7)), level),
  );
  const sung = throat.map(
    (sample, at) => bands.reduce((all, band) => all + band[at]!, 0) + 0.03 * sample,
  );
  return faded(sung, 0.05, 0.12);
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

/** With a beginning and an end of some seconds each, so that nothing clicks. */
export function faded(samples: Float32Array, rise: number, fall: number): Float32Array {
  const [first, last] = [rise * RATE, fall * RATE];
  return samples.map(
    (sample, at) => sample * Math.min(1, at / first, (samples.length - at) / last),
  );
}
