import {
  deleteUnneededTracks,
  insertCanvasTrack,
  isCanvasTrack,
} from '#db/services/canvas-track.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { safeFileName } from '#domain/messaging/attachments.ts';
import { guestRetention } from '#domain/orders/retention.ts';
import { isSampleId } from '#domain/samples/sample.ts';
import {
  canvasTrackLimits,
  isPrintableLength,
  peaksOfShape,
} from '#domain/services/canvas-track.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { readSound } from '#api/lib/audio/sound-kind.ts';
import type { Context } from '#api/lib/context.ts';
import { storeMade } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import type { HasTrack } from '#api/lib/has-track.ts';
import { newToken } from '#api/lib/secret-token.ts';
import { canvasTrackKind } from './canvas-track-kind.ts';

/** How long a track is kept that is in no cart: long enough to put it into one. */
const UNUSED_MS = DAY_MS;

/** How long a track is kept for an order that nobody pays: some payments come late. */
const UNPAID_MS = guestRetention.unpaidDays * DAY_MS;

/** How long a track is kept after it was ordered: long enough to print it once more. */
const BOUGHT_MS = guestRetention.contactDays * DAY_MS;

/** A track that is sent to be printed. */
interface SentTrack {
  /** As {@link peaksOfShape} reads it. */
  shape: string;
  /** What it is called where it comes from. */
  title: string;
}

/**
 * Lets somebody send a track; how many is limited at the door.
 * @throws DomainError BAD_USER_INPUT naming `shape`; UNAVAILABLE when private files cannot be read here
 */
export async function admitCanvasTrack(
  { secrets }: Pick<Context, 'secrets'>,
  { shape }: Pick<SentTrack, 'shape'>,
): Promise<void> {
  requireShape(shape);
  if (!secrets) throw new DomainError('UNAVAILABLE', 'files.privateNotConfigured');
}

function requireShape(shape: string): number[] {
  const peaks = peaksOfShape(shape);
  if (!peaks) throw badInput({ shape: message('services.trackShape') });
  return peaks;
}

/**
 * Keeps a track that prints are made from, and its shape, which its sender has seen drawn.
 * @returns what carts call it
 * @throws DomainError BAD_USER_INPUT naming `shape`, or `track` for what is no sound or too short or long
 */
export async function addCanvasTrack(
  context: Context,
  { shape, title }: SentTrack,
  received: ReceivedFile,
): Promise<{ id: string; durationMs: number }> {
  const { now } = context;
  const userId = context.user?.id ?? null;
  const peaks = requireShape(shape);
  const sound = await readSound(received);
  const { ending, content, durationMs } = sound;
  if (!isPrintableLength(durationMs)) {
    const { minSeconds, maxMinutes } = canvasTrackLimits;
    throw badInput({ track: message('services.trackLength', { minSeconds, maxMinutes }) });
  }
  const key = newToken();
  await storeMade(context, {
    kind: canvasTrackKind,
    made: [sound],
    userId,
    // The same track sent twice is two, of which each goes by itself.
    subject: `canvas track ${key}`,
    bind: (db, name) =>
      insertCanvasTrack(db, {
        key,
        userId,
        name,
        ending,
        title: safeFileName(title, ending),
        bytes: content.length,
        durationMs,
        peaks,
        now,
      }),
    userGone: () => new DomainError('UNAUTHENTICATED', 'errors.unauthenticated'),
  });
  return { id: key, durationMs };
}

/** Whether there is a track that a print can be made from: a sample, or one that was sent. */
export const hasCanvasTrack: HasTrack = async (db, trackId) =>
  isSampleId(trackId) || isCanvasTrack(db, trackId);

/** Forgets tracks that at `now` (epoch milliseconds) are needed for no cart and no order. */
export async function forgetUnneededTracks({ orm }: { orm: Orm }, now: number): Promise<void> {
  await deleteUnneededTracks(sqlOf(orm.em), {
    sentBefore: now - UNUSED_MS,
    orderedBefore: now - UNPAID_MS,
    boughtBefore: now - BOUGHT_MS,
  });
}
