import { sql } from 'kysely';
import type { TicketMessageKind } from '#domain/help/ticket.ts';
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
    .where('ticket_id', '=', sql<number>`ANY (${ticketIds}::int[])`)
    .orderBy('ticket_id')
    .orderBy('id')
    .execute();
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
