import {
  countFidelityComments,
  findFidelityFile,
  insertFidelityComment,
  insertFidelityFile,
  measureFidelityFiles,
  setFidelityPeaks,
} from '#db/services/fidelity-file.repository.ts';
import type { FidelityFileRow } from '#db/services/fidelity-file.repository.ts';
import { findFidelityOrder, lockFidelityOrder } from '#db/services/fidelity-order.repository.ts';
import type { FidelityOrderRow } from '#db/services/fidelity-order.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { safeFileName } from '#domain/messaging/attachments.ts';
import { fidelityLimits, takesFidelityFile } from '#domain/services/fidelity-order.ts';
import type { FidelityFileKind } from '#domain/services/fidelity-order.ts';
import type { FidelityCommentInput } from '#domain/services/fidelity.schema.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { readSound } from '#api/lib/audio/sound-kind.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { privateLink } from '#api/lib/files/signed-links.ts';
import { storeMade } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { authorize, isAllowed } from '#api/lib/policy.ts';
import { fidelityFileKind } from './fidelity-file-kind.ts';
import { requireFidelityOrder } from './fidelity-order.service.ts';
import { noteFidelity } from './fidelity.events.ts';
import { fidelityPolicy } from './fidelity.policy.ts';
import { serviceRates } from './service.limits.ts';

/** How long a file can be read by an address that was asked for. Sound is fetched as it is heard. */
const READABLE_MS = HOUR_MS;

const MEGABYTE = 1024 * 1024;

const orderNotFound = () => new DomainError('NOT_FOUND', 'services.orderNotFound');
const fileUnknown = () => new DomainError('NOT_FOUND', 'services.fileUnknown');

/** A file that is sent for an order. */
interface SentFile {
  order: string;
  kind: FidelityFileKind;
  /** What it is called where it comes from. */
  title: string;
}

/**
 * Lets the customer send stems, and engineers mixes.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, RATE_LIMITED; UNAVAILABLE when private files
 *   cannot be read here; CONFLICT when none are taken now
 */
export async function admitFidelityFile(
  context: Context,
  { order: id, kind }: Pick<SentFile, 'order' | 'kind'>,
): Promise<void> {
  const user = requireUser(context);
  const order = await findFidelityOrder(context.sql, requireId(id, 'services.orderNotFound'));
  requireTaking(context, order, kind);
  if (!context.secrets) throw new DomainError('UNAVAILABLE', 'files.privateNotConfigured');
  await context.rateLimits.consume(serviceRates.upload, user.id);
}

/** The order, if it takes such a file of whoever asks. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT */
function requireTaking(
  context: Context,
  order: FidelityOrderRow | undefined,
  kind: FidelityFileKind,
): FidelityOrderRow {
  if (!order) throw orderNotFound();
  authorize(context, fidelityPolicy.see, order);
  authorize(context, kind === 'stem' ? fidelityPolicy.send : fidelityPolicy.mix, order);
  if (!takesFidelityFile(kind, order.status)) {
    throw new DomainError('CONFLICT', 'services.filesClosed');
  }
  return order;
}

/**
 * Keeps a sound for an order: of the customer to be mixed, or of an engineer as the next version.
 * @throws DomainError as {@link admitFidelityFile}; BAD_USER_INPUT naming `track`; CONFLICT also when
 *   there are too many
 */
export async function addFidelityFile(
  context: Context,
  { order: text, kind, title }: SentFile,
  received: ReceivedFile,
): Promise<{ id: number; durationMs: number }> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  const orderId = requireId(text, 'services.orderNotFound');
  const known = await findFidelityOrder(context.sql, orderId);
  const { revisionsUsed } = requireTaking(context, known, kind);
  const sound = await readSound(received);
  const { ending, content, durationMs } = sound;
  const { id, tags } = await storeMade(context, {
    kind: fidelityFileKind,
    made: [sound],
    userId,
    // The same file of customer and engineer is two, and again for another version it is one more.
    subject: `fidelity ${orderId} ${kind} ${revisionsUsed} of ${userId}`,
    async bind(db, name) {
      const order = requireTaking(context, await lockFidelityOrder(db, orderId), kind);
      await requireRoom(db, orderId, content.length);
      const fileId = await insertFidelityFile(db, {
        orderId,
        userId,
        kind,
        round: kind === 'mix' ? order.revisionsUsed : null,
        name,
        ending,
        title: safeFileName(title, ending),
        bytes: content.length,
        durationMs,
        now,
      });
      return { id: fileId, tags: await noteFidelity(db, orderId, now) };
    },
    userGone: orderNotFound,
  });
  context.changed(tags);
  return { id, durationMs };
}

/** @throws DomainError CONFLICT when there are too many, or they are too large together */
async function requireRoom(db: Sql, orderId: number, bytes: number): Promise<void> {
  const known = await measureFidelityFiles(db, orderId);
  if (known.count >= fidelityLimits.files) {
    const values = { limit: fidelityLimits.files };
    throw new DomainError('CONFLICT', 'services.tooManyFiles', { values });
  }
  if (known.bytes + bytes > fidelityLimits.megabytes * MEGABYTE) {
    const values = { limit: fidelityLimits.megabytes };
    throw new DomainError('CONFLICT', 'services.filesFull', { values });
  }
}

/**
 * Whether somebody may know of a file: the customer hears a version once it is delivered.
 * @param order that it is of
 */
export function isFidelityFileShown(
  context: Context,
  { kind, round }: Pick<FidelityFileRow, 'kind' | 'round'>,
  order: FidelityOrderRow,
): boolean {
  const isWaiting =
    kind === 'mix' && round === order.revisionsUsed && takesFidelityFile('mix', order.status);
  return isAllowed(context, isWaiting ? fidelityPolicy.mix : fidelityPolicy.see, order);
}

/** A file with its order, for whoever may know of it. @throws DomainError UNAUTHENTICATED, NOT_FOUND */
async function requireShown(
  context: Context,
  id: number,
): Promise<{ file: FidelityFileRow; order: FidelityOrderRow }> {
  requireUser(context);
  const file = await findFidelityFile(context.sql, id);
  const order = file && (await findFidelityOrder(context.sql, file.orderId));
  if (!order || !isFidelityFileShown(context, file, order)) throw fileUnknown();
  return { file, order };
}

/**
 * Keeps the shape of a sound, as the browser of whoever sent it has it.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND to everybody else
 */
export async function drawFidelityFile(
  context: Context,
  id: number,
  peaks: readonly number[],
): Promise<FidelityOrderRow> {
  const { id: userId } = requireUser(context);
  await context.rateLimits.consume(serviceRates.work, userId);
  const { file, order } = await requireShown(context, id);
  if (file.userId !== userId) throw fileUnknown();
  const tags = await context.transaction(async (em) => {
    const db = sqlOf(em);
    await setFidelityPeaks(db, id, peaks);
    return noteFidelity(db, order.id, context.now);
  });
  context.changed(tags);
  return order;
}

/**
 * Says something of a version, at a time in it or as a whole.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND; CONFLICT when it is no version, or there
 *   are too many comments
 */
export async function commentOnFidelity(
  context: Context,
  fileId: number,
  { atMs, content }: FidelityCommentInput,
): Promise<FidelityOrderRow> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  await context.rateLimits.consume(serviceRates.work, userId);
  const { file, order } = await requireShown(context, fileId);
  if (file.kind !== 'mix') throw new DomainError('CONFLICT', 'services.notAMix');
  const tags = await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockFidelityOrder(db, order.id);
    if ((await countFidelityComments(db, fileId)) >= fidelityLimits.comments) {
      const values = { limit: fidelityLimits.comments };
      throw new DomainError('CONFLICT', 'services.tooManyComments', { values });
    }
    const at = atMs === null ? null : Math.min(atMs, file.durationMs);
    await insertFidelityComment(db, { fileId, userId, atMs: at, content, now });
    return noteFidelity(db, order.id, now);
  });
  context.changed(tags);
  return requireFidelityOrder(context.sql, order.id);
}

/**
 * Where whoever asks hears a file for an hour, they alone.
 * @throws DomainError UNAUTHENTICATED, UNAVAILABLE; NOT_FOUND to those who take no part in its order
 */
export async function linkToFidelityFile(
  context: Context,
  id: string,
  { isSaved }: { isSaved: boolean },
): Promise<string> {
  const user = requireUser(context);
  const { file } = await requireShown(context, parseId(id) ?? 0);
  return privateLink(context, {
    object: `${fidelityFileKind.name}/${file.name}${file.ending}`,
    expiresAt: context.now + READABLE_MS,
    userId: user.id,
    downloadName: isSaved ? file.title : null,
  });
}
