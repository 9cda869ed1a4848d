import { sql } from 'kysely';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** What sales tax is from an instant on. Instants are epoch milliseconds. */
export interface TaxRateRow {
  id: number;
  /** Ten thousandths. */
  rate: number;
  validFrom: number;
  /** Null for what the product began with. */
  setAt: number | null;
  setById: number | null;
}

/** What is valid last first. */
export const taxRateOrder: ListOrder<TaxRateRow> = {
  direction: 'desc',
  columns: [{ value: sql`tax_rates.valid_from`, kind: 'instant' }],
  keyOf: ({ validFrom }) => [validFrom],
};

/** A slice of all rates that there were, are, and are to be. */
export async function listTaxRates(db: Sql, part: Slice): Promise<TaxRateRow[]> {
  return slice(selectTaxRates(db), taxRateOrder, part).execute();
}

export async function findTaxRateById(db: Sql, id: number): Promise<TaxRateRow | undefined> {
  return selectTaxRates(db).where('id', '=', id).executeTakeFirst();
}

/** Stores what sales tax is from an instant on. @returns its id; undefined where another is from then on */
export async function insertTaxRate(
  db: Sql,
  { rate, validFrom, setAt, setById }: Omit<TaxRateRow, 'id' | 'setAt'> & { setAt: number },
): Promise<number | undefined> {
  const row = await db
    .insertInto('tax_rates')
    .values({ rate, valid_from: instant(validFrom), user_id: setById, set_at: instant(setAt) })
    .onConflict((conflict) => conflict.column('valid_from').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Has a rate never be valid that is not yet at `now` (epoch milliseconds). @returns whether there was one */
export async function deletePlannedTaxRate(db: Sql, id: number, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tax_rates')
    .where('id', '=', id)
    .where('valid_from', '>', instant(now))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function selectTaxRates(db: Sql) {
  return db
    .selectFrom('tax_rates')
    .select(({ ref }) => [
      'id',
      'rate',
      epochMs(ref('valid_from')).as('validFrom'),
      epochMs(ref('set_at')).as('setAt'),
      'user_id as setById',
    ]);
}
