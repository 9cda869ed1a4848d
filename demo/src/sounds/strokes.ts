import type { Random } from '#demo/lib/random.ts';
import { bandpass, filtered, highpass, lowpass } from './filters.ts';
import { faded, made, RATE, scaled } from './sound.ts';

/** One stroke of something that has no pitch. */
export type Strike = (random: Random) => Float32Array;

/** One note: of a frequency (Hz), held for some seconds. */
export type Note = (hz: number, seconds: number, random: Random) => Float32Array;

/** Frequency in Hz of a note by its number in MIDI. */
export const pitch = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** A bass drum: a tone that falls, and the click of its beater. */
export function playKick(): Float32Array {
  return made(0.45, (time) => {
    const phase = 2 * Math.PI * (48 * time + 3.6 * (1 - Math.exp(-time * 30)));
    const click = time < 0.004 ? 0.3 * (1 - time / 0.004) : 0;
    return 0.9 * Math.sin(phase) * Math.exp(-time * 9) + click;
  });
}

/** A bass drum of a drum machine that goes on as a low note. */
export function playBoom(): Float32Array {
  const drum = made(1.1, (time) => {
    const phase = 2 * Math.PI * (46 * time + 2.4 * (1 - Math.exp(-time * 40)));
    return 0.9 * Math.sin(phase) * Math.exp(-time * 3);
  });
  return faded(drum, 0.001, 0.2);
}

export function playSnare(random: Random): Float32Array {
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

export function playHat(random: Random): Float32Array {
  const loudness = random.between(0.32, 0.5);
  const noise = made(0.09, (time) => random.between(-1, 1) * Math.exp(-time * 62));
  return scaled(filtered(noise, highpass(7000)), loudness);
}

/** A hi-hat that is opened, and closed by nobody. */
export function playOpenHat(random: Random): Float32Array {
  const noise = made(0.4, (time) => random.between(-1, 1) * Math.exp(-time * 13));
  return scaled(filtered(noise, highpass(6500)), 0.35);
}

/** Two square tones that do not belong together, as a drum machine takes them for a cowbell. */
export function playCowbell(): Float32Array {
  const tones = made(0.3, (time) => {
    const [low, high] = [545, 815].map((hz) => Math.sign(Math.sin(2 * Math.PI * hz * time)));
    return 0.4 * (low! + high!) * Math.exp(-time * 14);
  });
  return filtered(tones, bandpass(900, 1.2));
}

export function playClap(random: Random): Float32Array {
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
export function playClick(): Float32Array {
  return made(0.004, (time) => 0.9 * Math.exp(-time * 2400));
}

/** A string that is plucked: a burst of noise that goes round and loses its edge (Karplus and Strong). */
export function playString(hz: number, seconds: number, random: Random): Float32Array {
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

export function playBass(hz: number, seconds: number): Float32Array {
  const note = made(seconds * 0.92, (time) => {
    const body = [1, 0.5, 0.3, 0.16, 0.08].reduce(
      (all, level, index) => all + level * Math.sin(2 * Math.PI * hz * (index + 1) * time),
      0,
    );
    return 0.42 * body * Math.exp(-time * 2.2);
  });
  return faded(note, 0.006, 0.03);
}

export function playSine(hz: number, seconds: number): Float32Array {
  return faded(
    made(seconds, (time) => 0.5 * Math.sin(2 * Math.PI * hz * time)),
    0.02,
    0.04,
  );
}

/** An electric piano: a tine that is struck bright and mellows as it rings. */
export function playKey(hz: number, seconds: number): Float32Array {
  const note = made(seconds, (time) => {
    const turn = 2 * Math.PI * hz * time;
    return (
      0.8 * Math.sin(turn + 1.8 * Math.exp(-time * 5) * Math.sin(turn)) * Math.exp(-time * 1.8)
    );
  });
  return faded(note, 0.004, 0.08);
}

/** A bell: overtones that are none of its note, and die away before it does. */
export function playBell(hz: number, seconds: number): Float32Array {
  const note = made(seconds + 0.5, (time) => {
    const turn = 2 * Math.PI * hz * time;
    const overtones = 1.6 * Math.exp(-time * 4) * Math.sin(3.01 * turn);
    return 0.6 * Math.sin(turn + overtones) * Math.exp(-time * 4);
  });
  return faded(note, 0.002, 0.2);
}

/** A few players of one part, none of them quite in tune or quite steady. */
export function bow(hz: number, seconds: number, random: Random): Float32Array {
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
export function playSaw(hz: number, seconds: number): Float32Array {
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
export function sing(hz: number, seconds: number, random: Random): Float32Array {
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
