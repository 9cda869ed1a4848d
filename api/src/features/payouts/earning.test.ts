import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { balanceOf, book, totalsOfAccounts } from '#db/payments/ledger.repository.ts';
import { createPayment } from '#db/payments/payment.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { capture } from '#domain/payments/ledger.ts';
import type { Account } from '#domain/payments/ledger.ts';
import { bookEarning, reverseEarning } from './earning.service.ts';

const database = useDatabase({ poolSize: 20 });
const endedAt = Date.parse('2026-12-01T18:00:00Z');

let session: { bookingId: number; paymentId: number; ownerId: number };

beforeEach(async () => {
  const { em, sql } = database;
  const { id: ownerId } = await createUser(em);
  const { id: studioId } = await createStudio(em, { ownerId });
  const { id: bookingId } = await createBooking(em, { studioId, startsAt: '2026-12-01T16:00:00Z' });
  const { id: paymentId } = await createPayment(em, { amountCents: 99_95 });
  const transaction = capture(paymentId, 99_95);
  await book(sql, { key: `capture:${paymentId}`, transaction, paymentId, at: endedAt });
  session = { bookingId, paymentId, ownerId };
});

const earn = (cents: number) =>
  inTransaction(database.orm, (em) => bookEarning(em, { ...session, cents, earnedAt: endedAt }));

const reverse = (cents: number) =>
  inTransaction(database.orm, (em) => reverseEarning(em, { ...session, cents, now: endedAt }));

const balance = (account: Account) => balanceOf(database.sql, account);

const findEarning = () =>
  database.sql
    .selectFrom('earnings')
    .selectAll()
    .where('booking_id', '=', session.bookingId)
    .executeTakeFirst();

test('what a session earns leaves the deposit, a tenth for us and the rest for its owner', async () => {
  const commission = await balance('commission');
  await earn(80_05);
  expect(await balance(`owner:${session.ownerId}`)).toBe(72_04);
  expect((await balance('commission')) - commission).toBe(8_01);
  expect(await balance(`deposit:${session.paymentId}`)).toBe(19_90);
  const row = await findEarning();
  expect(row).toMatchObject({ gross_cents: 80_05, commission_cents: 8_01, net_cents: 72_04 });
  expect(new Date(row!.available_at).toISOString()).toBe('2026-12-03T00:00:00.000Z');
});

test('what is booked ten times at once is earned once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => earn(50_00)));
  expect(await balance(`owner:${session.ownerId}`)).toBe(45_00);
});

test('more than was paid is not earned, and nothing is stored of it', async () => {
  await expect(earn(99_96)).rejects.toMatchObject({ constraint: 'ledger_balances_covered' });
  expect(await findEarning()).toBeUndefined();
});

test('what is taken back is a deposit again, with its part of the commission', async () => {
  const commission = await balance('commission');
  await earn(99_95);
  expect(await reverse(33_33)).toBe(33_33);
  expect(await balance(`deposit:${session.paymentId}`)).toBe(33_33);
  expect(await balance(`owner:${session.ownerId}`)).toBe(59_95);
  expect((await balance('commission')) - commission).toBe(6_67);
});

test('no more is taken back than was earned, however many ask for it at once', async () => {
  expect(await reverse(10_00)).toBe(0);
  await earn(60_00);
  const reversed = await Promise.all(Array.from({ length: 10 }, () => reverse(7_00)));
  expect(reversed.toSorted((one, other) => one - other)).toEqual([0, 4_00, ...Array(8).fill(7_00)]);
  expect(await balance(`owner:${session.ownerId}`)).toBe(0);
  expect(await balance(`deposit:${session.paymentId}`)).toBe(99_95);
  const totals = await totalsOfAccounts(sqlOf(database.em));
  expect(totals.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0);
});
