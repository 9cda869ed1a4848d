import { isDeepStrictEqual } from 'node:util';
import { attach, findAttachments } from '#db/messaging/attachment.repository.ts';
import { findConversation, lockConversation } from '#db/messaging/conversation.repository.ts';
import type { ConversationRow } from '#db/messaging/conversation.repository.ts';
import {
  findFirstReply,
  findMessage,
  findMessageByKey,
  hasWritten,
  insertMessage,
} from '#db/messaging/message.repository.ts';
import type { MessageRow } from '#db/messaging/message.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager, Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { MessageInput } from '#domain/messaging/message.schema.ts';
import { requireAdmin, requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import { requireUnsent } from './attachment.service.ts';
import { requireOpen, requireSide } from './conversation.service.ts';
import type { OpenConversation } from './conversation.service.ts';
import { noteConversation, ownMessages } from './messaging.events.ts';
import { messagingLimits } from './messaging.limits.ts';

/** What is sent, and the conversation as it is then. */
export interface Sent {
  message: MessageRow;
  conversation: ConversationRow;
}

/**
 * Sends a message of whoever is logged in. Repeating it under its idempotency key returns what was sent
 * the first time, whatever has happened since.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; CONFLICT when a side has blocked the
 *   conversation, nobody answers for the studio, or the key stands for another message; BAD_USER_INPUT
 *   naming `attachments` that are not there to be sent.
 */
export async function sendMessage(
  context: Context,
  conversationId: number,
  { content, attachments }: MessageInput,
  idempotencyKey: string | undefined,
): Promise<Sent> {
  const { id: senderId } = requireUser(context);
  await context.rateLimits.consume(messagingLimits.message, senderId);
  const draft = { conversationId, senderId, content, attachments, idempotencyKey };
  try {
    const { id, notices } = await context.transaction((em) => findOrInsert(em, context, draft));
    context.changed(notices);
    const { sql } = context;
    const message = await findMessage(sql, id);
    const conversation = await findConversation(sql, conversationId);
    if (!message || !conversation) throw new Error(`Message ${id} vanished after it was written.`);
    return { message, conversation };
  } catch (error) {
    // A repeated message waits for the first at the lock of its conversation, so this was for another.
    if (brokenConstraint(error) === 'messages_idempotency') throw keyReused();
    throw error;
  }
}

interface Draft {
  conversationId: number;
  senderId: number;
  content: string;
  attachments: MessageInput['attachments'];
  idempotencyKey: string | undefined;
}

async function findOrInsert(
  em: EntityManager,
  context: Context,
  draft: Draft,
): Promise<{ id: number; notices: string[] }> {
  const db = sqlOf(em);
  const { now } = context;
  const conversation = await lockConversation(db, draft.conversationId);
  const side = requireSide(context, conversation);
  const earlier = await findEarlier(db, draft);
  if (earlier) return { id: earlier.id, notices: [] };
  const open = requireOpen(conversation!);
  const isFirst = side === 'guest' && !(await hasWritten(db, open.id, 'guest'));
  const attachments = await requireUnsent(db, draft);
  const id = await insertMessage(db, {
    ...draft,
    attachments: attachments.map(({ kind }) => kind),
    side,
    now,
  });
  await attach(db, id, attachments);
  if (isFirst) await replyAutomatically(db, open, now);
  return { id, notices: await noteConversation(db, open, now) };
}

/** What was sent under the key already. @throws DomainError CONFLICT when that was something else */
async function findEarlier(
  db: Sql,
  { conversationId, senderId, content, attachments, idempotencyKey }: Draft,
): Promise<MessageRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const earlier = await findMessageByKey(db, senderId, idempotencyKey);
  if (!earlier) return undefined;
  const sent = await findAttachments(db, [earlier.id]);
  const isSame =
    earlier.conversationId === conversationId &&
    earlier.content === content &&
    isDeepStrictEqual(
      sent.map(({ id }) => String(id)),
      attachments.map(({ id }) => id),
    );
  if (isSame) return earlier;
  throw keyReused();
}

/** What the owner has prepared for whoever writes for the first time (ruling 5). */
async function replyAutomatically(
  db: Sql,
  { id, studioId, hostId }: OpenConversation,
  now: number,
): Promise<void> {
  const content = await findFirstReply(db, studioId);
  if (content === '') return;
  const reply = { side: 'host', isAutomatic: true, content, now } as const;
  await insertMessage(db, { ...reply, conversationId: id, senderId: hostId });
}

function keyReused(): DomainError {
  return new DomainError('CONFLICT', 'errors.idempotencyKeyReused');
}

/**
 * Moves on what an administrator follows of their own messages, to see how long it takes to arrive
 * (ruling 26).
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators
 */
export async function testMessaging(context: Context): Promise<void> {
  const { id: userId } = requireAdmin(context);
  const notices = await context.transaction((em) =>
    moveOn(sqlOf(em), [keyOf(ownMessages, { userId })], context.now),
  );
  context.changed(notices);
}
