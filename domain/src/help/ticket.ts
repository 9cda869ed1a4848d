import { DAY_MS } from '#domain/time/calendar.ts';

/**
 * Where a ticket stands: nobody has answered yet; it is the sender's turn; it is ours again; it is
 * settled, until the sender says otherwise; it is over for good.
 */
export const ticketStates = [
  'open',
  'waiting-for-sender',
  'waiting-for-staff',
  'solved',
  'closed',
] as const;
export type TicketState = (typeof ticketStates)[number];

/** States in which somebody waits for the people who run the product. */
export const waitingTicketStates: readonly TicketState[] = ['open', 'waiting-for-staff'];

/** States in which a ticket can be rated. */
export const settledTicketStates: readonly TicketState[] = ['solved', 'closed'];

/** How soon a ticket should be answered, for those who answer. */
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** By whom a message is: the sender, staff, or staff among themselves. */
export const ticketMessageKinds = ['sender', 'staff', 'note'] as const;
export type TicketMessageKind = (typeof ticketMessageKinds)[number];

/** How long a solved ticket can be opened again by a reply. */
export const SOLVED_FOR_DAYS = 14;
export const SOLVED_FOR_MS = SOLVED_FOR_DAYS * DAY_MS;

/** How long the tickets of guests are kept after the last message in them, once they are closed. */
export const GUEST_TICKETS_KEPT_MONTHS = 24;

export const ticketLimits = {
  name: 80,
  subject: 120,
  content: 4000,
  answer: 200,
  ratingWords: 1000,
  cannedTitle: 80,
  /** Words that the queue is searched by. */
  text: 100,
} as const;

/** Tickets of one account that can wait for an answer at a time. */
export const WAITING_TICKETS_LIMIT = 20;

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Where a reply of the sender moves a ticket. One that is closed takes none. */
export function stateAfterReply(state: TicketState): TicketState {
  return state === 'open' ? 'open' : 'waiting-for-staff';
}

const PREFIX = 'RT-';

/** What people call a ticket: `RT-10243`. It lets nobody in. */
export function ticketNumber(id: number): string {
  return `${PREFIX}${id}`;
}

/** The id in what people call a ticket, also without what it begins with; empty where there is none. */
export function idInTicketNumber(number: string): string {
  return /^(?:RT-)?(\d+)$/i.exec(number.trim())?.[1] ?? '';
}

/** A prepared answer with what stands for its placeholders, `{name}` and `{number}`, put in. */
export function fillAnswer(content: string, values: { name: string; number: string }): string {
  return content.replaceAll(/\{(name|number)\}/g, (_all, key: 'name' | 'number') => values[key]);
}
