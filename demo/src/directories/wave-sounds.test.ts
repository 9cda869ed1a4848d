import { beforeAll, describe, expect, test } from 'vitest';
import { waveTakes } from '#domain/directories/wave-take.ts';
import { loudnessOf, PIECE_LOUDNESS } from '#demo/sounds/loudness.ts';
import { bandOf, secondsOf } from '#demo/sounds/score.ts';
import { RATE } from '#demo/sounds/sound.ts';
import type { Sound } from '#demo/sounds/sound.ts';
import { grooveOf, halfTimeOf, renderWave, sketches } from './wave-sounds.ts';
import type { WaveTakes } from './wave-sounds.ts';

const powerOf = (samples: Float32Array) =>
  samples.reduce((all, sample) => all + sample ** 2, 0) / samples.length;

/** Each wave is rendered once for all of its takes. */
const rendered = new Map<string, Promise<WaveTakes>>();

const takesOf = Object.entries(sketches).flatMap(([slug, sketch]) => {
  const takes = { full: sketch, groove: grooveOf(sketch), 'half-time': halfTimeOf(sketch) };
  return waveTakes.map((take) => ({ slug, take, ...takes[take] }));
});

describe.each(takesOf)('of $slug the take $take', ({ slug, take, score, mix }) => {
  let sound: Sound;
  beforeAll(async () => {
    const takes = rendered.get(slug) ?? renderWave(slug);
    rendered.set(slug, takes);
    sound = (await takes)[take];
  });

  test('is four bars, and the time in which they die away', () => {
    expect(score.chords).toHaveLength(4);
    const bars = secondsOf(score) * RATE;
    expect(sound.left.length).toBeGreaterThan(bars);
    expect(sound.left.length).toBeLessThan(bars + RATE);
    const { left, right } = sound;
    for (const samples of [left, right]) {
      const [whole, end] = [powerOf(samples), powerOf(samples.subarray(-0.02 * RATE))];
      expect(end).toBeLessThan(whole / 100);
    }
  });

  test('is as loud as all others, never clips, and is wider than one channel', () => {
    expect(Math.abs(loudnessOf(sound) - PIECE_LOUDNESS)).toBeLessThan(0.3);
    const { left, right } = sound;
    const peak = [...left, ...right].reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeLessThan(0.95);
    const sides = left.map((sample, at) => (sample - right[at]!) / 2);
    expect(10 * Math.log10(powerOf(sides) / powerOf(left))).toBeGreaterThan(-30);
  });

  test('has everybody in its mix who has something to play', () => {
    const named = mix.map((line) => line.replace(/^\+ /, ''));
    expect(Object.keys(bandOf(score)).filter((name) => !named.includes(name))).toEqual([]);
  });

  test('has rows of whole bars', () => {
    const rows = [...Object.values(score.drums), ...Object.values(score.comping)];
    expect(rows.filter((row) => !/^[x.-]{16}$/.test(row))).toEqual([]);
  });
});

test('the groove is drums and bass, and half time has its backbeat on the third beat', () => {
  const { score, mix } = sketches['city-pop']!;
  expect(Object.keys(bandOf(grooveOf({ score, mix }).score))).toEqual([
    'bass',
    ...Object.keys(score.drums),
  ]);
  expect(halfTimeOf({ score, mix }).score.drums.snare).toBe('........x.......');
});

test('a wave without a sketch is named', async () => {
  await expect(renderWave('atlantis-drone')).rejects.toThrow('atlantis-drone');
});
