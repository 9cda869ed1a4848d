import { nextStatus, requestExpiry } from '#domain/bookings/lifecycle.ts';
import type { BookingAction, BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { Random } from '#demo/lib/random.ts';

/** What becomes of a booking. Only a request can be declined or ignored. */
export type Fate = 'kept' | 'cancelled-by-musician' | 'cancelled-by-owner' | 'declined' | 'ignored';

/** One step of a booking's history. */
export interface Step {
  from: BookingStatus | null;
  to: BookingStatus;
  actor: BookingActor;
  /** Who acted, unless the product itself did. */
  userId: number | null;
  /** Epoch milliseconds. */
  at: number;
}

/** What a booking's history follows from. Instants are epoch milliseconds. */
export interface Agreement {
  musicianId: number;
  ownerId: number;
  createdAt: number;
  startsAt: number;
  endsAt: number;
  instant: boolean;
}

/** The whole history of a booking, first step first, whether or not all of it has happened yet. */
export function historyOf(agreement: Agreement, fate: Fate, random: Random): Step[] {
  const { musicianId, ownerId, createdAt, startsAt, endsAt, instant } = agreement;
  const life: Step[] = [
    { from: null, to: 'pending', actor: 'musician', userId: musicianId, at: createdAt },
  ];
  const add = (action: BookingAction, actor: BookingActor, at: number) => {
    const from = life.at(-1)!.to;
    const to = nextStatus(from, action, actor);
    if (!to) throw new RangeError(`The ${actor} cannot ${action} a ${from} booking.`);
    const userId = { musician: musicianId, owner: ownerId }[actor as string] ?? null;
    life.push({ from, to, actor, userId, at });
  };

  const expiry = requestExpiry(createdAt, startsAt);
  const answered = instant ? createdAt : between(createdAt, expiry, random.float() ** 2 * 0.9);
  if (!instant && fate === 'ignored') add('expire', 'system', expiry);
  else if (!instant && fate === 'declined') add('decline', 'owner', answered);
  else {
    add('confirm', instant ? 'system' : 'owner', answered);
    const regretted = between(answered, startsAt, random.between(0.1, 0.98));
    if (fate === 'cancelled-by-musician') add('cancel', 'musician', regretted);
    else if (fate === 'cancelled-by-owner') add('cancel', 'owner', regretted);
    else add('complete', 'system', endsAt);
  }
  return life;
}

/** The instant that is `share` of the way from `from` to `to`, on a whole second. */
function between(from: number, to: number, share: number): number {
  return Math.floor((from + (to - from) * share) / 1000) * 1000;
}
