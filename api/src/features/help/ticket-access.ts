import { isTicketKey } from '#db/help/ticket.repository.ts';
import type { TicketRow } from '#db/help/ticket.repository.ts';
import type { Sql } from '#db/orm.ts';
import { idInTicketNumber } from '#domain/help/ticket.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { hashToken } from '#api/lib/secret-token.ts';
import { ticketNotFound, ticketPolicy } from './ticket.policy.ts';

/** Which ticket, and for guests what lets them in. */
export interface TicketAddress {
  id: number;
  key: string | null;
}

/**
 * The ticket that callers name by its number.
 * @throws DomainError NOT_FOUND when that can be none
 */
export function requireAddress(number: string, key?: string | null): TicketAddress {
  const id = parseId(idInTicketNumber(number));
  if (id === undefined) throw ticketNotFound();
  return { id, key: key ?? null };
}

/** Whether whoever asks may do with a ticket what a rule says, or has the key of a guest to it. */
export async function mayEnter(
  context: Context,
  db: Sql,
  rule: (typeof ticketPolicy)['read' | 'pursue'],
  ticket: Pick<TicketRow, 'id' | 'userId'>,
  key: string | null,
): Promise<boolean> {
  if (isAllowed(context, rule, ticket)) return true;
  return key !== null && ticket.userId === null && isTicketKey(db, ticket.id, hashToken(key));
}
