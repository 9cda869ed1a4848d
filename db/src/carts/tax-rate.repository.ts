import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Sales tax at `now` (epoch milliseconds), in ten thousandths: of carts, and of orders that are made then. */
export async function findTaxRate(db: Sql, now: number): Promise<number> {
  const { rate } = await db
    .selectFrom('tax_rates')
    .select('rate')
    .where('valid_from', '<=', instant(now))
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return rate;
}
