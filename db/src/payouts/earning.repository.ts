import { sql } from 'kysely';
import type { EarnedAmount } from '#domain/payouts/commission.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What a session earns of a payment for it. Instants are epoch milliseconds, amounts cents. */
export interface NewEarning extends EarnedAmount {
  bookingId: number;
  paymentId: number;
  ownerId: number;
  earnedAt: number;
  /** From when on it can be paid out. */
  availableAt: number;
}

/** Stores an earning, within the transaction of `db`. @returns its id; undefined when it is there already */
export async function insertEarning(db: Sql, earning: NewEarning): Promise<number | undefined> {
  const row = await db
    .insertInto('earnings')
    .values({
      booking_id: earning.bookingId,
      payment_id: earning.paymentId,
      owner_id: earning.ownerId,
      gross_cents: earning.grossCents,
      commission_cents: earning.commissionCents,
      net_cents: earning.netCents,
      earned_at: instant(earning.earnedAt),
      available_at: instant(earning.availableAt),
    })
    .onConflict((conflict) => conflict.columns(['booking_id', 'payment_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What was earned, and what was taken back of it. */
export interface LockedEarning {
  id: number;
  ownerId: number;
  earned: EarnedAmount;
  reversed: EarnedAmount;
}

/** What a session has earned of a payment, which stays so until the transaction of `db` ends. */
export async function lockEarning(
  db: Sql,
  { bookingId, paymentId }: { bookingId: number; paymentId: number },
): Promise<LockedEarning | undefined> {
  const row = await db
    .selectFrom('earnings')
    .select([
      'id',
      'owner_id as ownerId',
      'gross_cents as grossCents',
      'commission_cents as commissionCents',
      'net_cents as netCents',
      'reversed_cents as reversedCents',
      'reversed_commission_cents as reversedCommissionCents',
    ])
    .where('booking_id', '=', bookingId)
    .where('payment_id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, ownerId, reversedCents, reversedCommissionCents, ...earned } = row;
  const reversed = {
    grossCents: reversedCents,
    commissionCents: reversedCommissionCents,
    netCents: reversedCents - reversedCommissionCents,
  };
  return { id, ownerId, earned, reversed };
}

/**
 * Stores that a part of an earning was taken back, within the transaction of `db`.
 * @param at epoch milliseconds
 * @returns its id
 */
export async function insertReversal(
  db: Sql,
  { earningId, amount, at }: { earningId: number; amount: EarnedAmount; at: number },
): Promise<number> {
  const { grossCents, commissionCents, netCents } = amount;
  await db
    .updateTable('earnings')
    .set({
      reversed_cents: sql`reversed_cents + ${grossCents}`,
      reversed_commission_cents: sql`reversed_commission_cents + ${commissionCents}`,
    })
    .where('id', '=', earningId)
    .execute();
  const { id } = await db
    .insertInto('earning_reversals')
    .values({
      earning_id: earningId,
      gross_cents: grossCents,
      commission_cents: commissionCents,
      net_cents: netCents,
      reversed_at: instant(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
