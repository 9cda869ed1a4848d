import { expect, test } from 'vitest';
import { entrySchema } from '#domain/company/entry.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { portfolios } from '#demo/portfolios/portfolios.demo.ts';
import { renderTrack, trackSoundOf } from '#demo/portfolios/track-sounds.ts';
import { prepare, rehearsed } from '#demo/sounds/recipe.ts';
import { members, mentions, openings, partners, testimonials } from './entries.demo.ts';

test.each([...members, ...testimonials, ...partners, ...mentions, ...openings])(
  '$kind $facts is as administrators could have written it',
  ({ kind, facts, texts }) => {
    expect(() => validate(entrySchema(kind), { facts, texts: { en: texts } })).not.toThrow();
  },
);

test('the team has eight members (spec §9)', () => {
  expect(members).toHaveLength(8);
});

test('what testimonials name as their portfolio has their track, under the same title', () => {
  const heard = testimonials.flatMap(({ facts: { portfolio, track } }) =>
    portfolio ? [[portfolio, track]] : [],
  );
  expect(heard).toEqual(portfolios.map(({ slug, track }) => [slug, track.title]));
});

test.each(portfolios)('the track of $slug sounds', async ({ track }) => {
  for (const { recipe } of track.parts) {
    // Two seconds of it: all of it takes long.
    const { left } = await prepare(recipe, 2, rehearsed());
    expect(left.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
  }
});

test('a track is an MP3 file at its address', async () => {
  const { soundUrl, soundBytes } = trackSoundOf(portfolios[0]!);
  expect((await renderTrack(soundUrl))!.length).toBe(soundBytes);
  expect(renderTrack('/sounds/track-nobody.mp3')).toBeUndefined();
});
