import { randomUUID } from 'node:crypto';
import {
  countUnsentAttachments,
  deleteUnsentAttachments,
  findAttachment,
  insertAttachment,
  lockUnsentAttachments,
} from '#db/messaging/attachment.repository.ts';
import type { AttachmentRow } from '#db/messaging/attachment.repository.ts';
import { findConversation } from '#db/messaging/conversation.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { ATTACHMENTS_LIMIT, safeFileName } from '#domain/messaging/attachments.ts';
import type { MessageInput } from '#domain/messaging/message.schema.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/calendar.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { privateLink } from '#api/lib/files/signed-links.ts';
import { storeMade } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { attachmentKind, makeAttachment } from './attachment-kind.ts';
import { requireOpen, requireSide } from './conversation.service.ts';
import { messagingLimits } from './messaging.limits.ts';
import { messagingPolicy } from './messaging.policy.ts';

/** Files that somebody may have uploaded for messages that are not sent, those thought better of too. */
const UNSENT_LIMIT = 5 * ATTACHMENTS_LIMIT;

/** How long a file can be read by an address that was asked for. Sound is fetched as it is heard. */
const READABLE_MS = HOUR_MS;

/**
 * Lets somebody send a file for a message.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; CONFLICT when nothing can be written in
 *   the conversation, or there are too many
 */
export async function admitAttachment(context: Context, conversationId: string): Promise<void> {
  const { id: userId } = requireUser(context);
  await requireWritable(context, conversationId);
  await context.rateLimits.consume(messagingLimits.attachment, userId);
  if ((await countUnsentAttachments(context.sql, userId)) >= UNSENT_LIMIT) {
    throw new DomainError('CONFLICT', 'messaging.tooManyAttachments');
  }
}

/**
 * Keeps a file for a message, which has it once it is sent with it; a day, if it never is.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, CONFLICT; BAD_USER_INPUT naming `attachment`
 */
export async function addAttachment(
  context: Context,
  conversation: string,
  received: ReceivedFile,
): Promise<Pick<AttachmentRow, 'id' | 'kind'>> {
  const { id: userId } = requireUser(context);
  const conversationId = await requireWritable(context, conversation);
  const { file, ...made } = await makeAttachment(received);
  const id = await storeMade(context, {
    kind: attachmentKind,
    made: [file],
    userId,
    // The same file attached twice is two, of which each goes by itself.
    subject: `attachment ${randomUUID()}`,
    bind: (db, name) =>
      insertAttachment(db, {
        ...made,
        conversationId,
        userId,
        name,
        ending: file.ending,
        now: context.now,
      }),
    userGone: () => new DomainError('UNAUTHENTICATED', 'errors.unauthenticated'),
  });
  return { id, kind: made.kind };
}

/** A conversation in which whoever is logged in can write. @returns its id */
async function requireWritable(context: Context, id: string): Promise<number> {
  const found = await findConversation(context.sql, requireId(id, 'messaging.notFound'));
  requireSide(context, found);
  return requireOpen(found!).id;
}

/**
 * What is attached to a message that is about to be sent, by its sender and in order, and what each is
 * called.
 * @throws DomainError BAD_USER_INPUT naming `attachments` when one is not there to be sent
 */
export async function requireUnsent(
  db: Sql,
  sending: { conversationId: number; senderId: number; attachments: MessageInput['attachments'] },
): Promise<AttachmentRow[]> {
  const { conversationId, senderId: userId, attachments } = sending;
  if (attachments.length === 0) return [];
  const ids = attachments.flatMap(({ id }) => parseId(id) ?? []);
  const found = await lockUnsentAttachments(db, { conversationId, userId }, ids);
  if (found.length !== attachments.length) {
    throw badInput({ attachments: message('messaging.attachmentUnknown') });
  }
  return found.map((row, index) => ({
    ...row,
    fileName: safeFileName(attachments[index]!.fileName, row.ending),
  }));
}

/**
 * Where whoever asks reads an attachment for an hour, they alone: a PDF is saved, images and sound are
 * shown unless they are to be saved too.
 * @throws DomainError UNAUTHENTICATED, UNAVAILABLE; NOT_FOUND to those who may not read its conversation,
 *   and of one that is not sent to all but who attached it
 */
export async function linkToAttachment(
  context: Context,
  id: string,
  { isSaved }: { isSaved: boolean },
): Promise<string> {
  const user = requireUser(context);
  const found = await findAttachment(context.sql, parseId(id) ?? 0);
  if (!found || !(await isReadable(context, found))) {
    throw new DomainError('NOT_FOUND', 'errors.notFound');
  }
  const { name, ending, fileName, kind } = found;
  return privateLink(context, {
    object: `${attachmentKind.name}/${name}${ending}`,
    expiresAt: context.now + READABLE_MS,
    userId: user.id,
    downloadName: isSaved || kind === 'pdf' ? fileName || safeFileName('', ending) : null,
  });
}

async function isReadable(
  context: Context,
  { conversationId, messageId, userId }: AttachmentRow,
): Promise<boolean> {
  if (messageId === null) return userId === context.user?.id;
  const conversation = await findConversation(context.sql, conversationId);
  return conversation !== undefined && isAllowed(context, messagingPolicy.read, conversation);
}

/** Forgets what was uploaded a day before `now` (epoch milliseconds) for messages that nobody sent. */
export async function forgetUnsentAttachments({ orm }: { orm: Orm }, now: number): Promise<void> {
  await deleteUnsentAttachments(sqlOf(orm.em), now - DAY_MS);
}
