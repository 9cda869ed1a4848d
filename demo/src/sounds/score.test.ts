import { expect, test } from 'vitest';
import { bandOf, secondsOf } from './score.ts';
import type { Score } from './score.ts';
import { RATE } from './sound.ts';

/** A step takes an eighth of a second, and a bar two. */
const score: Score = {
  tempo: 120,
  chords: [[57], [60]],
  drums: { hat: '....x..........x' },
  bass: ['sine', { 0: 0, 8: 12 }],
  comping: { keys: 'x...............', strings: 'x-------........' },
};
const STEP = 0.125;

/** When something begins to sound that was silent for half a step, in steps. */
function onsetsOf(name: string, played: Score = score): number[] {
  const { left } = bandOf(played)[name]!(secondsOf(played) + 1);
  const onsets: number[] = [];
  let last = -Infinity;
  for (const [at, sample] of left.entries()) {
    if (Math.abs(sample) < 1e-3) continue;
    if (at - last > (STEP / 2) * RATE) onsets.push(at / RATE / STEP);
    last = at;
  }
  return onsets;
}

/** How much of a frequency (Hz) is in a part of a sound that takes a second, as a share of its power. */
function shareOf(hz: number, samples: Float32Array): number {
  let [real, imaginary, power] = [0, 0, 0];
  for (const [at, sample] of samples.entries()) {
    const turn = (2 * Math.PI * hz * at) / RATE;
    real += sample * Math.cos(turn);
    imaginary += sample * Math.sin(turn);
    power += sample ** 2;
  }
  return (2 * (real ** 2 + imaginary ** 2)) / samples.length / power;
}

test('what is struck begins at its step, in every bar and not after the last', () => {
  expect(secondsOf(score)).toBe(4);
  const onsets = onsetsOf('hat');
  expect(onsets).toHaveLength(4);
  for (const [index, step] of [4, 15, 20, 31].entries()) expect(onsets[index]).toBeCloseTo(step, 1);
});

test('swing has every second step late, and no other', () => {
  const onsets = onsetsOf('hat', { ...score, swing: 0.3 });
  for (const [index, step] of [4, 15.3, 20, 31.3].entries()) {
    expect(onsets[index]).toBeCloseTo(step, 1);
  }
});

test('the bass plays its notes above the root of each chord, as low as a bass does', () => {
  const { left } = bandOf(score)['bass']!(4);
  const noteAt = (seconds: number) => left.subarray(seconds * RATE, (seconds + 0.5) * RATE);
  // A in the first bar and C in the second, and their octaves.
  for (const [seconds, hz] of [
    [0, 55],
    [1, 110],
    [2, 65.41],
    [3, 130.81],
  ] as const) {
    expect(shareOf(hz, noteAt(seconds))).toBeGreaterThan(0.9);
  }
});

test('what is held sounds as long as it is held', () => {
  const { left } = bandOf(score)['strings']!(4);
  const loudest = (from: number, to: number) =>
    left
      .subarray(from * STEP * RATE, to * STEP * RATE)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest(2, 6)).toBeGreaterThan(0.05);
  expect(loudest(8, 16)).toBe(0);
  expect(onsetsOf('keys')).toHaveLength(2);
});

test('it is played the same every time', () => {
  expect(bandOf(score)['hat']!(4)).toEqual(bandOf(score)['hat']!(4));
});
