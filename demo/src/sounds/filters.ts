import { RATE } from './sound.ts';

/** A filter of second order by its coefficients, the first of the denominator being 1. */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** Neither rings nor rolls off early. */
const FLAT_Q = Math.SQRT1_2;

/*
 * The coefficients are those of Robert Bristow-Johnson's Audio EQ Cookbook. Frequencies are in Hz, gains in
 * decibels.
 */

export function lowpass(hz: number): Biquad {
  const { cos, alpha } = angleOf(hz, FLAT_Q);
  const b = 1 - cos;
  return normalized([b / 2, b, b / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function highpass(hz: number): Biquad {
  const { cos, alpha } = angleOf(hz, FLAT_Q);
  const b = 1 + cos;
  return normalized([b / 2, -b, b / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Lets a band through, as loud in its middle as it came. */
export function bandpass(hz: number, q: number): Biquad {
  const { cos, alpha } = angleOf(hz, q);
  return normalized([alpha, 0, -alpha], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function bell(hz: number, gain: number, q: number): Biquad {
  const { cos, alpha } = angleOf(hz, q);
  const a = 10 ** (gain / 40);
  return normalized(
    [1 + alpha * a, -2 * cos, 1 - alpha * a],
    [1 + alpha / a, -2 * cos, 1 - alpha / a],
  );
}

export function lowShelf(hz: number, gain: number): Biquad {
  return shelf(hz, gain, -1);
}

export function highShelf(hz: number, gain: number): Biquad {
  return shelf(hz, gain, 1);
}

/** @param side 1 for what is above the frequency, -1 for what is below */
function shelf(hz: number, gain: number, side: 1 | -1): Biquad {
  const { cos, alpha } = angleOf(hz, FLAT_Q);
  const a = 10 ** (gain / 40);
  const slope = 2 * Math.sqrt(a) * alpha;
  const [more, less] = [a + 1, (a - 1) * side];
  return normalized(
    [
      a * (more + less * cos + slope),
      -2 * a * (less + more * cos),
      a * (more + less * cos - slope),
    ],
    [more - less * cos + slope, 2 * (less - more * cos), more - less * cos - slope],
  );
}

/** What a filter makes of samples. */
export function filtered(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const result = new Float32Array(samples.length);
  let [z1, z2] = [0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at]!;
    const y = b0 * x + z1;
    z1 = b1 * x - a1 * y + z2;
    z2 = b2 * x - a2 * y;
    result[at] = y;
  }
  return result;
}

function angleOf(hz: number, q: number) {
  const angle = (2 * Math.PI * Math.min(hz, RATE * 0.49)) / RATE;
  return { cos: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) };
}

type Three = readonly [number, number, number];

function normalized([b0, b1, b2]: Three, [a0, a1, a2]: Three): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}
