import { findAccountKey, lockUser } from '#db/accounts/account.repository.ts';
import { insertTicketMessage } from '#db/help/ticket-message.repository.ts';
import {
  countTicketsOf,
  countWaitingTicketsOf,
  findTicket,
  insertTicket,
  isOwnBooking,
  listTicketsOf,
  lockTicket,
  ownTicketOrder,
  rateTicket as keepRating,
  updateTicket,
} from '#db/help/ticket.repository.ts';
import type { TicketRow } from '#db/help/ticket.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import type {
  Guest,
  TicketInput,
  TicketRatingInput,
  TicketReplyInput,
} from '#domain/help/ticket.schema.ts';
import {
  settledTicketStates,
  stateAfterReply,
  WAITING_TICKETS_LIMIT,
} from '#domain/help/ticket.ts';
import { message } from '#domain/messages/message.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { mayEnter } from './ticket-access.ts';
import type { TicketAddress } from './ticket-access.ts';
import { attachFiles } from './ticket-attachment.service.ts';
import { noteTickets } from './ticket.events.ts';
import { ticketRates } from './ticket.limits.ts';
import { writeOpened } from './ticket.mails.ts';
import { ticketNotFound, ticketPolicy } from './ticket.policy.ts';

/** A ticket for whoever asks: a guest has come with a key, by which they read its files. */
export interface OpenTicket extends TicketRow {
  key: string | null;
}

/**
 * Opens a ticket of whoever is logged in.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; CONFLICT when too much of theirs waits;
 *   BAD_USER_INPUT naming a booking or a studio that is not theirs, or files that are not there
 */
export async function openTicket(context: Context, input: TicketInput): Promise<OpenTicket> {
  const { id: userId } = requireUser(context);
  await context.rateLimits.consume(ticketRates.openByUser, userId);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    // One after the other, or several at once would each find room for one more.
    await lockUser(db, userId);
    if ((await countWaitingTicketsOf(db, userId)) >= WAITING_TICKETS_LIMIT) {
      const values = { limit: WAITING_TICKETS_LIMIT };
      throw new DomainError('CONFLICT', 'help.tooManyTickets', { values });
    }
    await requireOwn(db, userId, input);
    return open(context, db, { ...input, userId, guest: null });
  });
}

/**
 * Opens a ticket of somebody without an account, who reads it by what they are mailed. Nothing tells
 * whether the address is known.
 * @throws DomainError RATE_LIMITED; BAD_USER_INPUT naming files that are not there
 */
export async function openGuestTicket(
  context: Context,
  { name, email, ...input }: TicketInput & Guest,
): Promise<OpenTicket> {
  const { sql, rateLimits } = context;
  await rateLimits.consume(ticketRates.openByRecipient, await findAccountKey(sql, email));
  const guest = { name, email };
  return context.transaction((em) =>
    open(context, sqlOf(em), { ...input, bookingId: null, studioId: null, userId: null, guest }),
  );
}

async function open(
  { language, now }: Context,
  db: Sql,
  ticket: TicketInput & { userId: number | null; guest: Guest | null },
): Promise<OpenTicket> {
  const { content, attachments, ...rest } = ticket;
  const { userId, guest, category, subject, answers, bookingId, studioId } = rest;
  const id = await insertTicket(
    db,
    { userId, guest, language, category, subject, answers, bookingId, studioId },
    now,
  );
  const messageId = await insertTicketMessage(
    db,
    { ticketId: id, kind: 'sender', userId, content },
    now,
  );
  await attachFiles(db, messageId, attachments);
  const opened = await stored(db, id);
  await writeOpened(db, opened, now);
  return { ...opened, key: null };
}

async function requireOwn(
  db: Sql,
  userId: number,
  { bookingId, studioId }: TicketInput,
): Promise<void> {
  if (bookingId !== null && !(await isOwnBooking(db, userId, bookingId))) {
    throw badInput({ bookingId: message('bookings.notFound') });
  }
  if (studioId === null) return;
  if (!(await findStudioTeam(db, studioId)).has(userId)) {
    throw badInput({ studioId: message('studios.notFound') });
  }
}

/** The tickets of whoever asks, what changed last first. @throws DomainError UNAUTHENTICATED */
export async function myTickets(context: Context, page: PageArgs) {
  const { id: userId } = requireUser(context);
  const { sql } = context;
  return {
    ...(await paginate(page, ownTicketOrder, (part) => listTicketsOf(sql, userId, part))),
    totalCount: () => countTicketsOf(sql, userId),
  };
}

/** A ticket for those who may read it; null for all others, as where there is none. */
export async function readTicket(
  context: Context,
  { id, key }: TicketAddress,
): Promise<OpenTicket | null> {
  const { sql } = context;
  const ticket = await findTicket(sql, id);
  if (!ticket || !(await mayEnter(context, sql, ticketPolicy.read, ticket, key))) return null;
  return { ...ticket, key };
}

/**
 * Writes into a ticket of one's own; one that is solved is open again then.
 * @throws DomainError NOT_FOUND; CONFLICT when it is closed; BAD_USER_INPUT naming files that are not
 *   there
 */
export async function replyToTicket(
  context: Context,
  address: TicketAddress,
  { content, attachments }: TicketReplyInput,
): Promise<OpenTicket> {
  const { now, user } = context;
  return changeOwn(context, address, async (db, { id, userId, state }) => {
    if (state === 'closed') throw new DomainError('CONFLICT', 'help.ticketClosed');
    const author = userId === null ? null : (user?.id ?? null);
    const messageId = await insertTicketMessage(
      db,
      { ticketId: id, kind: 'sender', userId: author, content },
      now,
    );
    await attachFiles(db, messageId, attachments);
    await updateTicket(db, id, { state: stateAfterReply(state) }, now);
  });
}

/**
 * Says how satisfied the sender of a ticket is, once.
 * @throws DomainError NOT_FOUND; CONFLICT before it is solved, and after it was rated
 */
export async function rateTicket(
  context: Context,
  address: TicketAddress,
  rating: TicketRatingInput,
): Promise<OpenTicket> {
  return changeOwn(context, address, async (db, { id, state }) => {
    if (!settledTicketStates.includes(state)) throw new DomainError('CONFLICT', 'help.notSolved');
    if (!(await keepRating(db, id, rating))) throw new DomainError('CONFLICT', 'help.alreadyRated');
  });
}

/** Changes a ticket for its sender, one change after the other. @throws DomainError NOT_FOUND */
async function changeOwn(
  context: Context,
  { id, key }: TicketAddress,
  work: (db: Sql, ticket: TicketRow) => Promise<void>,
): Promise<OpenTicket> {
  const { ticket, notices } = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const found = await lockTicket(db, id);
    if (!found || !(await mayEnter(context, db, ticketPolicy.pursue, found, key))) {
      throw ticketNotFound();
    }
    await work(db, found);
    return {
      ticket: await stored(db, id),
      notices: await noteTickets(db, [id], context.now),
    };
  });
  context.changed(notices);
  return { ...ticket, key };
}

/** A ticket that there is. */
export async function stored(db: Sql, id: number): Promise<TicketRow> {
  const ticket = await findTicket(db, id);
  if (!ticket) throw new Error(`Ticket ${id} vanished.`);
  return ticket;
}
