import { sql } from 'kysely';
import { currencyIds } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

export interface CurrencyRow {
  id: CurrencyId;
  /** What one US dollar is worth. */
  rate: number;
}

/** Every currency that prices can be shown in, US dollars first. */
export async function listCurrencies(db: Sql): Promise<CurrencyRow[]> {
  const rows = await db
    .selectFrom('currencies')
    .select(['id', rate('rate').as('rate')])
    .execute();
  return currencyIds.flatMap((id) => rows.filter((row) => row.id === id));
}

/** A rate as it is, which stays so until the transaction of `db` ends; undefined without such a currency. */
export async function lockCurrency(db: Sql, id: CurrencyId): Promise<CurrencyRow | undefined> {
  return db
    .selectFrom('currencies')
    .select(['id', rate('rate').as('rate')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A change of a rate that somebody makes. */
export interface RateChange {
  currencyId: CurrencyId;
  oldRate: number;
  newRate: number;
  userId: number;
  /** Epoch milliseconds. */
  at: number;
}

/** Sets a rate and notes who changed it, within the transaction of `db`. */
export async function changeRate(db: Sql, change: RateChange): Promise<void> {
  const { currencyId, oldRate, newRate, userId, at } = change;
  await db
    .updateTable('currencies')
    .set({ rate: String(newRate) })
    .where('id', '=', currencyId)
    .execute();
  await db
    .insertInto('currency_rate_changes')
    .values({
      currency_id: currencyId,
      old_rate: String(oldRate),
      new_rate: String(newRate),
      user_id: userId,
      changed_at: instant(at),
    })
    .execute();
}

export interface RateChangeRow {
  id: number;
  currencyId: CurrencyId;
  oldRate: number;
  newRate: number;
  /** Who changed it, by the id of their account; null when that is gone. */
  changedById: number | null;
  /** Epoch milliseconds. */
  changedAt: number;
}

/** Newest first. */
export const rateChangeOrder: ListOrder<RateChangeRow> = {
  direction: 'desc',
  columns: [{ value: sql`change.id`, kind: 'integer' }],
  keyOf: ({ id }) => [id],
};

/** Changes of all rates: a slice, newest first. */
export async function listRateChanges(db: Sql, part: Slice): Promise<RateChangeRow[]> {
  const query = db
    .selectFrom('currency_rate_changes as change')
    .select(({ ref }) => [
      'change.id',
      'change.currency_id as currencyId',
      rate('change.old_rate').as('oldRate'),
      rate('change.new_rate').as('newRate'),
      'change.user_id as changedById',
      epochMs(ref('change.changed_at')).as('changedAt'),
    ]);
  return slice(query, rateChangeOrder, part).execute();
}

/** The currency that a user sees prices in; undefined while they have chosen none. */
export async function findPreferredCurrency(
  db: Sql,
  userId: number,
): Promise<CurrencyId | undefined> {
  const row = await db
    .selectFrom('preferred_currencies')
    .select('currency_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.currency_id;
}

/** Keeps the currency that a user wants to see prices in. */
export async function setPreferredCurrency(
  db: Sql,
  userId: number,
  currencyId: CurrencyId,
): Promise<void> {
  await db
    .insertInto('preferred_currencies')
    .values({ user_id: userId, currency_id: currencyId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ currency_id: currencyId }))
    .execute();
}

/** A rate as a number: the driver hands decimals out as text. */
function rate(column: string) {
  return sql<number>`${sql.ref(column)}::float8`;
}
