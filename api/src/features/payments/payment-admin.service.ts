import {
  countPayments,
  insertPaymentNote,
  listPayments,
  paymentOrder,
} from '#db/payments/payment-list.repository.ts';
import type { PaymentFilter } from '#db/payments/payment-list.repository.ts';
import { findPayment, lockPayment } from '#db/payments/payment.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import type { PaymentRefundInput } from '#domain/payments/payment-note.schema.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { payableOf } from '#api/lib/payments/payable.ts';
import type { StaffView } from '#api/lib/payments/payable.ts';
import { refundableCents, requestRefund } from './provider-command.service.ts';

/** Which payments are wanted, as somebody has asked for them. */
export type WantedPayments = {
  [Name in keyof PaymentFilter]: PaymentFilter[Name] | null | undefined;
};

/** Payments, the latest first. @throws DomainError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
export async function allPayments(
  context: Context,
  { isTroubled, text }: WantedPayments,
  page: PageArgs,
) {
  requireAdmin(context);
  const { sql, now } = context;
  const words = text?.trim().slice(0, SEARCH_TEXT_LIMIT);
  const filter = { ...(isTroubled && { isTroubled }), ...(words && { text: words }) };
  return {
    ...(await paginate(page, paymentOrder, (part) => listPayments(sql, filter, now, part))),
    totalCount: () => countPayments(sql, filter, now),
  };
}

/** Who looks after payments, and what that takes. */
type StaffContext = Pick<Context, 'payments' | 'sql' | 'language' | 'now'>;

/** What a payment was for, for those who look after payments, in their language. */
export async function paidThing(
  { payments, ...viewer }: StaffContext,
  { payableKind, payableId }: PaymentRow,
): Promise<StaffView> {
  const payable = payableOf(payments, payableKind);
  if (payable.forStaff) return payable.forStaff(viewer, payableId);
  const receipt = await payable.receiptOf?.(viewer.sql, payableId, viewer.language);
  return { title: receipt?.title ?? payableKind, path: null, isRefundable: true };
}

/** What of a payment those who look after payments can give back, in cents. */
export async function refundableByStaff(
  context: StaffContext,
  payment: PaymentRow,
): Promise<number> {
  const left = await refundableCents(context.sql, payment);
  // What nothing was given for is nobody else's to decide about.
  if (left === 0 || !payment.isAccepted) return left;
  const { isRefundable } = await paidThing(context, payment);
  return isRefundable ? left : 0;
}

/**
 * Gives back a part of a payment, or what is left of it, and notes who has decided so.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when less is left, something else
 *   than was expected, or what was paid for has a page of its own to decide that on
 */
export async function refundPayment(
  context: Context,
  id: number,
  { amountCents, expectedRefundableCents, reason }: PaymentRefundInput,
): Promise<PaymentRow> {
  const { id: userId } = requireAdmin(context);
  const { now, payments, language } = context;
  return handle(context, id, async (em, payment) => {
    const db = sqlOf(em);
    const left = await refundableByStaff({ payments, language, now, sql: db }, payment);
    if (left !== expectedRefundableCents) {
      throw new DomainError('CONFLICT', 'payments.refundedMeanwhile');
    }
    if (left === 0) throw new DomainError('CONFLICT', 'payments.notRefundableHere');
    await requestRefund(db, { paymentId: id, cents: amountCents, reason, now });
    await insertPaymentNote(db, {
      paymentId: id,
      userId,
      refundCents: amountCents,
      note: reason,
      createdAt: now,
    });
  });
}

/** Notes something about a payment; what has troubled it until now is looked after. @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function notePayment(context: Context, id: number, note: string): Promise<PaymentRow> {
  const { id: userId } = requireAdmin(context);
  const { now } = context;
  return handle(context, id, async (em) => {
    await insertPaymentNote(sqlOf(em), {
      paymentId: id,
      userId,
      refundCents: null,
      note,
      createdAt: now,
    });
  });
}

/** Decides something about a payment, one decision after the other. @throws DomainError NOT_FOUND */
async function handle(
  context: Context,
  id: number,
  work: (em: EntityManager, payment: PaymentRow) => Promise<void>,
): Promise<PaymentRow> {
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const found = await findPayment(db, id);
    if (!found) throw new DomainError('NOT_FOUND', 'errors.notFound');
    // What is paid for before its payment, as all who change either.
    await payableOf(context.payments, found.payableKind).lock(em, found.payableId);
    await work(em, (await lockPayment(db, id))!);
  });
  return (await findPayment(context.sql, id))!;
}
