import { BOOKING } from '#db/bookings/booking-payment.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { findShares } from '#db/bookings/booking-share.repository.ts';
import type { ShareRow } from '#db/bookings/booking-share.repository.ts';
import type { Sql } from '#db/orm.ts';
import { isCovered, payableByCard } from '#domain/bookings/booking-payment.ts';
import { cardFiguresOf } from './booking-money.service.ts';
import { isShareOf } from './share.policy.ts';
import type { Holder } from './share.policy.ts';

/** What somebody can pay of a booking by card. */
export interface Due {
  /** US cents; zero when there is nothing to pay, or no longer. */
  cents: number;
  /** Whether that is since it is paid, or held. */
  isPaid: boolean;
  /** What it comes to, whatever was paid of it, US cents. */
  totalCents: number;
  /** The shares that it is made of, paid or not, where several people pay. */
  shares: readonly ShareRow[];
}

/** Who asks what they can pay, under which of the names that payments of bookings have. */
interface Asked {
  kind: string;
  payer: Holder;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * What `payer` can pay of a booking as it stands at `now`, under one of the names that its payments
 * have: all of it, or what a change has left open, where they booked it; while several people pay,
 * their own share, or the rest of all shares.
 * @returns undefined for those who have no part in paying it
 */
export async function dueOf(
  db: Sql,
  booking: BookingRow,
  { kind, payer, now }: Asked,
): Promise<Due | undefined> {
  if (!booking.isSplit || booking.paymentDueAt === null) {
    if (kind !== BOOKING || booking.userId !== payer.id) return undefined;
    const figures = await cardFiguresOf(db, booking.id);
    const cents = payableByCard(booking, figures, now);
    const { totalCents } = booking;
    return { cents, isPaid: isCovered(booking, figures), totalCents, shares: [] };
  }
  return dueOfShares(booking, await findShares(db, [booking.id]), { kind, payer, now });
}

/** What `payer` can pay of a booking that waits for the shares of several people, as {@link dueOf}. */
export function dueOfShares(
  booking: BookingRow,
  all: readonly ShareRow[],
  { kind, payer, now }: Asked,
): Due | undefined {
  const ownShares = all.filter((share) => isShareOf(share, payer));
  if (ownShares.length === 0) return undefined;
  const isOpen = booking.status === 'pending' && now < booking.startsAt;
  const shares = kind === BOOKING ? ownShares : all;
  const cents = isOpen ? sumOf(unpaid(shares)) : 0;
  return { cents, isPaid: isOpen && cents === 0, totalCents: sumOf(shares), shares };
}

/** Those that nobody has paid. */
export function unpaid(shares: readonly ShareRow[]): ShareRow[] {
  return shares.filter(({ isPaid }) => !isPaid);
}

/** What shares come to, in US cents. */
export function sumOf(shares: readonly ShareRow[]): number {
  return shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
