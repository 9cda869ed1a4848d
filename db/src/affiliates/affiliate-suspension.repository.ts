import { sql } from 'kysely';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { patternOf } from '../lib/words.ts';
import type { Sql } from '../orm.ts';
import type { AffiliateRow } from './affiliate.repository.ts';

/** Somebody who brings others, as administrators see them. */
export interface ListedAffiliate extends Omit<AffiliateRow, 'usedAt'> {
  /** Since when they have it, in epoch milliseconds. */
  createdAt: number;
  /** How often somebody came by it, and how many of them signed up, in all. */
  visits: number;
  signUps: number;
}

/** Who got a code last comes first. */
export const affiliateOrder: ListOrder<ListedAffiliate> = {
  direction: 'desc',
  columns: [
    { value: sql`affiliates.created_at`, kind: 'instant' },
    { value: sql`affiliates.user_id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, userId }) => [createdAt, userId],
};

/** Those whose code or name has a text in it; all for an empty one. */
function matching(db: Sql, text: string) {
  const pattern = patternOf(text);
  return db
    .selectFrom('affiliates')
    .innerJoin('users', 'users.id', 'affiliates.user_id')
    .where(({ eb, or }) =>
      or([eb('affiliates.code', 'ilike', pattern), eb('users.name', 'ilike', pattern)]),
    );
}

/** Those who bring others: a slice, who got their code last first. */
export async function listAffiliates(
  db: Sql,
  text: string,
  part: Slice,
): Promise<ListedAffiliate[]> {
  const found = matching(db, text).select(({ ref }) => [
    'affiliates.user_id as userId',
    'affiliates.code',
    epochMs(ref('affiliates.created_at')).as('createdAt'),
    sql<number | null>`${epochMs(ref('affiliates.suspended_at'))}`.as('suspendedAt'),
    'affiliates.suspension_reasons as suspensionReasons',
    sql<number>`(
      SELECT coalesce(sum(visits), 0)::int FROM affiliate_visits
      WHERE affiliate_id = affiliates.user_id
    )`.as('visits'),
    sql<number>`(
      SELECT count(*)::int FROM affiliate_sign_ups WHERE affiliate_id = affiliates.user_id
    )`.as('signUps'),
  ]);
  return slice(found, affiliateOrder, part).execute();
}

/** How many bring others. */
export async function countAffiliates(db: Sql, text: string): Promise<number> {
  const { count } = await matching(db, text)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Takes somebody's code away at `now` (epoch milliseconds), in a transaction: what comes by it counts no
 * longer, and nobody else gets it.
 * @returns the code; undefined when they have none that works
 */
export async function suspendAffiliate(
  db: Sql,
  { userId, reasons }: { userId: number; reasons: string },
  now: number,
): Promise<string | undefined> {
  const suspended = await db
    .updateTable('affiliates')
    .set({ suspended_at: instant(now), suspension_reasons: reasons })
    .where('user_id', '=', userId)
    .where('suspended_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  if (!suspended) return undefined;
  await db.insertInto('withheld_affiliate_codes').values(suspended).execute();
  return suspended.code;
}

/** Gives somebody their code back, in a transaction. @returns it; undefined when it is not taken away */
export async function restoreAffiliate(db: Sql, userId: number): Promise<string | undefined> {
  const restored = await db
    .updateTable('affiliates')
    .set({ suspended_at: null, suspension_reasons: '' })
    .where('user_id', '=', userId)
    .where('suspended_at', 'is not', null)
    .returning('code')
    .executeTakeFirst();
  if (!restored) return undefined;
  await db.deleteFrom('withheld_affiliate_codes').where('code', '=', restored.code).execute();
  return restored.code;
}

/** Whether a code is withheld from everybody. */
export async function isWithheld(db: Sql, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('withheld_affiliate_codes')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return found !== undefined;
}
