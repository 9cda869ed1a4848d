import { HOUR_MS } from '#domain/time/calendar.ts';

/** Where a booking can stand. It starts as pending, also when it is confirmed at once (spec §4). */
export const bookingStatuses = [
  'pending',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'completed',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/**
 * As whom somebody deals with a booking. `owner` is whoever answers for the studio, its managers too;
 * `system` is the product itself, by rule or by clock.
 */
export type BookingActor = 'musician' | 'owner' | 'engineer' | 'admin' | 'system';

export const bookingActions = [
  'confirm',
  'decline',
  'expire',
  'cancel',
  'agree',
  'complete',
] as const;
export type BookingAction = (typeof bookingActions)[number];

interface Transition {
  from: readonly BookingStatus[];
  to: BookingStatus;
  by: readonly BookingActor[];
}

/** The whole lifecycle. Server and client read allowed moves from here and nowhere else. */
export const bookingTransitions: Readonly<Record<BookingAction, Transition>> = {
  confirm: { from: ['pending'], to: 'confirmed', by: ['owner', 'admin', 'system'] },
  decline: { from: ['pending'], to: 'declined', by: ['owner', 'admin'] },
  expire: { from: ['pending'], to: 'expired', by: ['system'] },
  cancel: { from: ['pending', 'confirmed'], to: 'cancelled', by: ['musician', 'owner', 'admin'] },
  /** One side takes the terms that the other proposed: what was asked for, or agreed, is otherwise from now on. */
  agree: { from: ['pending', 'confirmed'], to: 'confirmed', by: ['musician', 'owner'] },
  complete: { from: ['confirmed'], to: 'completed', by: ['system'] },
};

/** Statuses in which a booking occupies its time. The database's exclusion constraint lists the same. */
export const liveStatuses: readonly BookingStatus[] = ['pending', 'confirmed'];

/** Statuses in which both sides have agreed: who booked is told where to go. */
export const agreedStatuses: readonly BookingStatus[] = ['confirmed', 'completed'];

/** The status after `action`, or undefined where `actor` may not take it from `status`. */
export function nextStatus(
  status: BookingStatus,
  action: BookingAction,
  actor: BookingActor,
): BookingStatus | undefined {
  const { from, to, by } = bookingTransitions[action];
  return from.includes(status) && by.includes(actor) ? to : undefined;
}

/** How long an owner has to answer a request. */
export const REQUEST_LIFETIME_HOURS = 48;

/**
 * When an unanswered request gives its slot back (epoch milliseconds): two days after it was made,
 * or when it would have started.
 */
export function requestExpiry(requestedAt: number, startsAt: number): number {
  return Math.min(requestedAt + REQUEST_LIFETIME_HOURS * HOUR_MS, startsAt);
}
