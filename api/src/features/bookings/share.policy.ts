import type { UserRow } from '#db/accounts/account.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { ShareRow } from '#db/bookings/booking-share.repository.ts';

/** Somebody who may have a share: known by their name, or by an address that they have shown to be theirs. */
export type Holder = Pick<UserRow, 'id' | 'email' | 'isEmailVerified'>;

/** Whether a share is somebody's: theirs by name, or mailed to the address that they have confirmed. */
export function isShareOf({ userId, email }: ShareRow, holder: Holder): boolean {
  if (userId !== null) return userId === holder.id;
  return holder.isEmailVerified && email === holder.email.toLowerCase();
}

/** Whether a booking waits for several people to pay for it. */
export function isCollecting({
  isSplit,
  status,
  paymentDueAt,
}: Pick<BookingRow, 'isSplit' | 'status' | 'paymentDueAt'>): boolean {
  return isSplit && status === 'pending' && paymentDueAt !== null;
}
