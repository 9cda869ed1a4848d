import { sql } from 'kysely';
import type { PaymentTrouble } from '#domain/payments/payment-trouble.ts';
import { GIVEN_UP_MS } from '#domain/payments/payment-trouble.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { patternOf } from '../lib/words.ts';
import type { Sql } from '../orm.ts';
import { selectPayments } from './payment.repository.ts';
import type { PaymentRow } from './payment.repository.ts';

/** Which payments a list shows. */
export interface PaymentFilter {
  /** Only those that somebody has to look after. */
  isTroubled?: boolean;
  /** The number, what the provider calls it, or a part of the payer's address. */
  text?: string;
}

/** The latest first. */
export const paymentOrder: ListOrder<PaymentRow> = {
  columns: [
    { value: sql`payments.created_at`, kind: 'instant' },
    { value: sql`payments.id`, kind: 'integer' },
  ],
  direction: 'desc',
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** Payments, as far as they are wanted at `now` (epoch milliseconds). */
export async function listPayments(
  db: Sql,
  filter: PaymentFilter,
  now: number,
  part: Slice,
): Promise<PaymentRow[]> {
  return slice(selectPayments(db).where(isWanted(filter, now)), paymentOrder, part).execute();
}

/** How many of them there are. */
export async function countPayments(db: Sql, filter: PaymentFilter, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isWanted(filter, now))
    .executeTakeFirstOrThrow();
  return count;
}

function isWanted({ isTroubled, text }: PaymentFilter, now: number) {
  const conditions = [sql`true`];
  if (isTroubled) {
    conditions.push(sql`payments.id IN (SELECT payment_id FROM ${openTroubles(now)} open)`);
  }
  if (text) {
    const pattern = patternOf(text);
    conditions.push(sql`(payments.id::text = ${text} OR provider_ref = ${text} OR EXISTS (
      SELECT FROM users WHERE users.id = payments.user_id AND users.email::text ILIKE ${pattern}
    ))`);
  }
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/** What troubles which payments at `now`, epoch milliseconds. */
export async function findTroubles(
  db: Sql,
  paymentIds: readonly number[],
  now: number,
): Promise<{ paymentId: number; trouble: PaymentTrouble }[]> {
  const { rows } = await sql<{ paymentId: number; trouble: PaymentTrouble }>`
    SELECT DISTINCT payment_id AS "paymentId", trouble FROM ${openTroubles(now)} open
    WHERE payment_id = ${anyOf(paymentIds)}
    ORDER BY payment_id, trouble
  `.execute(db);
  return rows;
}

/** All that troubles payments, until somebody has said something about it; disputes until they end. */
function openTroubles(now: number) {
  return sql`(
    SELECT id AS payment_id, 'disputed' AS trouble FROM payments WHERE status = 'disputed'
    UNION ALL
    SELECT payment_id, trouble FROM (
      SELECT payment_id, CASE kind WHEN 'dispute-lost' THEN 'charged-back' ELSE kind END AS trouble,
        booked_at AS at
      FROM ledger_transactions WHERE kind IN ('dispute-lost', 'refund-returned')
      UNION ALL
      SELECT payment_id, 'refund-refused', ended_at
      FROM provider_commands WHERE status = 'refused' AND kind = 'refund'
      UNION ALL
      SELECT payment_id, 'untold', created_at
      FROM provider_commands
      WHERE status = 'waiting' AND created_at < ${instant(now - GIVEN_UP_MS)}
    ) trouble
    WHERE NOT EXISTS (
      SELECT FROM payment_notes
      WHERE payment_notes.payment_id = trouble.payment_id AND created_at > trouble.at
    )
  )`;
}

/** What an administrator has decided or noted about a payment. */
export interface PaymentNoteRow {
  id: number;
  paymentId: number;
  userId: number;
  /** How much was to go back; null where something is only noted. */
  refundCents: number | null;
  note: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

export async function insertPaymentNote(
  db: Sql,
  { paymentId, userId, refundCents, note, createdAt }: Omit<PaymentNoteRow, 'id'>,
): Promise<void> {
  await db
    .insertInto('payment_notes')
    .values({
      payment_id: paymentId,
      user_id: userId,
      refund_cents: refundCents,
      note,
      created_at: instant(createdAt),
    })
    .execute();
}

/** What was noted about payments, the first note first. */
export async function findPaymentNotes(
  db: Sql,
  paymentIds: readonly number[],
): Promise<PaymentNoteRow[]> {
  return db
    .selectFrom('payment_notes')
    .select(({ ref }) => [
      'id',
      'payment_id as paymentId',
      'user_id as userId',
      'refund_cents as refundCents',
      'note',
      epochMs(ref('created_at')).as('createdAt'),
    ])
    .where('payment_id', '=', anyOf(paymentIds))
    .orderBy('id')
    .execute();
}
