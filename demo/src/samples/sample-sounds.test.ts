import { beforeAll, describe, expect, test } from 'vitest';
import { sampleIds, takeNames } from '#domain/samples/sample.ts';
import type { SampleId, TakeName } from '#domain/samples/sample.ts';
import { filtered, highpass } from '#demo/sounds/filters.ts';
import { loudnessOf, PIECE_LOUDNESS } from '#demo/sounds/loudness.ts';
import { RATE } from '#demo/sounds/sound.ts';
import type { Sound } from '#demo/sounds/sound.ts';
import { renderSample } from './sample-sounds.ts';

const SECONDS = 10;

const powerOf = (samples: Float32Array) =>
  samples.reduce((all, sample) => all + sample ** 2, 0) / samples.length;
const decibels = (power: number) => 10 * Math.log10(power);

/** How much of a sound tells its channels apart, in decibels below all of it. */
function widthOf({ left, right }: Sound): number {
  const side = left.map((sample, at) => (sample - right[at]!) / 2);
  return decibels(powerOf(side) / ((powerOf(left) + powerOf(right)) / 2));
}

/** How much of a sound is above 3 kHz, in decibels below all of it. */
function brightnessOf({ left }: Sound): number {
  return decibels(powerOf(filtered(left, highpass(3000))) / powerOf(left));
}

describe.each(sampleIds)('the sample %s', (id: SampleId) => {
  let takes: Record<TakeName, Sound>;
  beforeAll(async () => {
    takes = await renderSample(id, SECONDS);
  });

  test.each(takeNames)('is as loud %s as all others, and never clips', (name) => {
    const { left, right } = takes[name];
    expect(left).toHaveLength(SECONDS * RATE);
    expect(Math.abs(loudnessOf(takes[name]) - PIECE_LOUDNESS)).toBeLessThan(0.3);
    const peak = [...left, ...right].reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeLessThan(0.95);
  });

  test('is narrow before, and wide after', () => {
    expect(widthOf(takes.before)).toBeLessThan(-25);
    expect(widthOf(takes.after)).toBeGreaterThan(-20);
  });

  test('is brighter after, hiss or not', () => {
    expect(brightnessOf(takes.after)).toBeGreaterThan(brightnessOf(takes.before) + 1);
  });
});
