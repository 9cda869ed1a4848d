import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { balanceOf, totalsOfAccounts } from '#db/payments/ledger.repository.ts';
import { listOwnersToPay, lockPayableItems } from '#db/payouts/payable.repository.ts';
import { listPayouts } from '#db/payouts/payout.repository.ts';
import { listUnpaid } from '#db/payouts/unpaid.repository.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { payoutHold } from '#domain/payouts/payout-hold.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { demoUserIds } from './accounts/load-people.ts';
import { loadDemoData } from './demo.ts';
import { SANDBOX } from './payments/card-payment.ts';
import { findKnown } from './payments/known-to-sandbox.ts';

const database = useDatabase();
const now = Date.parse('2026-11-21T10:20:30Z');
const { demoOwner } = demoUserIds();

beforeAll(async () => {
  await loadDemoData(database.orm, { now, hashPassword: () => Promise.resolve('none') });
});

test('sessions of the demo owner are held, paid, earned and refunded by card', async () => {
  const { rows } = await sql<{ status: string; payment: string }>`
    SELECT DISTINCT bookings.status, payments.status AS payment
    FROM bookings JOIN payments ON payable_kind = 'booking' AND payable_id = bookings.id
  `.execute(database.sql);
  expect(rows).toEqual(
    expect.arrayContaining([
      { status: 'pending', payment: 'authorized' },
      { status: 'confirmed', payment: 'captured' },
      { status: 'completed', payment: 'captured' },
      { status: 'cancelled', payment: 'refunded' },
    ]),
  );
});

test('the demo owner was sent payouts of every kind, and more is to come', async () => {
  const payouts = await listPayouts(database.sql, { ownerId: demoOwner }, { limit: 50 });
  expect(new Set(payouts.map(({ status }) => status))).toEqual(new Set(['sent', 'failed']));
  expect(payouts.filter(({ reversedCents }) => reversedCents > 0)).toHaveLength(1);
  const unpaid = await listUnpaid(database.sql, { at: now, provider: SANDBOX }, { limit: 50 });
  const holds = unpaid.map((row) => [row.ownerId === demoOwner, payoutHold(row)]);
  expect(holds).toContainEqual([false, 'no-account']);
  const own = unpaid.find(({ ownerId }) => ownerId === demoOwner);
  expect(own?.totalCents).toBe(await balanceOf(database.sql, `owner:${demoOwner}`));
});

test('nothing of it is ever told to Stripe, only to the sandbox that knows it', async () => {
  const later = now + 30 * DAY_MS;
  expect(await listOwnersToPay(database.sql, SANDBOX, later)).toEqual([demoOwner]);
  expect(await listOwnersToPay(database.sql, 'stripe', later)).toEqual([]);
  const payee = { ownerId: demoOwner, provider: 'stripe' };
  const { earningIds, cents } = await lockPayableItems(database.sql, payee, later);
  expect({ earningIds, cents }).toEqual({ earningIds: [], cents: 0 });
  const { rows } = await sql`
    SELECT provider FROM payments UNION SELECT provider FROM payout_accounts
    UNION SELECT provider FROM payouts
  `.execute(database.sql);
  expect(rows).toEqual([{ provider: SANDBOX }]);
});

test('the books balance, and the sandbox is told of all that was taken', async () => {
  const totals = await totalsOfAccounts(database.sql);
  expect(totals.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0);
  const { payments, accounts } = await findKnown(database.sql);
  expect(payments.filter(({ isHeld }) => isHeld).length).toBeGreaterThan(0);
  expect(payments.filter(({ ref }) => ref.startsWith('pi_demo_order_')).length).toBeGreaterThan(5);
  expect(accounts).toHaveLength(1);
  expect(new Set(payments.map(({ ref }) => ref)).size).toBe(payments.length);
});
