import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import type { TicketCategory } from '#domain/help/ticket-category.ts';
import type { TicketAnswers } from '#domain/help/ticket.schema.ts';
import { waitingTicketStates } from '#domain/help/ticket.ts';
import type { TicketPriority, TicketState } from '#domain/help/ticket.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { patternOf } from '../lib/words.ts';
import type { Sql } from '../orm.ts';

/** Something that somebody asks of the people who run the product. Instants are epoch milliseconds. */
export interface TicketRow {
  id: number;
  /** Who asks; null for guests. */
  userId: number | null;
  /** Of whoever asks, as it is now. */
  senderName: string;
  senderEmail: string;
  language: Language;
  category: TicketCategory;
  subject: string;
  answers: TicketAnswers;
  bookingId: number | null;
  studioId: number | null;
  studioName: string | null;
  state: TicketState;
  /** Since when it is in that state. */
  since: number;
  priority: TicketPriority;
  assigneeId: number | null;
  rating: number | null;
  ratingWords: string;
  createdAt: number;
  updatedAt: number;
}

function selectTickets(db: Sql) {
  return db
    .selectFrom('tickets')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .leftJoin('studios', 'studios.id', 'tickets.studio_id')
    .select(({ ref }) => [
      'tickets.id',
      'tickets.user_id as userId',
      sql<string>`coalesce(users.name, guest_name)`.as('senderName'),
      sql<string>`coalesce(users.email, guest_email)`.as('senderEmail'),
      sql<Language>`coalesce(users.language, tickets.language)`.as('language'),
      'tickets.category',
      'tickets.subject',
      'tickets.answers',
      'tickets.booking_id as bookingId',
      'tickets.studio_id as studioId',
      'studios.name as studioName',
      'tickets.state',
      epochMs(ref('tickets.since')).as('since'),
      'tickets.priority',
      'tickets.assignee_id as assigneeId',
      'tickets.rating',
      'tickets.rating_words as ratingWords',
      epochMs(ref('tickets.created_at')).as('createdAt'),
      epochMs(ref('tickets.updated_at')).as('updatedAt'),
    ]);
}

export async function findTicket(db: Sql, id: number): Promise<TicketRow | undefined> {
  return selectTickets(db).where('tickets.id', '=', id).executeTakeFirst();
}

/** Keeps others from changing a ticket until the transaction ends, and says where it stands. */
export async function lockTicket(db: Sql, id: number): Promise<TicketRow | undefined> {
  await db.selectFrom('tickets').select('id').where('id', '=', id).forUpdate().execute();
  return findTicket(db, id);
}

/** A ticket as it is opened: by somebody with an account, or by a guest. */
export interface NewTicket {
  userId: number | null;
  guest: { name: string; email: string } | null;
  language: Language;
  category: TicketCategory;
  subject: string;
  answers: TicketAnswers;
  bookingId: number | null;
  studioId: number | null;
}

/** Keeps a ticket that is opened at `now` (epoch milliseconds). @returns its id */
export async function insertTicket(db: Sql, ticket: NewTicket, now: number): Promise<number> {
  const { userId, guest, answers, bookingId, studioId, ...rest } = ticket;
  const { id } = await db
    .insertInto('tickets')
    .values({
      ...rest,
      user_id: userId,
      guest_name: guest?.name ?? null,
      guest_email: guest?.email ?? null,
      answers: sql`${JSON.stringify(answers)}::jsonb`,
      booking_id: bookingId,
      studio_id: studioId,
      since: instant(now),
      created_at: instant(now),
      updated_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What changes of a ticket besides what is written into it. */
export interface TicketChange {
  state?: TicketState | undefined;
  priority?: TicketPriority | undefined;
  category?: TicketCategory | undefined;
  assigneeId?: number | null | undefined;
}

/** Changes a ticket at `now` (epoch milliseconds). It is in its state since then, unless it was before. */
export async function updateTicket(
  db: Sql,
  id: number,
  { state, priority, category, assigneeId }: TicketChange,
  now: number,
): Promise<void> {
  await db
    .updateTable('tickets')
    .set({
      ...(state !== undefined && {
        state,
        since: sql`CASE WHEN state = ${state} THEN since ELSE ${instant(now)} END`,
      }),
      ...(priority !== undefined && { priority }),
      ...(category !== undefined && { category }),
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      updated_at: instant(now),
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps how satisfied somebody is, unless they have said so before. @returns whether it is kept */
export async function rateTicket(
  db: Sql,
  id: number,
  { rating, words }: { rating: number; words: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tickets')
    .set({ rating, rating_words: words })
    .where('id', '=', id)
    .where('rating', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Closes at `now` what has been solved since `before` (both epoch milliseconds). @returns their ids */
export async function closeSolvedTickets(db: Sql, before: number, now: number): Promise<number[]> {
  const closed = await db
    .updateTable('tickets')
    .set({ state: 'closed', since: instant(now), updated_at: instant(now) })
    .where('state', '=', 'solved')
    .where('since', '<=', instant(before))
    .returning('id')
    .execute();
  return closed.map(({ id }) => id);
}

/** What changed last comes first. */
export const ownTicketOrder: ListOrder<TicketRow> = {
  direction: 'desc',
  columns: [
    { value: sql`tickets.updated_at`, kind: 'instant' },
    { value: sql`tickets.id`, kind: 'integer' },
  ],
  keyOf: ({ updatedAt, id }) => [updatedAt, id],
};

/** Tickets that somebody has opened: a slice, what changed last first. */
export async function listTicketsOf(db: Sql, userId: number, part: Slice): Promise<TicketRow[]> {
  return slice(
    selectTickets(db).where('tickets.user_id', '=', userId),
    ownTicketOrder,
    part,
  ).execute();
}

export async function countTicketsOf(db: Sql, userId: number): Promise<number> {
  return countTickets(db, sql`user_id = ${userId}`);
}

const isWaiting = sql<boolean>`state IN (${sql.join(
  waitingTicketStates.map((state) => sql.lit(state)),
)})`;

/** How many tickets of somebody wait for an answer. */
export async function countWaitingTicketsOf(db: Sql, userId: number): Promise<number> {
  return countTickets(db, sql`user_id = ${userId} AND ${isWaiting}`);
}

/** How many tickets wait for an answer. */
export async function countWaitingTickets(db: Sql): Promise<number> {
  return countTickets(db, isWaiting);
}

async function countTickets(db: Sql, condition: RawBuilder<boolean>): Promise<number> {
  const { count } = await db
    .selectFrom('tickets')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return count;
}

/** Which tickets of the queue are wanted; what is not given narrows nothing. */
export interface TicketFilter {
  states?: readonly TicketState[];
  category?: TicketCategory;
  /** Whose; null for nobody's. */
  assigneeId?: number | null;
  /** Words of the subject, of the sender or of what was written, or a number. */
  text?: string;
}

/** What has been in its state longest comes first. */
export const queueOrder: ListOrder<TicketRow> = {
  direction: 'asc',
  columns: [
    { value: sql`tickets.since`, kind: 'instant' },
    { value: sql`tickets.id`, kind: 'integer' },
  ],
  keyOf: ({ since, id }) => [since, id],
};

function matching({ states, category, assigneeId, text }: TicketFilter) {
  const conditions = [sql<boolean>`true`];
  if (states) conditions.push(sql`tickets.state = ANY (${states}::text[])`);
  if (category !== undefined) conditions.push(sql`tickets.category = ${category}`);
  if (assigneeId !== undefined) {
    conditions.push(sql`tickets.assignee_id IS NOT DISTINCT FROM ${assigneeId}::int`);
  }
  if (text) conditions.push(saying(text));
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

function saying(text: string) {
  const pattern = patternOf(text);
  return sql<boolean>`(
    'RT-' || tickets.id ILIKE ${pattern} OR tickets.subject ILIKE ${pattern}
    OR coalesce(users.name, guest_name) ILIKE ${pattern}
    OR coalesce(users.email::text, guest_email) ILIKE ${pattern}
    OR EXISTS (
      SELECT FROM ticket_messages WHERE ticket_id = tickets.id AND content ILIKE ${pattern}
    )
  )`;
}

/** The queue, as far as it is wanted: a slice, what has waited longest first. */
export async function listQueue(db: Sql, filter: TicketFilter, part: Slice): Promise<TicketRow[]> {
  return slice(selectTickets(db).where(matching(filter)), queueOrder, part).execute();
}

/** How many tickets of each state are wanted, in no particular order; none of a state is left out. */
export async function countQueue(
  db: Sql,
  filter: TicketFilter,
): Promise<{ state: TicketState; count: number }[]> {
  return db
    .selectFrom('tickets')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .select(['tickets.state', sql<number>`count(*)::int`.as('count')])
    .where(matching(filter))
    .groupBy('tickets.state')
    .execute();
}

/** Lets whoever has a key into a ticket. @param now epoch milliseconds */
export async function insertTicketKey(
  db: Sql,
  { ticketId, hash }: { ticketId: number; hash: Uint8Array },
  now: number,
): Promise<void> {
  await db
    .insertInto('ticket_keys')
    .values({ ticket_id: ticketId, hash, created_at: instant(now) })
    .execute();
}

/** Whether a key lets into a ticket. */
export async function isTicketKey(db: Sql, ticketId: number, hash: Uint8Array): Promise<boolean> {
  const found = await db
    .selectFrom('ticket_keys')
    .select('ticket_id')
    .where('hash', '=', hash)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The ids of administrators, to whom tickets can be assigned. */
export async function findAdministrators(db: Sql): Promise<number[]> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

/** Whether a booking is somebody's own. */
export async function isOwnBooking(db: Sql, userId: number, bookingId: number): Promise<boolean> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}
