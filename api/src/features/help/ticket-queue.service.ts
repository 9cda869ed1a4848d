import {
  deleteCannedAnswer,
  insertCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '#db/help/canned-answer.repository.ts';
import type { CannedAnswerRow } from '#db/help/canned-answer.repository.ts';
import { forgetGuests } from '#db/help/guest-ticket.repository.ts';
import { insertTicketMessage } from '#db/help/ticket-message.repository.ts';
import {
  closeSolvedTickets,
  countQueue,
  findAdministrators,
  listQueue,
  lockTicket,
  queueOrder,
  updateTicket,
} from '#db/help/ticket.repository.ts';
import type { TicketChange, TicketFilter, TicketRow } from '#db/help/ticket.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import type { CannedAnswerInput, TicketAnswerInput } from '#domain/help/ticket.schema.ts';
import { GUEST_TICKETS_KEPT_MONTHS, SOLVED_FOR_MS, ticketStates } from '#domain/help/ticket.ts';
import type { TicketState } from '#domain/help/ticket.ts';
import { message } from '#domain/messages/message.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import type { JobTools } from '#api/lib/jobs/job.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { attachFiles } from './ticket-attachment.service.ts';
import { noteTickets } from './ticket.events.ts';
import { writeAnswered } from './ticket.mails.ts';
import { ticketNotFound } from './ticket.policy.ts';
import { stored } from './ticket.service.ts';
import type { OpenTicket } from './ticket.service.ts';

/**
 * The queue, as far as it is wanted, what has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function ticketQueue(context: Context, filter: TicketFilter, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, queueOrder, (part) => listQueue(sql, filter, part))),
    totalCount: async () =>
      (await countQueue(sql, filter)).reduce((sum, { count }) => sum + count, 0),
  };
}

/**
 * How many tickets there are of each state, as far as they are wanted.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators
 */
export async function ticketCounts(
  context: Context,
  filter: TicketFilter,
): Promise<{ state: TicketState; count: number }[]> {
  requireAdmin(context);
  const counts = await countQueue(context.sql, filter);
  return ticketStates.map((state) => ({
    state,
    count: counts.find((row) => row.state === state)?.count ?? 0,
  }));
}

/** The ids of administrators. @throws DomainError UNAUTHENTICATED; FORBIDDEN to all others */
export async function ticketAssignees(context: Context): Promise<number[]> {
  requireAdmin(context);
  return findAdministrators(context.sql);
}

/**
 * Answers a ticket and moves it on. Its sender is mailed. Answers at the same time are all kept.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT naming files that are not
 *   there; CONFLICT when it is not known any more whose it was
 */
export async function answerTicket(
  context: Context,
  ticketId: number,
  { content, attachments, state }: TicketAnswerInput,
): Promise<OpenTicket> {
  const { id: userId } = requireAdmin(context);
  const { now } = context;
  return change(context, ticketId, async (db, { senderEmail }) => {
    if (senderEmail === '') throw new DomainError('CONFLICT', 'help.senderForgotten');
    const messageId = await insertTicketMessage(
      db,
      { ticketId, kind: 'staff', userId, content },
      now,
    );
    await attachFiles(db, messageId, attachments);
    await updateTicket(db, ticketId, { state }, now);
    await writeAnswered(db, await stored(db, ticketId), { messageId, content }, now);
  });
}

/** Notes something for staff. @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function noteOnTicket(
  context: Context,
  ticketId: number,
  content: string,
): Promise<OpenTicket> {
  const { id: userId } = requireAdmin(context);
  return change(context, ticketId, async (db) => {
    await insertTicketMessage(db, { ticketId, kind: 'note', userId, content }, context.now);
  });
}

/**
 * Changes where a ticket stands, how soon it should be answered, or what it is about. Nobody is mailed.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function changeTicket(
  context: Context,
  ticketId: number,
  to: Omit<TicketChange, 'assigneeId'>,
): Promise<OpenTicket> {
  requireAdmin(context);
  return change(context, ticketId, (db) => updateTicket(db, ticketId, to, context.now));
}

/**
 * Assigns a ticket to an administrator, or to nobody.
 * @param replaces whose it was where that was decided
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT naming `assigneeId` who is
 *   no administrator; CONFLICT when it has become somebody else's meanwhile
 */
export async function assignTicket(
  context: Context,
  ticketId: number,
  { assigneeId, replaces }: { assigneeId: number | null; replaces: number | null },
): Promise<OpenTicket> {
  requireAdmin(context);
  return change(context, ticketId, async (db, ticket) => {
    if (ticket.assigneeId !== replaces) throw new DomainError('CONFLICT', 'help.takenMeanwhile');
    if (assigneeId !== null && !(await findAdministrators(db)).includes(assigneeId)) {
      throw badInput({ assigneeId: message('help.assigneeUnknown') });
    }
    await updateTicket(db, ticketId, { assigneeId }, context.now);
  });
}

/** Changes a ticket, one change after the other. @throws DomainError NOT_FOUND */
async function change(
  context: Context,
  id: number,
  work: (db: Sql, ticket: TicketRow) => Promise<void>,
): Promise<OpenTicket> {
  const { ticket, notices } = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const found = await lockTicket(db, id);
    if (!found) throw ticketNotFound();
    await work(db, found);
    return { ticket: await stored(db, id), notices: await noteTickets(db, [id], context.now) };
  });
  context.changed(notices);
  return { ...ticket, key: null };
}

/** Closes what has been solved for long enough at `now` (epoch milliseconds). */
export async function closeSolved(
  { orm, changed }: Pick<JobTools, 'orm' | 'changed'>,
  now: number,
): Promise<void> {
  const notices = await inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    const closed = await closeSolvedTickets(db, now - SOLVED_FOR_MS, now);
    return closed.length > 0 ? noteTickets(db, closed, now) : [];
  });
  if (notices.length > 0) changed(notices);
}

/** Forgets at `now` (epoch milliseconds) guests whose tickets are closed and long over. */
export async function forgetFormerGuests(
  { orm, changed }: Pick<JobTools, 'orm' | 'changed'>,
  now: number,
): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - GUEST_TICKETS_KEPT_MONTHS);
  const notices = await inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    const forgotten = await forgetGuests(db, before.getTime());
    return forgotten.length > 0 ? noteTickets(db, forgotten, now) : [];
  });
  if (notices.length > 0) changed(notices);
}

/** Prepared answers, by title. @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators */
export async function cannedAnswers(context: Context): Promise<CannedAnswerRow[]> {
  requireAdmin(context);
  return listCannedAnswers(context.sql);
}

/**
 * Keeps a prepared answer: a new one, or what one says from now on.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for one that there is not
 */
export async function saveCannedAnswer(
  context: Context,
  id: number | null,
  answer: CannedAnswerInput,
): Promise<CannedAnswerRow> {
  requireAdmin(context);
  const { sql, now } = context;
  const saved =
    id === null
      ? await insertCannedAnswer(sql, answer, now)
      : await updateCannedAnswer(sql, id, answer, now);
  if (!saved) throw new DomainError('NOT_FOUND', 'help.answerNotFound');
  return saved;
}

/** Forgets a prepared answer. @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function removeCannedAnswer(context: Context, id: number): Promise<void> {
  requireAdmin(context);
  if (!(await deleteCannedAnswer(context.sql, id))) {
    throw new DomainError('NOT_FOUND', 'help.answerNotFound');
  }
}
