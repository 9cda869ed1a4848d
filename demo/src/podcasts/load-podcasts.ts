import type { Sql } from '#db/orm.ts';
import { insertEpisode, insertSeries } from '#db/podcasts/podcast-editing.repository.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { EpisodePart } from '#domain/podcasts/episode.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { soundOf } from '#demo/sounds/rendered-sound.ts';
import type { DemoPart, DemoSeries } from './series.demo.ts';

/** Writes podcasts, whose episodes readers have at `now` (epoch milliseconds). */
export async function loadPodcasts(
  db: Sql,
  all: readonly DemoSeries[],
  now: number,
): Promise<void> {
  for (const { slug, title, description, episodes } of all) {
    const series = { slug, language: DEFAULT_LANGUAGE, title, description };
    const seriesId = await insertSeries(db, series);
    for (const episode of episodes) {
      await insertEpisode(db, {
        seriesId,
        slug: episode.slug,
        title: episode.title,
        description: episode.description,
        parts: timed(episode.parts),
        publishedAt: now - Number(episode.daysAgo) * DAY_MS,
        ...soundOf(episode),
      });
    }
  }
}

/** Parts with when each begins: where those before it end. */
export function timed(parts: readonly DemoPart[]): EpisodePart[] {
  let startMs = 0;
  return parts.map(({ chapter, seconds, body }) => {
    const part = { startMs, chapter, body };
    startMs += seconds * 1000;
    return part;
  });
}
