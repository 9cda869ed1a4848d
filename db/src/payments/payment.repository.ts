import { sql } from 'kysely';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import type { PaymentStatus } from '#domain/payments/payment-lifecycle.ts';
import type { CaptureMode } from '#domain/payments/provider-command.ts';
import type { PaymentFigures } from '#domain/payments/reconciliation.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A payment. Instants are epoch milliseconds, amounts cents. */
export interface PaymentRow extends PaymentFigures {
  id: number;
  /** What is paid for: a kind that a feature has registered, and which of them. */
  payableKind: string;
  payableId: number;
  /** Null for guests. */
  userId: number | null;
  amountCents: number;
  currency: CurrencyId;
  captureMode: CaptureMode;
  provider: string;
  /** What the provider calls it; null until it knows of it. */
  providerRef: string | null;
  /** Where the payer comes back from a page of the provider's: an origin; null where they pay on ours. */
  origin: string | null;
  requestDigest: string;
  /** Whether what is paid for was given for it, or is kept for it while the money is held. */
  isAccepted: boolean;
  version: number;
  createdAt: number;
}

export interface NewPayment {
  payableKind: string;
  payableId: number;
  userId: number | null;
  amountCents: number;
  captureMode: CaptureMode;
  provider: string;
  /** Where the payer comes back from a page of the provider's: an origin. */
  origin: string | null;
  idempotencyKey: string;
  requestDigest: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Stores a payment, within the transaction of `db`. @returns its id; undefined when its key is taken */
export async function insertPayment(db: Sql, payment: NewPayment): Promise<number | undefined> {
  const row = await db
    .insertInto('payments')
    .values({
      payable_kind: payment.payableKind,
      payable_id: payment.payableId,
      user_id: payment.userId,
      amount_cents: payment.amountCents,
      currency: CHARGE_CURRENCY,
      capture_mode: payment.captureMode,
      provider: payment.provider,
      origin: payment.origin,
      idempotency_key: payment.idempotencyKey,
      request_digest: payment.requestDigest,
      created_at: instant(payment.createdAt),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findPayment(db: Sql, id: number): Promise<PaymentRow | undefined> {
  return selectPayments(db).where('id', '=', id).executeTakeFirst();
}

/** A payment as it is, which stays so until the transaction of `db` ends. */
export async function lockPayment(db: Sql, id: number): Promise<PaymentRow | undefined> {
  return selectPayments(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The payment that somebody has opened with a key, or that a guest has. */
export async function findPaymentByKey(
  db: Sql,
  userId: number | null,
  key: string,
): Promise<PaymentRow | undefined> {
  return selectPayments(db)
    .where('user_id', 'is not distinct from', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The payment that a provider calls so. */
export async function findPaymentByRef(
  db: Sql,
  provider: string,
  ref: string,
): Promise<PaymentRow | undefined> {
  return selectPayments(db)
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

/** Notes what the provider calls a payment. */
export async function setProviderRef(db: Sql, id: number, ref: string): Promise<void> {
  await db.updateTable('payments').set({ provider_ref: ref }).where('id', '=', id).execute();
}

/** Stores where a payment stands now, which moves its version on. */
export async function updatePayment(db: Sql, id: number, figures: PaymentFigures): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      status: figures.status,
      captured_cents: figures.capturedCents,
      refunded_cents: figures.refundedCents,
      disputed_cents: figures.disputedCents,
      fee_cents: figures.feeCents,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Notes that what is paid for was given for a payment. */
export async function acceptPayment(db: Sql, id: number): Promise<void> {
  await db.updateTable('payments').set({ is_accepted: true }).where('id', '=', id).execute();
}

/** Notes that the provider was asked at `now`, epoch milliseconds. */
export async function markChecked(db: Sql, id: number, now: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ checked_at: instant(now) })
    .where('id', '=', id)
    .execute();
}

/**
 * Payments in one of these statuses that the provider was not asked about since `before` (epoch
 * milliseconds), the longest unasked first.
 */
export async function listUnaskedPayments(
  db: Sql,
  statuses: readonly PaymentStatus[],
  before: number,
  limit: number,
): Promise<PaymentRow[]> {
  const asked = sql<string>`coalesce(checked_at, created_at)`;
  return selectPayments(db)
    .where('status', 'in', [...statuses])
    .where(asked, '<', instant(before))
    .orderBy(asked)
    .limit(limit)
    .execute();
}

/** A query over payments, to which conditions are added. */
export function selectPayments(db: Sql) {
  return db
    .selectFrom('payments')
    .select(({ ref }) => [
      'id',
      'payable_kind as payableKind',
      'payable_id as payableId',
      'user_id as userId',
      'amount_cents as amountCents',
      'currency',
      'capture_mode as captureMode',
      'status',
      'provider',
      'provider_ref as providerRef',
      'origin',
      'request_digest as requestDigest',
      'captured_cents as capturedCents',
      'refunded_cents as refundedCents',
      'disputed_cents as disputedCents',
      'fee_cents as feeCents',
      'is_accepted as isAccepted',
      'version',
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}
