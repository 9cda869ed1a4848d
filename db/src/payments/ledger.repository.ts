import { sql } from 'kysely';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import { statedBalance } from '#domain/payments/ledger.ts';
import type {
  Account,
  AccountKind,
  LedgerTransaction,
  TransactionKind,
} from '#domain/payments/ledger.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A transaction to be booked. */
export interface NewLedgerTransaction {
  /** Names what happened, such as `payment:7:3:capture`: it is booked once. */
  key: string;
  transaction: LedgerTransaction;
  /** The payment that it is about, if it is about one. */
  paymentId: number | null;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Books a transaction, within the one of `db`; what is booked under its key already is not booked
 * again. That it balances is checked at the commit.
 * @returns whether it was booked now
 * @throws 23514 of `ledger_balances_covered` when an account does not have what is taken from it;
 *   Error when another transaction was booked under the key
 */
export async function book(db: Sql, entry: NewLedgerTransaction): Promise<boolean> {
  const { kind, currency, postings } = entry.transaction;
  const { rows } = await sql`
    WITH entry AS (
      INSERT INTO ledger_transactions (key, kind, currency, payment_id, posting_count, booked_at)
      VALUES (
        ${entry.key}, ${kind}, ${currency}, ${entry.paymentId}, ${postings.length},
        ${instant(entry.at)}
      )
      ON CONFLICT (key) DO NOTHING
      RETURNING id
    )
    INSERT INTO ledger_postings (transaction_id, position, account, cents)
    SELECT entry.id, number - 1, account, cents
    FROM entry CROSS JOIN unnest(
      ${postings.map(({ account }) => account)}::text[],
      ${postings.map(({ cents }) => cents)}::int[]
    ) WITH ORDINALITY AS posting (account, cents, number)
    RETURNING position
  `.execute(db);
  if (rows.length > 0) return true;
  await requireSame(db, entry);
  return false;
}

/** What was booked under a key has to be what is asked for now. */
async function requireSame(db: Sql, { key, transaction }: NewLedgerTransaction): Promise<void> {
  const postings = await db
    .selectFrom('ledger_postings as posting')
    .innerJoin('ledger_transactions as entry', 'entry.id', 'posting.transaction_id')
    .select(['entry.kind', 'account', 'cents'])
    .where('key', '=', key)
    .orderBy('position')
    .execute();
  const asked = transaction.postings.map((posting) => ({ kind: transaction.kind, ...posting }));
  if (JSON.stringify(postings) !== JSON.stringify(asked)) {
    throw new Error(`The ledger has another transaction under ${key}.`);
  }
}

/** The balance of an account in cents, as accountants state it ({@link statedBalance}). */
export async function balanceOf(db: Sql, account: Account): Promise<number> {
  const row = await db
    .selectFrom('ledger_balances')
    .select(sql<number>`net_cents::float8`.as('net'))
    .where('account', '=', account)
    .where('currency', '=', CHARGE_CURRENCY)
    .executeTakeFirst();
  return statedBalance(account, row?.net ?? 0);
}

/** What transactions of some kinds have credited to an account, in cents. */
export async function creditedCents(
  db: Sql,
  account: Account,
  kinds: readonly TransactionKind[],
): Promise<number> {
  const { cents } = await db
    .selectFrom('ledger_postings as posting')
    .innerJoin('ledger_transactions as entry', 'entry.id', 'posting.transaction_id')
    .select(sql<number>`coalesce(-sum(cents), 0)::int`.as('cents'))
    .where('account', '=', account)
    .where('kind', 'in', kinds)
    .where('cents', '<', 0)
    .executeTakeFirstOrThrow();
  return cents;
}

/** When a kind of transaction was booked last of a payment, epoch milliseconds; undefined if never. */
export async function lastBookedAt(
  db: Sql,
  paymentId: number,
  kind: TransactionKind,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('ledger_transactions')
    .select(({ ref }) => epochMs(ref('booked_at')).as('at'))
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .orderBy('booked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** What the accounts of a kind come to. */
export interface AccountTotal {
  kind: AccountKind;
  /** Debits less credits: over all kinds they come to nothing. */
  netCents: number;
  /** As accountants state it. */
  balanceCents: number;
}

/** What the accounts of each kind that was ever posted to come to, by the names of the kinds. */
export async function totalsOfAccounts(db: Sql): Promise<AccountTotal[]> {
  const { rows } = await sql<{ kind: AccountKind; netCents: number }>`
    SELECT split_part(account, ':', 1) AS kind, sum(net_cents)::float8 AS "netCents"
    FROM ledger_balances WHERE currency = ${CHARGE_CURRENCY}
    GROUP BY kind ORDER BY kind
  `.execute(db);
  return rows.map((row) => ({ ...row, balanceCents: statedBalance(row.kind, row.netCents) }));
}
