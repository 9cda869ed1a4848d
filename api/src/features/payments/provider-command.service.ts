import { lockPayment } from '#db/payments/payment.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import {
  hasEnd,
  insertCommand,
  waitingRefundCents,
} from '#db/payments/provider-command.repository.ts';
import type { NewCommand } from '#db/payments/provider-command.repository.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { nextPaymentStatus } from '#domain/payments/payment-lifecycle.ts';
import { enqueue } from '#api/lib/jobs/enqueue.ts';
import type { JobOptions } from '#api/lib/jobs/enqueue.ts';
import { commandWork } from './payment-work.ts';

/** Where whoever decides something waits for the provider, its job only tells it if that has failed. */
export const JOB_DELAY_MS = 30_000;

/** A refund that somebody, or a rule, has decided. */
export interface RefundRequest {
  paymentId: number;
  cents: number;
  /** Why, for whoever looks at the books. */
  reason: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Has a part of a payment refunded once the transaction of `db` has committed: never more than was
 * captured, with all refunds that were asked for before.
 * @throws DomainError NOT_FOUND; CONFLICT when less is left, or a dispute is open
 */
export async function requestRefund(db: Sql, request: RefundRequest): Promise<void> {
  const { paymentId, cents, reason, now } = request;
  const payment = await requireLocked(db, paymentId);
  const left = (await refundableCents(db, payment)) - cents;
  if (!Number.isSafeInteger(cents) || cents <= 0 || left < 0) {
    const max = `$${((left + cents) / 100).toFixed(2)}`;
    throw new DomainError('CONFLICT', 'payments.nothingToRefund', { values: { max } });
  }
  await sendCommand(db, { paymentId, kind: 'refund', amountCents: cents, reason, at: now });
}

/**
 * How much of a payment can be refunded still, in cents, under its lock: nothing while a dispute is open.
 */
export async function refundableCents(db: Sql, payment: PaymentRow): Promise<number> {
  return refundableBeside(payment, await waitingRefundCents(db, payment.id));
}

/** The same, where it is known what waits to be refunded, in cents. */
export function refundableBeside(payment: PaymentRow, waitingCents: number): number {
  const { status, capturedCents, refundedCents } = payment;
  if (status !== 'captured' && status !== 'partially-refunded') return 0;
  return capturedCents - refundedCents - waitingCents;
}

/** A decision to take what is reserved, or to let go of it. */
export interface EndRequest {
  paymentId: number;
  kind: 'capture' | 'cancel';
  /** How much is taken, the rest being let go of; all that is reserved unless given. */
  cents?: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Has a payment captured or cancelled once the transaction of `db` has committed. Of several such
 * decisions the first counts.
 * @throws DomainError NOT_FOUND; CONFLICT when it has ended, or is about to
 */
export async function requestEnd(db: Sql, request: EndRequest): Promise<void> {
  const { paymentId, kind, cents: amountCents = null, now } = request;
  const { status } = await requireLocked(db, paymentId);
  const isPossible = kind === 'capture' ? status === 'authorized' : nextPaymentStatus(status, kind);
  if (!isPossible || (await hasEnd(db, paymentId))) {
    throw new DomainError('CONFLICT', 'payments.ended');
  }
  await sendCommand(db, { paymentId, kind, amountCents, reason: '', at: now });
}

/** Has the provider told something once the transaction of `db` has committed. @returns the command's id */
export async function sendCommand(
  db: Sql,
  command: NewCommand,
  options?: JobOptions,
): Promise<number> {
  const commandId = await insertCommand(db, command);
  await enqueue(db, commandWork, { commandId, paymentId: command.paymentId }, options);
  return commandId;
}

async function requireLocked(db: Sql, paymentId: number): Promise<PaymentRow> {
  const payment = await lockPayment(db, paymentId);
  if (!payment) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return payment;
}
