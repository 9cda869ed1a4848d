import { sql } from 'kysely';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import { previewOf } from '#domain/messaging/preview.ts';
import type { ConversationSide } from '#domain/messaging/side.ts';
import { isPlaced } from '#db/bookings/booking.repository.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

export interface MessageRow {
  id: number;
  conversationId: number;
  /** Who wrote it; of an automatic one, who owned the studio. */
  senderId: number;
  side: ConversationSide;
  /** Empty where it is nothing but what is attached. */
  content: string;
  attachmentCount: number;
  isAutomatic: boolean;
  /** What it was sent under, if with one. */
  idempotencyKey: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

function selectMessages(db: Sql) {
  return db
    .selectFrom('messages')
    .select(({ ref }) => [
      'id',
      'conversation_id as conversationId',
      'user_id as senderId',
      'side',
      'content',
      'attachment_count as attachmentCount',
      'is_automatic as isAutomatic',
      'idempotency_key as idempotencyKey',
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}

export async function findMessage(db: Sql, id: number): Promise<MessageRow | undefined> {
  return selectMessages(db).where('id', '=', id).executeTakeFirst();
}

/** The message that a user sent under an idempotency key. */
export async function findMessageByKey(
  db: Sql,
  userId: number,
  idempotencyKey: string,
): Promise<MessageRow | undefined> {
  return selectMessages(db)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** As they were written. */
export const messageOrder: ListOrder<MessageRow> = {
  direction: 'asc',
  columns: [{ value: sql`id`, kind: 'integer' }],
  keyOf: ({ id }) => [id],
};

/** The messages of a conversation: a slice, in their order. */
export async function listMessages(
  db: Sql,
  conversationId: number,
  part: Slice,
): Promise<MessageRow[]> {
  const all = selectMessages(db).where('conversation_id', '=', conversationId);
  return slice(all, messageOrder, part).execute();
}

/** How many messages a conversation has. */
export async function countMessages(db: Sql, conversationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a side has ever written in a conversation. */
export async function hasWritten(
  db: Sql,
  conversationId: number,
  side: ConversationSide,
): Promise<boolean> {
  const found = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A message that is written at `now` (epoch milliseconds). */
export interface NewMessage {
  conversationId: number;
  senderId: number;
  side: ConversationSide;
  content: string;
  /** What will be attached to it, in order. */
  attachments?: readonly AttachmentKind[];
  isAutomatic?: boolean;
  idempotencyKey?: string | undefined;
  now: number;
}

/**
 * Writes a message, with which its conversation leaves the archives of both sides and has one more
 * that the other has not read. To be called with the conversation locked.
 * @returns its id
 */
export async function insertMessage(db: Sql, message: NewMessage): Promise<number> {
  const { conversationId, senderId, side, content, now } = message;
  const { attachments = [], isAutomatic = false, idempotencyKey } = message;
  const { id } = await db
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      user_id: senderId,
      side,
      content,
      attachment_count: attachments.length,
      is_automatic: isAutomatic,
      idempotency_key: idempotencyKey ?? null,
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    UPDATE conversations SET
      last_message_at = ${instant(now)},
      last_message_preview = ${previewOf(content)},
      last_message_attachment = ${attachments[0] ?? null}::text,
      guest_archived = false,
      host_archived = false,
      guest_unread = guest_unread + ${side === 'host' ? 1 : 0}::int,
      host_unread = host_unread + ${side === 'guest' ? 1 : 0}::int
    WHERE id = ${conversationId}
  `.execute(db);
  return id;
}

/** What a studio replies by itself to whoever writes for the first time; empty for nothing. */
export async function findFirstReply(db: Sql, studioId: number): Promise<string> {
  const found = await db
    .selectFrom('studios')
    .select('first_reply as firstReply')
    .where('id', '=', studioId)
    .executeTakeFirst();
  return found?.firstReply ?? '';
}

/** A step of a booking that the guest of a conversation made in its studio. Epoch milliseconds. */
export interface BookingEventRow {
  conversationId: number;
  id: number;
  bookingId: number;
  status: BookingStatus;
  /** Whether it kept its status, and got other terms. */
  isChange: boolean;
  at: number;
  startsAt: number;
  endsAt: number;
  zone: string;
}

/** How many steps of bookings a conversation shows: the latest. */
const EVENTS_LIMIT = 50;

/** What became of bookings between those who talk in these conversations, in the order of time. */
export async function findBookingEvents(
  db: Sql,
  conversationIds: readonly number[],
): Promise<BookingEventRow[]> {
  const { rows } = await sql<BookingEventRow>`
    SELECT conversations.id AS "conversationId", steps.*
    FROM conversations CROSS JOIN LATERAL (
      SELECT changes.id, bookings.id AS "bookingId", to_status AS status,
        from_status IS NOT DISTINCT FROM to_status AS "isChange",
        ${epochMs(sql.ref<string>('changes.at'))} AS at,
        ${epochMs(sql.ref<string>('starts_at'))} AS "startsAt",
        ${epochMs(sql.ref<string>('ends_at'))} AS "endsAt", zone
      FROM bookings JOIN booking_status_changes changes ON changes.booking_id = bookings.id
      WHERE bookings.studio_id = conversations.studio_id
        AND bookings.user_id = conversations.user_id
        -- What is confirmed at once was a request for no time.
        AND NOT (instant AND to_status = 'pending')
        AND ${isPlaced}
      ORDER BY changes.at DESC, changes.id DESC LIMIT ${EVENTS_LIMIT}
    ) steps
    WHERE conversations.id = ${anyOf(conversationIds)}
    ORDER BY conversations.id, at, id
  `.execute(db);
  return rows;
}
