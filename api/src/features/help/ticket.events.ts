import { findTicket } from '#db/help/ticket.repository.ts';
import type { Sql } from '#db/orm.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { mayEnter, requireAddress } from './ticket-access.ts';
import { ticketNotFound, ticketPolicy } from './ticket.policy.ts';

/**
 * A ticket and its thread, for its sender and for staff. A guest names the key of their link, which
 * is looked at when they begin to follow, and is no part of what they follow.
 */
export const ticketTopic: Topic<{ ticketId: number }> = {
  name: 'ticket',
  messageType: 'TICKET_UPDATE',
  audience: 'anyone',
  params: ['ticketId'],
  async admit(context, asked) {
    const key = typeof asked.key === 'string' ? asked.key : null;
    const { id: ticketId } = requireAddress(String(asked.ticketId), key);
    const ticket = await findTicket(context.sql, ticketId);
    if (ticket && (await mayEnter(context, context.sql, ticketPolicy.read, ticket, key))) {
      return { ticketId };
    }
    throw ticketNotFound();
  },
};

/** What people follow of tickets. */
export const ticketTopics: readonly Topic[] = [ticketTopic];

/**
 * Notes that tickets have changed, as the last thing in the transaction of `db`.
 * @param now epoch milliseconds
 * @returns what `changed` of the context is told after the commit
 */
export async function noteTickets(db: Sql, ids: readonly number[], now: number): Promise<string[]> {
  return moveOn(
    db,
    ids.map((ticketId) => keyOf(ticketTopic, { ticketId })),
    now,
  );
}
