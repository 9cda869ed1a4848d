import { findTicket } from '#db/help/ticket.repository.ts';
import type { Sql } from '#db/orm.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { authorize } from '#api/lib/policy.ts';
import { requireAddress } from './ticket-access.ts';
import { ticketNotFound, ticketPolicy } from './ticket.policy.ts';

/** A ticket and its thread. Its sender may follow it, if they have an account, and staff. */
export const ticketTopic: Topic<{ ticketId: number }> = {
  name: 'ticket',
  messageType: 'TICKET_UPDATE',
  audience: 'personal',
  params: ['ticketId'],
  async admit(context, asked) {
    const { id: ticketId } = requireAddress(String(asked.ticketId));
    const ticket = await findTicket(context.sql, ticketId);
    if (!ticket) throw ticketNotFound();
    authorize(context, ticketPolicy.read, ticket);
    return { ticketId };
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
