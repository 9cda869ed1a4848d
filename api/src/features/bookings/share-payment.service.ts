import { findUser } from '#db/accounts/account.repository.ts';
import { findBookingNotices } from '#db/bookings/booking-notice.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import {
  findShareNotices,
  findShares,
  holdShares,
  payShares,
} from '#db/bookings/booking-share.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import type { Sql } from '#db/orm.ts';
import { dueOf, unpaid } from './booking-due.ts';
import { isCollecting, isShareOf } from './share.policy.ts';
import { tellHolders, tellTurnedAway } from './share.mails.ts';

/**
 * Notes which shares of a booking an accepted payment is for. From then on its payer holds their own by
 * their account, whatever becomes of their address.
 * @param booking as it was when the payment was opened
 */
export async function takeShares(
  db: Sql,
  booking: BookingRow,
  { id, payableKind, userId, createdAt }: PaymentRow,
): Promise<void> {
  const payer = userId === null ? undefined : await findUser(db, userId);
  if (!isCollecting(booking) || !payer) return;
  const due = await dueOf(db, booking, { kind: payableKind, payer, now: createdAt });
  await payShares(db, idsOf(unpaid(due?.shares ?? [])), id);
  const shares = await findShares(db, [booking.id]);
  await holdShares(db, idsOf(shares.filter((share) => isShareOf(share, payer))), payer.id);
}

/** Tells those whose shares a payment was for that it is gone, while they can still be paid. */
export async function reopenShares(
  db: Sql,
  booking: BookingRow,
  payment: PaymentRow,
  now: number,
): Promise<void> {
  if (!isCollecting(booking)) return;
  const notices = await findShareNotices(db, [booking.id]);
  const open = notices.filter(({ paymentId }) => paymentId === payment.id);
  await tellHolders(db, 'reopened', open, now);
}

/**
 * Tells whoever has paid for a booking together with others that this is not to be paid any more.
 * @returns whether they were told; not where it was for whoever booked alone to pay
 */
export async function turnAway(
  db: Sql,
  booking: BookingRow,
  { id: paymentId, userId, amountCents }: PaymentRow,
  now: number,
): Promise<boolean> {
  if (!booking.isSplit && userId === booking.userId) return false;
  const payer = userId === null ? undefined : await findUser(db, userId);
  const [notice] = await findBookingNotices(db, [booking.id]);
  if (payer && notice) await tellTurnedAway(db, { paymentId, amountCents, payer }, notice, now);
  return true;
}

const idsOf = (shares: readonly { id: number }[]) => shares.map(({ id }) => id);
