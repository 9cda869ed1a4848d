import { expect, describe, test } from 'vitest';
import { plainText } from '#domain/documents/document.ts';
import { readDocument } from '#domain/documents/read-document.ts';
import { validate } from '#domain/errors/validate.ts';
import { episodeSchema } from '#domain/podcasts/podcast.schema.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import { effects } from '#demo/sounds/effects.ts';
import { instruments } from '#demo/sounds/instruments.ts';
import { soundOf } from '#demo/sounds/rendered-sound.ts';
import { renderEpisode } from './episode-sounds.ts';
import { timed } from './load-podcasts.ts';
import { series } from './series.generated.ts';

const episodes = series.flatMap((one) => one.episodes);

/** Whether a line of a recipe means something: it is not played here, as that takes a minute for all. */
function isUnderstood(line: string): boolean {
  const [name = '', ...numbers] = line.replace(/^\+ /, '').split(' ');
  if (Object.hasOwn(instruments, name)) return numbers.length === 0;
  if (['mix', 'as it is'].includes(line)) return true;
  return (
    effects[name]?.takes.length === numbers.length &&
    numbers.every((text) => text.trim() !== '' && Number.isFinite(Number(text)))
  );
}

describe.each(episodes)('the episode $slug', (episode) => {
  const { parts, title, description, daysAgo } = episode;

  test('lasts two to five minutes, and its file is small', () => {
    const { durationMs, soundBytes } = soundOf(episode);
    expect(durationMs).toBeGreaterThanOrEqual(2 * MINUTE_MS);
    expect(durationMs).toBeLessThanOrEqual(5 * MINUTE_MS);
    expect(soundBytes).toBeLessThan(2.5 * 1024 * 1024);
  });

  test('is one that an administrator can save', () => {
    const { soundUrl } = soundOf(episode);
    const input = { ...episode, seriesId: '1', soundUrl, parts: timed(parts) };
    expect(() => validate(episodeSchema, input)).not.toThrow();
  });

  test('has three chapters or more, and notes that can be read while each part is heard', () => {
    expect(parts.filter(({ chapter }) => chapter !== null).length).toBeGreaterThanOrEqual(3);
    for (const { body, seconds } of parts) {
      expect(readDocument(body, 'body')).toEqual(body);
      const words = plainText(body).split(/\s+/).filter(Boolean).length;
      expect(words).toBeGreaterThanOrEqual(6);
      // People read four or five words a second at most.
      expect(words / seconds, plainText(body)).toBeLessThan(4.6);
    }
  });

  test('is played by recipes that mean something', () => {
    const lines = parts.flatMap(({ recipe }) => recipe);
    expect(lines.filter((line) => !isUnderstood(line))).toEqual([]);
  });

  test('fits where it is shown, and was published on a day that is over', () => {
    expect(title.length).toBeLessThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(320);
    expect(daysAgo).toMatch(/^[1-9]\d*$/);
  });
});

test('parts begin where those before them end', () => {
  const [{ parts } = { parts: [] }] = episodes;
  const last = timed(parts).at(-1)!;
  const seconds = parts.slice(0, -1).reduce((all, part) => all + part.seconds, 0);
  expect(last.startMs).toBe(seconds * 1000);
});

test('no two episodes have one address', () => {
  expect(new Set(episodes.map(({ slug }) => slug)).size).toBe(episodes.length);
});

test('a path that names no sound has none', () => {
  expect(renderEpisode('/sounds/nothing.mp3')).toBeUndefined();
});
