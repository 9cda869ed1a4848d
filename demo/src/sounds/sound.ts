/** Samples a second of all that is rendered. Its MP3 frames are all of one size at this rate. */
export const RATE = 32_000;

/** Sound in two channels of the same length, samples from -1 to 1. */
export interface Sound {
  left: Float32Array;
  right: Float32Array;
}

/** Silence of some seconds. */
export function silence(seconds: number): Sound {
  const length = Math.round(seconds * RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** The same in both channels. */
export function inTheMiddle(samples: Float32Array): Sound {
  return { left: samples, right: samples.slice() };
}

/** Each channel by itself, with `index` 0 for the left. The sound that is given stays as it is. */
export function eachChannel(
  { left, right }: Sound,
  change: (samples: Float32Array, index: 0 | 1) => Float32Array,
): Sound {
  return { left: change(left, 0), right: change(right, 1) };
}

/** Sounds of the same length at once. */
export function sum(sounds: readonly Sound[]): Sound {
  const [first, ...others] = sounds;
  if (!first) throw new RangeError('There is nothing to hear.');
  const all = eachChannel(first, (samples) => samples.slice());
  for (const { left, right } of others) {
    for (let at = 0; at < all.left.length; at += 1) {
      all.left[at]! += left[at]!;
      all.right[at]! += right[at]!;
    }
  }
  return all;
}

/** What decibels are as a factor of amplitude. */
export function factorOf(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** Every sample by a factor. */
export function scaled(samples: Float32Array, factor: number): Float32Array {
  return samples.map((sample) => sample * factor);
}

/** Samples of a function of time (seconds). */
export function made(seconds: number, sample: (time: number) => number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * RATE));
  for (let at = 0; at < samples.length; at += 1) samples[at] = sample(at / RATE);
  return samples;
}

/** Adds samples from a moment on (seconds), as far as there is room. */
export function add(to: Float32Array, samples: Float32Array, seconds: number): void {
  const start = Math.round(seconds * RATE);
  const end = Math.min(to.length, start + samples.length);
  for (let at = start; at < end; at += 1) to[at]! += samples[at - start]!;
}

/** With a beginning and an end of some seconds each, so that nothing clicks. */
export function faded(samples: Float32Array, rise: number, fall: number): Float32Array {
  const [first, last] = [rise * RATE, fall * RATE];
  return samples.map(
    (sample, at) => sample * Math.min(1, at / first, (samples.length - at) / last),
  );
}
