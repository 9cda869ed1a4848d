import { parse } from 'node:path/posix';
import { removeFile } from '#db/files/file.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import {
  deleteUnusedSounds,
  insertSound,
  markUnusedSounds,
} from '#db/podcasts/podcast-sound.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { EPISODE_SOUND_LIMIT_MB } from '#domain/podcasts/episode.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { audioContentTypes } from '#api/lib/audio/audio-files.ts';
import { readSound, soundKind } from '#api/lib/audio/sound-kind.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { storeMade } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { podcastLimits } from './podcast.limits.ts';

/** Sounds of episodes. */
export const episodeSoundKind = soundKind('podcast-sounds', EPISODE_SOUND_LIMIT_MB);

/** Lets administrators send a sound. @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED */
export async function admitEpisodeSound(context: Context): Promise<void> {
  await context.rateLimits.consume(podcastLimits.upload, requireAdmin(context).id);
}

/**
 * Keeps the sound of a file, and what it measures, for an episode to be saved with. It belongs to
 * nobody: podcast programs go on playing it when the account is gone that sent it.
 * @throws DomainError BAD_USER_INPUT naming `track`
 */
export async function addEpisodeSound(context: Context, file: ReceivedFile) {
  requireAdmin(context);
  const made = await readSound(file);
  return storeMade(context, {
    kind: episodeSoundKind,
    made: [made],
    userId: null,
    subject: 'podcasts',
    userGone: () => new DomainError('UNAUTHENTICATED', 'errors.unauthenticated'),
    async bind(db, name) {
      const { ending, content, durationMs } = made;
      const url = `/uploads/${episodeSoundKind.name}/${name}${ending}`;
      const soundType = audioContentTypes[ending]!;
      const sound = { soundUrl: url, soundType, soundBytes: content.length, durationMs };
      await insertSound(db, sound, context.now);
      return { url, durationMs };
    },
  });
}

/** Has sounds go that no episode has had for a day before `now` (epoch milliseconds). */
export async function forgetUnusedSounds({ orm }: { orm: Orm }, now: number): Promise<void> {
  await inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    await markUnusedSounds(db, now);
    for (const url of await deleteUnusedSounds(db, now - DAY_MS)) {
      await removeFile(
        db,
        { userId: null, kind: episodeSoundKind.name, name: parse(url).name },
        now,
      );
    }
  });
}
