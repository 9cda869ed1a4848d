import { sql } from 'kysely';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import type { EpisodeSound } from './podcast.repository.ts';

/** Keeps what was measured of a sound that was sent at `now` (epoch milliseconds). */
export async function insertSound(db: Sql, sound: EpisodeSound, now: number): Promise<void> {
  await db
    .insertInto('podcast_sounds')
    .values({
      url: sound.soundUrl,
      type: sound.soundType,
      bytes: sound.soundBytes,
      duration_ms: sound.durationMs,
      unused_since: instant(now),
    })
    .onConflict((same) =>
      same.column('url').doUpdateSet({
        // What is used stays it.
        unused_since: sql`CASE WHEN podcast_sounds.unused_since IS NOT NULL THEN excluded.unused_since END`,
      }),
    )
    .execute();
}

/**
 * Has a sound that was uploaded be used: it stays.
 * @returns what was measured of it; undefined where none was uploaded
 */
export async function useSound(db: Sql, url: string): Promise<EpisodeSound | undefined> {
  return db
    .updateTable('podcast_sounds')
    .set({ unused_since: null })
    .where('url', '=', url)
    .returning([
      'url as soundUrl',
      'type as soundType',
      'bytes as soundBytes',
      'duration_ms as durationMs',
    ])
    .executeTakeFirst();
}

/** Marks sounds at `now` (epoch milliseconds) that no episode has any more, nor one that was removed. */
export async function markUnusedSounds(db: Sql, now: number): Promise<void> {
  await db
    .updateTable('podcast_sounds')
    .set({ unused_since: instant(now) })
    .where('unused_since', 'is', null)
    .where(hasNoEpisode)
    .execute();
}

/**
 * Forgets sounds that no episode has had since an instant (epoch milliseconds).
 * @returns their paths
 */
export async function deleteUnusedSounds(db: Sql, before: number): Promise<string[]> {
  const sounds = await db
    .deleteFrom('podcast_sounds')
    // Looked at again once whoever saves an episode with it has done so.
    .where('unused_since', '<=', instant(before))
    .where(hasNoEpisode)
    .returning('url')
    .execute();
  return sounds.map(({ url }) => url);
}

const hasNoEpisode = sql<boolean>`NOT EXISTS (
  SELECT FROM podcast_episodes WHERE sound_url = podcast_sounds.url
)`;
