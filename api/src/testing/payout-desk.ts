import { createUser } from '#db/accounts/user.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { book } from '#db/payments/ledger.repository.ts';
import { createPayment } from '#db/payments/payment.factory.ts';
import {
  insertPayoutAccount,
  setPayoutAccountRef,
  setPayoutAccountStatus,
} from '#db/payouts/payout-account.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import type { EntityManager } from '#db/orm.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { capture } from '#domain/payments/ledger.ts';
import type { PayoutAccountStatus } from '#domain/payouts/payout.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { bookEarning, reverseEarning } from '#api/features/payouts/earning.service.ts';
import type { PaymentContext } from '#api/features/payments/payment-work.ts';
import { FakePaymentProvider } from './fake-payment-provider.ts';

/** A session that somebody has paid for. */
export interface PaidSession {
  bookingId: number;
  paymentId: number;
  ownerId: number;
}

/** An owner with a studio, and their account at the provider. */
export interface PaidOwner {
  id: number;
  studioId: number;
  ref: string;
}

/** Earnings of owners, over a provider in memory. */
export class PayoutDesk {
  readonly provider = new FakePaymentProvider();
  now = Date.parse('2026-12-01T12:00:00Z');
  /** Who takes what is earned from now on. */
  takenBy: string = this.provider.name;
  readonly #database: TestDatabase;
  #hours = 0;

  constructor(database: TestDatabase) {
    this.#database = database;
  }

  get context(): PaymentContext {
    const database = this.#database;
    return {
      sql: database.sql,
      transaction: <T>(work: (em: EntityManager) => Promise<T>) =>
        inTransaction(database.orm, work),
      payments: { provider: this.provider, paypal: undefined, payables: [], listeners: [] },
      changed: () => undefined,
      now: this.now,
    };
  }

  passDays(days: number): void {
    this.now += days * DAY_MS;
  }

  /** Makes an owner of a studio whose account stands somewhere. */
  async owner(status: PayoutAccountStatus = 'ready', user?: { id: number }): Promise<PaidOwner> {
    const { em, sql } = this.#database;
    const { id } = user ?? (await createUser(em));
    const { id: studioId } = await createStudio(em, { ownerId: id });
    const ref = `acct_${id}`;
    this.provider.payouts.accounts.set(ref, status);
    await insertPayoutAccount(sql, id, this.provider.name, this.now);
    await setPayoutAccountRef(sql, id, ref);
    await setPayoutAccountStatus(sql, id, status, this.now);
    return { id, studioId, ref };
  }

  /** Has somebody pay for a session with an owner, and the session earn all of it now. */
  async earn({ id: ownerId, studioId }: PaidOwner, cents: number): Promise<PaidSession> {
    const { em, sql, orm } = this.#database;
    const startsAt = new Date(Date.parse('2026-06-01T00:00:00Z') + 3_600_000 * this.#hours);
    this.#hours += 2;
    const booking = { studioId, startsAt: startsAt.toISOString(), totalCents: cents };
    const { id: bookingId } = await createBooking(em, booking);
    const { id: paymentId } = await createPayment(em, {
      amountCents: cents,
      provider: this.takenBy,
    });
    const transaction = capture(paymentId, cents);
    const key = `capture:${paymentId}`;
    await book(sql, { key, transaction, paymentId, at: this.now });
    const session = { bookingId, paymentId, ownerId };
    await inTransaction(orm, (within) =>
      bookEarning(within, { ...session, cents, earnedAt: this.now }),
    );
    return session;
  }

  /** Takes back what a session has earned. @returns how much of it */
  async reverse(session: PaidSession, cents: number): Promise<number> {
    return inTransaction(this.#database.orm, (em) =>
      reverseEarning(em, { ...session, cents, now: this.now }),
    );
  }
}
