import { findUser } from '#db/accounts/account.repository.ts';
import { Booking } from '#db/bookings/booking.entity.ts';
import {
  BOOKING,
  BOOKING_REST,
  lockBooking,
  placeBooking,
} from '#db/bookings/booking-payment.repository.ts';
import { findBooking, findBookings } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager, Sql } from '#db/orm.ts';
import { findStudiosOfAnyStatus } from '#db/studios/studio.repository.ts';
import { isCovered, takesCards } from '#domain/bookings/booking-payment.ts';
import { requestExpiry } from '#domain/bookings/lifecycle.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { reverseEarning } from '#api/features/payouts/earning.service.ts';
import type { ById, Payable, Payer } from '#api/lib/payments/payable.ts';
import { translate } from '#api/lib/texts.ts';
import { dueOf } from './booking-due.ts';
import type { Due } from './booking-due.ts';
import { recordStep } from './booking-history.ts';
import { cardFiguresOf, settleMoney } from './booking-money.service.ts';
import { noteBookings } from './booking.events.ts';
import { tellOfBookings } from './booking.mails.ts';
import { reopenShares, takeShares, turnAway } from './share-payment.service.ts';

/** A booking, and what somebody can pay of it. */
interface DueOfBooking extends Due {
  booking: BookingRow;
}

/**
 * Bookings by card: charged at once where they are confirmed at once, and held until the studio has
 * accepted where they are requests; then what a change has made them cost more. Where several people
 * pay, each payment is held until all are there.
 */
export const bookingPayables: readonly Payable[] = [
  payableUnder(BOOKING),
  payableUnder(BOOKING_REST),
];

function payableUnder(kind: typeof BOOKING | typeof BOOKING_REST): Payable {
  return {
    kind,

    async amountOf(payer, id) {
      const found = await findDue(payer, kind, id);
      if (!found) throw new DomainError('NOT_FOUND', 'bookings.notFound');
      const { booking, cents, isPaid } = found;
      if (cents > 0) return cents;
      if (booking.paymentMethod === 'studio') {
        throw new DomainError('CONFLICT', 'bookings.atStudio');
      }
      throw new DomainError('CONFLICT', isPaid ? 'bookings.alreadyPaid' : 'bookings.notPayable');
    },

    async captureModeOf({ sql, now }, id) {
      const { status, instant, isSplit } = await requireBooking(sql, id, now);
      return status === 'pending' && (!instant || isSplit) ? 'manual' : 'automatic';
    },

    async describe(payer, id) {
      const found = await findDue(payer, kind, id);
      if (found?.booking.paymentMethod !== 'card') return undefined;
      const { booking, cents, isPaid, totalCents, shares } = found;
      if (cents === 0 && !isPaid) return undefined;
      const key = shares.length > 0 ? (`${kind}-share` as const) : BOOKING;
      const page = `/account/bookings/${id}`;
      return {
        title: (await titlesOf(payer, [booking], key)).get(id)!,
        amountCents: cents === 0 ? totalCents : cents,
        returnPath: booking.userId === payer.user?.id ? page : `${page}/share`,
        isPaid: cents === 0,
      };
    },

    async lock(em, id) {
      await lockBooking(sqlOf(em), id);
    },

    async isStillAvailable(em, payment) {
      const { payableId, userId, amountCents, createdAt } = payment;
      const db = sqlOf(em);
      // As it was when it was opened: whoever pays late gets it while nobody else has it.
      const booking = await findBooking(db, payableId, createdAt);
      const payer = userId === null ? undefined : await findUser(db, userId);
      if (!payer || !booking || !takesCards(booking)) return false;
      const due = await dueOf(db, booking, { kind, payer, now: createdAt });
      if (!due) return false;
      return booking.paymentDueAt === null ? amountCents <= due.cents : amountCents === due.cents;
    },

    async forStaff({ sql, language, now }, ids) {
      const bookings = await findBookings(sql, ids, now);
      const told = await titlesOf({ sql, language }, bookings, BOOKING);
      const views = bookings.map(({ id, status }) => {
        // What is still to take place would have to be paid again.
        const isRefundable = status === 'completed' || status === 'cancelled';
        const view = { title: told.get(id)!, path: `/account/bookings/${id}`, isRefundable };
        return [id, view] as const;
      });
      return new Map(views);
    },

    onHeld: take,
    onPaid: take,

    async onReleased(em, payment, now) {
      const { payableId } = payment;
      const booking = await requireBooking(sqlOf(em), payableId, now);
      if (booking.status === 'confirmed') {
        await tellOfBookings(sqlOf(em), 'uncharged', [payableId], now);
      }
      await reopenShares(sqlOf(em), booking, payment, now);
      return afterMoney(em, booking, now);
    },

    async onRefunded(em, { id: paymentId, payableId: bookingId }, cents, now) {
      const db = sqlOf(em);
      const missing = cents - Math.min(cents, await balanceOf(db, `deposit:${paymentId}`));
      if (missing > 0) await reverseEarning(em, { bookingId, paymentId, cents: missing, now });
      return noteBookings(db, [await requireBooking(db, bookingId, now)], now);
    },

    async onDisputeWon(em, { payableId }, now) {
      return afterMoney(em, await requireBooking(sqlOf(em), payableId, now), now);
    },

    async onTurnedAway(em, payment, now) {
      const db = sqlOf(em);
      const booking = await requireBooking(db, payment.payableId, now);
      if (!(await turnAway(db, booking, payment, now))) {
        await tellOfBookings(db, 'gone', [booking.id], now);
      }
    },
  };
}

const titles = {
  booking: 'bookings.payBooking',
  'booking-share': 'bookings.payShare',
  'booking-rest-share': 'bookings.payRest',
} as const;

/** What is paid for, in the language of whoever reads it. */
async function titlesOf(
  { sql, language }: Pick<Payer, 'sql' | 'language'>,
  bookings: readonly BookingRow[],
  key: keyof typeof titles,
): Promise<ById<string>> {
  const studios = await findStudiosOfAnyStatus(
    sql,
    bookings.map(({ studioId }) => studioId),
  );
  const names = new Map(studios.map(({ id, name }) => [id, name]));
  const told = bookings.map(({ id, studioId }) => {
    const values = { reference: bookingReference(id), studio: names.get(studioId) ?? '' };
    return [id, translate(message(titles[key], values), language)] as const;
  });
  return new Map(told);
}

/** Takes money that has come for a booking, and has its studio know of it once all of it is there. */
async function take(em: EntityManager, payment: PaymentRow, now: number): Promise<string[]> {
  const db = sqlOf(em);
  const { payableId, createdAt } = payment;
  // As it was when it was opened, here too.
  const booking = await requireBooking(db, payableId, createdAt);
  if (booking.paymentDueAt !== null) {
    await takeShares(db, booking, payment);
    if (isCovered(booking, await cardFiguresOf(db, payableId))) await place(em, booking, now);
  }
  return afterMoney(em, booking, now);
}

/** Has the studio know of a booking whose money is there: as booked, or as a request. */
async function place(em: EntityManager, booking: BookingRow, now: number): Promise<void> {
  const db = sqlOf(em);
  const { id, instant, startsAt } = booking;
  if (!instant) {
    await placeBooking(db, id, { status: 'pending', expiresAt: requestExpiry(now, startsAt), now });
    await tellOfBookings(db, 'requested', [id], now);
    return;
  }
  await placeBooking(db, id, { status: 'confirmed', expiresAt: null, now });
  const step = { from: 'pending', to: 'confirmed', actor: 'system', now } as const;
  recordStep(em, em.getReference(Booking, id), step);
  await em.flush();
  await tellOfBookings(db, 'confirmed', [id], now);
}

async function afterMoney(em: EntityManager, booking: BookingRow, now: number): Promise<string[]> {
  await settleMoney(em, booking.id, now);
  return noteBookings(sqlOf(em), [booking], now);
}

/** A booking that whoever pays has a part in paying; undefined to everybody else. */
async function findDue(
  { sql, user, now }: Payer,
  kind: string,
  id: number,
): Promise<DueOfBooking | undefined> {
  const booking = user && (await findBooking(sql, id, now));
  const due = booking && (await dueOf(sql, booking, { kind, payer: user, now }));
  return due && { ...due, booking };
}

async function requireBooking(db: Sql, id: number, now: number): Promise<BookingRow> {
  const booking = await findBooking(db, id, now);
  if (!booking) throw new Error(`Booking ${id} that was paid for does not exist.`);
  return booking;
}
