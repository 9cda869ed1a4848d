import { insertCannedAnswer } from '#db/help/canned-answer.repository.ts';
import { insertTicketMessage } from '#db/help/ticket-message.repository.ts';
import { insertTicket, rateTicket, updateTicket } from '#db/help/ticket.repository.ts';
import type { Sql } from '#db/orm.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { SOLVED_FOR_MS } from '#domain/help/ticket.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { cannedAnswers, ticketLines } from './ticket-lines.ts';
import type { DemoTicket } from './ticket-lines.ts';

/** Who asks in the demo data, who answers, and what they name. Ids. */
interface Desk {
  demoMusician: number;
  demoOwner: number;
  musician: number;
  otherMusician: number;
  owner: number;
  demoAdmin: number;
  /** A booking of the demo musician, and a studio of the demo owner. */
  bookingId: number;
  studioId: number | null;
}

/** Writes the tickets of the demo data as they are at `now` (epoch milliseconds), the oldest first. */
export async function loadTickets(db: Sql, desk: Desk, now: number): Promise<void> {
  const begunAt = ({ messages: [first] }: DemoTicket) => first.hoursAgo;
  for (const ticket of ticketLines.toSorted((one, other) => begunAt(other) - begunAt(one))) {
    await loadTicket(db, ticket, desk, now);
  }
  for (const answer of cannedAnswers) await insertCannedAnswer(db, answer, now);
}

async function loadTicket(db: Sql, ticket: DemoTicket, desk: Desk, now: number): Promise<void> {
  const { from, about, messages, state, priority, isAssigned, rating } = ticket;
  const { language = DEFAULT_LANGUAGE, category, subject, answers = {} } = ticket;
  const userId = typeof from === 'string' ? desk[from] : null;
  const instantOf = (hoursAgo: number) => now - hoursAgo * HOUR_MS;
  const ticketId = await insertTicket(
    db,
    {
      userId,
      guest: typeof from === 'string' ? null : from,
      language,
      category,
      subject,
      answers,
      bookingId: about === 'booking' ? desk.bookingId : null,
      studioId: about === 'studio' ? desk.studioId : null,
    },
    instantOf(messages[0].hoursAgo),
  );
  for (const { kind, content, hoursAgo } of messages) {
    const author = kind === 'sender' ? userId : desk.demoAdmin;
    await insertTicketMessage(db, { ticketId, kind, content, userId: author }, instantOf(hoursAgo));
  }
  // A note moves nothing.
  const lastSaid = messages.findLast(({ kind }) => kind !== 'note') ?? messages[0];
  const changedAt = instantOf(lastSaid.hoursAgo) + (state === 'closed' ? SOLVED_FOR_MS : 0);
  const assigneeId = isAssigned ? desk.demoAdmin : undefined;
  await updateTicket(db, ticketId, { state, priority, assigneeId }, changedAt);
  if (rating) await rateTicket(db, ticketId, rating);
}
