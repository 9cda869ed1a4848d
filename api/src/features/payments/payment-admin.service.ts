import {
  countPayments,
  insertPaymentNote,
  listPayments,
  paymentOrder,
} from '#db/payments/payment-list.repository.ts';
import type { PaymentFilter } from '#db/payments/payment-list.repository.ts';
import { findWaitingRefunds } from '#db/payments/provider-command.repository.ts';
import { findPayment, lockPayment } from '#db/payments/payment.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager, Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import type { PaymentRefundInput } from '#domain/payments/payment-note.schema.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { payableOf } from '#api/lib/payments/payable.ts';
import type { ById, Payable, Receipt, StaffView } from '#api/lib/payments/payable.ts';
import { refundableBeside, requestRefund } from './provider-command.service.ts';

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

/** What payments were for, for those who look after them, in their language and in the order given. */
export async function paidThings(
  { payments, ...viewer }: StaffContext,
  paid: readonly PaymentRow[],
): Promise<StaffView[]> {
  const views = new Map<string, ById<StaffView>>();
  for (const [kind, ofKind] of Map.groupBy(paid, ({ payableKind }) => payableKind)) {
    const payable = payableOf(payments, kind);
    const ids = [...new Set(ofKind.map(({ payableId }) => payableId))];
    views.set(kind, await (payable.forStaff?.(viewer, ids) ?? viewsOf(payable, viewer, ids)));
  }
  return paid.map(
    ({ payableKind: kind, payableId }) =>
      views.get(kind)!.get(payableId) ?? { title: kind, path: null, isRefundable: true },
  );
}

/** What the receipts of things say, for what has no page of its own for those who look after payments. */
async function viewsOf(
  payable: Payable,
  { sql, language }: Pick<StaffContext, 'sql' | 'language'>,
  ids: readonly number[],
): Promise<ById<StaffView>> {
  const receipts = (await payable.receiptsOf?.(sql, ids, language)) ?? new Map<number, Receipt>();
  const views = [...receipts].map(([id, { title }]) => {
    return [id, { title, path: null, isRefundable: true }] as const;
  });
  return new Map(views);
}

/**
 * What of payments those who look after them can give back, in cents and in the order given.
 * @param things what they were for: see {@link paidThings}
 */
export async function refundableByStaff(
  db: Sql,
  paid: readonly PaymentRow[],
  things: readonly StaffView[],
): Promise<number[]> {
  const ids = paid.map(({ id }) => id);
  const waiting = await findWaitingRefunds(db, ids);
  return paid.map((payment, index) => {
    const left = refundableBeside(payment, waiting.get(payment.id) ?? 0);
    // What nothing was given for is nobody else's to decide about.
    return !payment.isAccepted || things[index]!.isRefundable ? left : 0;
  });
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
    const things = await paidThings({ payments, language, now, sql: db }, [payment]);
    const [left] = await refundableByStaff(db, [payment], things);
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
