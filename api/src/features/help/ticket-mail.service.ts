import { insertMailedMessage } from '#db/help/ticket-message.repository.ts';
import { lockTicket, updateTicket } from '#db/help/ticket.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { wordsOfReply } from '#domain/help/mail-reply.ts';
import { idInTicketNumber, stateAfterReply, ticketLimits } from '#domain/help/ticket.ts';
import { parseId } from '#api/lib/ids.ts';
import type { ReplyAddresses } from '#api/lib/mail/reply-addresses.ts';
import { noteTickets } from './ticket.events.ts';

/** A reply as a mail server hands it over. */
export interface MailedReply {
  /** The address that it was sent to. */
  to: string;
  /** The address that it is from, as it says. */
  from: string;
  /** What its mail program calls it, by which it is known when it comes twice. */
  mailId: string;
  /** With whatever is quoted in it. */
  text: string;
}

/** What became of one: it is in its ticket, or why not. */
export type ReplyOutcome = 'kept' | 'unknown' | 'closed' | 'empty' | 'too-long';

interface Tools {
  orm: Orm;
  replies: ReplyAddresses;
  changed: (tags: readonly string[]) => void;
}

/** Whether an address may be one of a ticket. */
export function isTicketAddress(replies: ReplyAddresses, address: string): boolean {
  return ticketAt(replies, address) !== undefined;
}

/**
 * Writes an email into the ticket whose sender was given its address, at `now` (epoch milliseconds).
 * Both that address and the one that it is from have to be theirs. One that comes twice is there once.
 */
export async function keepMailedReply(
  { orm, replies, changed }: Tools,
  { to, from, mailId, text }: MailedReply,
  now: number,
): Promise<ReplyOutcome> {
  const found = ticketAt(replies, to);
  if (!found) return 'unknown';
  const { id: ticketId, about } = found;
  const content = wordsOfReply(text);
  const outcome = await inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    const ticket = await lockTicket(db, ticketId);
    const isSender = ticket?.senderEmail.toLowerCase() === from.toLowerCase();
    if (!ticket || !isSender || !replies.isOf(to, about, ticket.senderEmail)) return 'unknown';
    if (ticket.state === 'closed') return 'closed';
    if (content === '') return 'empty';
    if (content.length > ticketLimits.content) return 'too-long';
    const { userId, state } = ticket;
    const isNew = await insertMailedMessage(db, { ticketId, userId, content, mailId }, now);
    if (!isNew) return [];
    await updateTicket(db, ticketId, { state: stateAfterReply(state) }, now);
    return noteTickets(db, [ticketId], now);
  });
  if (typeof outcome === 'string') return outcome;
  changed(outcome);
  return 'kept';
}

function ticketAt(
  replies: ReplyAddresses,
  address: string,
): { id: number; about: string } | undefined {
  const about = replies.aboutOf(address);
  const id = about === undefined ? undefined : parseId(idInTicketNumber(about));
  return about === undefined || id === undefined ? undefined : { id, about };
}
