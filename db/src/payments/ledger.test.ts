import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  accountKinds,
  capture,
  coveredAccounts,
  earning,
  fee,
  giftCardIssued,
  giftCardSpent,
  orderPaid,
  refund,
  transactionKinds,
} from '#domain/payments/ledger.ts';
import type { Account, LedgerTransaction } from '#domain/payments/ledger.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { balanceOf, book, totalsOfAccounts } from './ledger.repository.ts';
import { createPayment } from './payment.factory.ts';

const database = useDatabase({ poolSize: 20 });
const at = Date.parse('2026-12-01T12:00:00Z');

/** A payment of its own for each test, whose id also names a gift card that nobody else has. */
let id: number;
beforeEach(async () => {
  ({ id } = await createPayment(database.em));
});

async function booked(key: string, transaction: LedgerTransaction): Promise<boolean> {
  const entry = { key: `test:${id}:${key}`, transaction, paymentId: id, at };
  return inTransaction(database.orm, (em) => book(sqlOf(em), entry));
}

const balance = (account: Account) => balanceOf(database.sql, account);

/** Sends statements in one transaction, past the repository. */
const send = (...statements: ReturnType<typeof sql>[]) =>
  inTransaction(database.orm, async (em) => {
    for (const statement of statements) await statement.execute(sqlOf(em));
  });

const entry = (postingCount: number) => sql`
  INSERT INTO ledger_transactions (key, kind, currency, payment_id, posting_count, booked_at)
  VALUES (${`test:${id}:raw`}, 'capture', 'usd', ${id}, ${postingCount}, now())
`;
const posting = (position: number, account: Account, cents: number) => sql`
  INSERT INTO ledger_postings (transaction_id, position, account, cents)
  SELECT id, ${position}, ${account}, ${cents} FROM ledger_transactions
  WHERE key = ${`test:${id}:raw`}
`;

describe('booking', () => {
  test('moves the balances of the accounts that it names', async () => {
    const provider = await balance('provider');
    await booked('capture', capture(id, 9000));
    await booked('refund', refund(id, 2500, 9000));
    expect(await balance(`deposit:${id}`)).toBe(6500);
    expect((await balance('provider')) - provider).toBe(6500);
  });

  test('of the same twice books once, and of something else under its key is refused', async () => {
    expect(await booked('capture', capture(id, 9000))).toBe(true);
    expect(await booked('capture', capture(id, 9000))).toBe(false);
    await expect(booked('capture', capture(id, 8000))).rejects.toThrow(/another transaction/);
    expect(await balance(`deposit:${id}`)).toBe(9000);
  });

  test('of the same twenty times at once books once', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () => booked('capture', capture(id, 9000))),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await balance(`deposit:${id}`)).toBe(9000);
  });

  test('of many things at once loses none of them', async () => {
    const fees = await balance('fees');
    await booked('capture', capture(id, 9000));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? booked(`fee ${index}`, fee(30))
          : booked(`sale ${index}`, earning(id, [{ account: 'sales', cents: 100 }])),
      ),
    );
    expect((await balance('fees')) - fees).toBe(300);
    expect(await balance(`deposit:${id}`)).toBe(8000);
  });

  test('leaves nothing of a transaction that is rolled back', async () => {
    const failing = inTransaction(database.orm, async (em) => {
      const entryOf = { key: `test:${id}:lost`, transaction: capture(id, 9000), paymentId: id, at };
      await book(sqlOf(em), entryOf);
      throw new Error('Something else went wrong.');
    });
    await expect(failing).rejects.toThrow('Something else');
    expect(await balance(`deposit:${id}`)).toBe(0);
  });

  test('comes to nothing over all accounts, whose balances are what was posted', async () => {
    await booked('capture', capture(id, 9000));
    await booked('earning', earning(id, [{ account: 'owner:1', cents: 7000 }]));
    const totals = await totalsOfAccounts(database.sql);
    expect(totals.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0);
    expect(totals.find(({ kind }) => kind === 'owner')?.balanceCents).toBeGreaterThan(0);
    const { rows } = await sql<{ account: string }>`
      SELECT account FROM ledger_balances
      FULL JOIN (SELECT account, sum(cents) AS posted FROM ledger_postings GROUP BY account) posted
        USING (account)
      WHERE net_cents IS DISTINCT FROM posted
    `.execute(database.sql);
    expect(rows).toEqual([]);
  });
});

describe('a gift card', () => {
  test('is spent once by two who spend all of it at the same time', async () => {
    await booked('capture', capture(id, 5000));
    await booked('order', orderPaid(id, id, 5000));
    await booked('issue', giftCardIssued(id, id, 5000));
    const spent = await Promise.allSettled(
      ['one', 'other'].map((name) => booked(name, giftCardSpent(id, id, 5000))),
    );
    const refused = spent.flatMap((result) => (result.status === 'rejected' ? [result] : []));
    expect(refused.map(({ reason }) => reason as unknown)).toEqual([
      expect.objectContaining({ constraint: 'ledger_balances_covered' }),
    ]);
    expect(await balance(`gift-card:${id}`)).toBe(0);
  });

  test('is never spent beyond what it has, however many try', async () => {
    await booked('capture', capture(id, 5000));
    await booked('order', orderPaid(id, id, 5000));
    await booked('issue', giftCardIssued(id, id, 5000));
    const spent = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        booked(`spend ${index}`, giftCardSpent(id, id, 700)),
      ),
    );
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await balance(`gift-card:${id}`)).toBe(100);
  });
});

test('a deposit is not given back twice', async () => {
  await booked('capture', capture(id, 9000));
  await booked('refund', refund(id, 9000, 9000));
  await expect(booked('again', refund(id, 9000, 9000))).rejects.toMatchObject({
    constraint: 'ledger_balances_covered',
  });
});

describe('the database itself refuses', () => {
  test.each([
    [
      'a transaction that does not balance',
      () => [posting(0, 'provider', 2), posting(1, 'tax', -1)],
    ],
    ['a transaction with fewer postings than it says', () => []],
    [
      'a transaction with more postings than it says',
      () => [posting(0, 'provider', 2), posting(1, 'tax', -1), posting(2, 'tax', -1)],
    ],
  ])('%s', async (_name, postings) => {
    await expect(send(entry(2), ...postings())).rejects.toMatchObject({
      constraint: 'ledger_balanced',
    });
  });

  test('a posting to what was booked before', async () => {
    await send(entry(2), posting(0, 'provider', 2), posting(1, 'tax', -2));
    await expect(send(posting(2, 'fees', 1), posting(3, 'tax', -1))).rejects.toMatchObject({
      constraint: 'ledger_balanced',
    });
  });

  test.each([
    ['UPDATE ledger_transactions SET kind = kind'],
    ['DELETE FROM ledger_transactions'],
    ['UPDATE ledger_postings SET cents = cents'],
    ['DELETE FROM ledger_postings'],
    ['UPDATE ledger_balances SET net_cents = net_cents'],
    ['DELETE FROM ledger_balances'],
    ["INSERT INTO ledger_balances VALUES ('tax', 'usd', 1)"],
    ['TRUNCATE ledger_postings'],
    ['TRUNCATE ledger_balances'],
  ])('%s', async (statement) => {
    await booked('capture', capture(id, 9000));
    await expect(send(sql.raw(statement))).rejects.toMatchObject({
      constraint: 'ledger_append_only',
    });
    expect(await balance(`deposit:${id}`)).toBe(9000);
  });
});

/** The names that a constraint lists, as PostgreSQL has it. */
async function namesIn(constraint: string, pattern: RegExp): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = ${constraint}
  `.execute(database.sql);
  return [...(rows[0]?.text ?? '').matchAll(pattern)].map(([, name]) => name!).toSorted();
}

describe('the database knows', () => {
  test('the accounts', async () => {
    const kinds = await namesIn('ledger_postings_account_check', /[(^|]([a-z-]+)(?=[|)])/g);
    expect(kinds).toEqual(accountKinds.toSorted());
  });

  test('which of them are covered', async () => {
    const kinds = await namesIn('ledger_balances_covered', /[(|]([a-z-]+)(?=[|)])/g);
    expect(kinds).toEqual(coveredAccounts.toSorted());
  });

  test('the kinds of transactions', async () => {
    const kinds = await namesIn('ledger_transactions_kind_check', /'([a-z-]+)'::text/g);
    expect(kinds).toEqual(transactionKinds.toSorted());
  });
});
