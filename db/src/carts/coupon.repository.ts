import { sql } from 'kysely';
import type { Coupon, CouponSaving, CouponUses } from '#domain/carts/coupon.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

export interface CouponRow extends Coupon {
  id: number;
  code: string;
}

/** A coupon as a list for administrators has it. */
export interface ListedCouponRow extends CouponRow {
  /** How often it was used, for orders that wait for their payment too. */
  useCount: number;
}

/** Newest first. */
export const couponOrder: ListOrder<CouponRow> = {
  direction: 'desc',
  columns: [{ value: sql`coupons.id`, kind: 'integer' }],
  keyOf: ({ id }) => [id],
};

/** A coupon by its code, however that is written. */
export async function findCouponByCode(db: Sql, code: string): Promise<CouponRow | undefined> {
  const row = await selectCoupons(db).where('code', '=', code).executeTakeFirst();
  return row && couponOf(row);
}

/** A coupon. */
export async function findCoupon(db: Sql, id: number): Promise<CouponRow | undefined> {
  const row = await selectCoupons(db).where('coupons.id', '=', id).executeTakeFirst();
  return row && couponOf(row);
}

/** A slice of all coupons, newest first. */
export async function listCoupons(db: Sql, part: Slice): Promise<ListedCouponRow[]> {
  const rows = await slice(selectListed(db), couponOrder, part).execute();
  return rows.map(couponOf);
}

/** A coupon as lists have it. */
export async function findListedCoupon(db: Sql, id: number): Promise<ListedCouponRow | undefined> {
  const row = await selectListed(db).where('coupons.id', '=', id).executeTakeFirst();
  return row && couponOf(row);
}

/** How many coupons there are. */
export async function countCoupons(db: Sql): Promise<number> {
  const { count } = await db
    .selectFrom('coupons')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Who wants to use a coupon, as far as that is known. */
export interface CouponCustomer {
  userId: number | null;
  /** As it is given with the order, however written. */
  email: string | null;
}

/** How often a coupon was used, orders that wait for their payment included. */
export async function couponUses(
  db: Sql,
  couponId: number,
  { userId, email }: CouponCustomer,
): Promise<CouponUses> {
  const { rows } = await sql<CouponUses>`
    SELECT
      count(*) FILTER (WHERE user_id = ${userId} OR email = ${email}::citext)::int
        AS "byCustomer",
      count(*)::int AS "inAll"
    FROM coupon_uses WHERE coupon_id = ${couponId}
  `.execute(db);
  return rows[0] ?? { byCustomer: 0, inAll: 0 };
}

/** A coupon that is to be made. Instants are epoch milliseconds. */
export interface NewCoupon extends Omit<Coupon, 'isActive'> {
  code: string;
  createdAt: number;
}

/** Makes a coupon. @returns its id; undefined when there is one with its code */
export async function insertCoupon(db: Sql, coupon: NewCoupon): Promise<number | undefined> {
  const { saving } = coupon;
  const row = await db
    .insertInto('coupons')
    .values({
      code: coupon.code,
      percent: saving.kind === 'percent' ? saving.percent : null,
      amount_cents: saving.kind === 'amount' ? saving.amountCents : null,
      minimum_cents: coupon.minimumCents,
      uses_per_customer: coupon.usesPerCustomer,
      total_uses: coupon.totalUses,
      starts_at: instant(coupon.startsAt),
      ends_at: coupon.endsAt === null ? null : instant(coupon.endsAt),
      created_at: instant(coupon.createdAt),
    })
    .onConflict((conflict) => conflict.constraint('coupons_code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Switches a coupon on or off. @returns whether there is one */
export async function setCouponActive(db: Sql, id: number, isActive: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set({ is_active: isActive })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectCoupons(db: Sql) {
  return db
    .selectFrom('coupons')
    .select(({ ref }) => [
      'coupons.id',
      sql<string>`code::text`.as('code'),
      'percent',
      'amount_cents as amountCents',
      'minimum_cents as minimumCents',
      'uses_per_customer as usesPerCustomer',
      'total_uses as totalUses',
      epochMs(ref('starts_at')).as('startsAt'),
      epochMs(ref('ends_at')).as('endsAt'),
      'is_active as isActive',
    ]);
}

function selectListed(db: Sql) {
  return selectCoupons(db).select(
    sql<number>`(SELECT count(*)::int FROM coupon_uses WHERE coupon_id = coupons.id)`.as(
      'useCount',
    ),
  );
}

interface SavingColumns {
  percent: number | null;
  amountCents: number | null;
}

function couponOf<Row extends SavingColumns>({ percent, amountCents, ...row }: Row) {
  // A constraint sees to it that one of the two is there.
  const saving: CouponSaving =
    percent === null
      ? { kind: 'amount', amountCents: amountCents ?? 0 }
      : { kind: 'percent', percent };
  return { ...row, saving };
}
