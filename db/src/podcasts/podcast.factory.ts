import { paragraphOf } from '#db/texts/text.factory.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import type { Sql } from '../orm.ts';
import { insertEpisode, insertSeries } from './podcast-editing.repository.ts';
import type { EpisodeRow, SeriesRow } from './podcast.repository.ts';

let count = 0;

/** A series without episodes. */
export async function createSeries(db: Sql, series: Partial<SeriesRow> = {}): Promise<SeriesRow> {
  count += 1;
  const { slug = `series-${count}`, ...more } = series;
  const row = {
    slug,
    language: 'en',
    title: `Rooms ${count}`,
    description: 'What rooms do.',
    ...more,
  } as const;
  return { ...row, id: await insertSeries(db, row) };
}

/** An episode of a series, published a day before `now` (epoch milliseconds) unless said otherwise. */
export async function createEpisode(
  db: Sql,
  now: number,
  { seriesId, ...episode }: Partial<EpisodeRow> & Pick<EpisodeRow, 'seriesId'>,
): Promise<EpisodeRow> {
  count += 1;
  const { slug = `episode-${count}`, ...more } = episode;
  const row = {
    seriesId,
    slug,
    title: `A clap ${count}`,
    description: 'One clap.',
    parts: [
      { startMs: 0, chapter: 'Dry', body: paragraphOf('Without a room.') },
      { startMs: 61_500, chapter: 'Wet', body: paragraphOf('With one.') },
    ],
    soundUrl: `/sounds/${slug}.mp3`,
    soundType: 'audio/mpeg',
    soundBytes: 1_234_567,
    durationMs: 125_400,
    publishedAt: now - DAY_MS,
    ...more,
  };
  return { ...row, id: await insertEpisode(db, row) };
}
