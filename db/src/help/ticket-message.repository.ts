import type { TicketMessageKind } from '#domain/help/ticket.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Something that is written into the thread of a ticket. */
export interface TicketMessageRow {
  id: number;
  ticketId: number;
  kind: TicketMessageKind;
  /** Who wrote it; null for guests, and for those whose account is gone. */
  userId: number | null;
  content: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** What the sender of a ticket wrote as an email. */
export interface NewMailedMessage extends Pick<
  TicketMessageRow,
  'ticketId' | 'userId' | 'content'
> {
  mailId: string;
}

/** What is written in tickets, in order, with what staff notes for staff. */
export async function findTicketMessages(
  db: Sql,
  ticketIds: readonly number[],
): Promise<TicketMessageRow[]> {
  return db
    .selectFrom('ticket_messages')
    .select(({ ref }) => [
      'id',
      'ticket_id as ticketId',
      'kind',
      'user_id as userId',
      'content',
      epochMs(ref('created_at')).as('createdAt'),
    ])
    .where('ticket_id', '=', anyOf(ticketIds))
    .orderBy('ticket_id')
    .orderBy('id')
    .execute();
}

/**
 * Writes what came as an email into the thread of a ticket at `now` (epoch milliseconds), once.
 * @param mailId what its mail program calls it
 * @returns whether it was not there before
 */
export async function insertMailedMessage(
  db: Sql,
  { ticketId, userId, content, mailId }: NewMailedMessage,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ticket_messages')
    .values({
      ticket_id: ticketId,
      kind: 'sender',
      user_id: userId,
      content,
      mail_id: mailId,
      created_at: instant(now),
    })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes something into the thread of a ticket at `now` (epoch milliseconds). @returns its id */
export async function insertTicketMessage(
  db: Sql,
  { ticketId, userId, ...rest }: Omit<TicketMessageRow, 'id' | 'createdAt'>,
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('ticket_messages')
    .values({ ...rest, ticket_id: ticketId, user_id: userId, created_at: instant(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
