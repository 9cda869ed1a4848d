import type { Logger } from 'pino';
import {
  findPaymentByRef,
  listUnaskedPayments,
  markChecked,
} from '#db/payments/payment.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { findCreateCommand, listStuckCommands } from '#db/payments/provider-command.repository.ts';
import { deleteHandledEvents } from '#db/payments/provider-event.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { unfinishedStatuses } from '#domain/payments/payment-lifecycle.ts';
import { GIVEN_UP_MS } from '#domain/payments/payment-trouble.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { allProviders, findProvider } from '#api/lib/payments/payable.ts';
import { takeApproved } from './approval.service.ts';
import { carryOut } from './command-execution.service.ts';
import type { PaymentContext } from './payment-work.ts';
import { requestEnd } from './provider-command.service.ts';
import { settlePayment } from './settlement.service.ts';

/** How long a payment that has not ended is left alone. */
const REST_MS = 5 * MINUTE_MS;

/** How many the provider is asked about in one run. */
const BATCH = 50;

/** When a payer who has done nothing will not do it any more. */
const ABANDONED_MS = DAY_MS;

/** How far back disputes are looked for: longer than providers go on sending news that is not taken. */
const DISPUTE_NEWS_MS = 7 * DAY_MS;

/** How long a payment is left alone while a dispute about it is open, which takes weeks. */
const DISPUTE_REST_MS = HOUR_MS;

/** How long events are remembered that were looked after: longer than anybody sends them again. */
const EVENT_MS = 30 * DAY_MS;

/**
 * Asks the provider about payments that have not ended, in case its news was lost, and cancels those
 * that their payers have abandoned. One that fails does not keep the others from it.
 */
export async function sweepPayments(context: PaymentContext, log: Logger): Promise<void> {
  const { sql, now } = context;
  await deleteHandledEvents(sql, now - EVENT_MS);
  const unasked = await listUnaskedPayments(sql, unfinishedStatuses, now - REST_MS, BATCH);
  for (const payment of unasked) await lookAfterOne(context, payment, log);
}

/**
 * Tells providers what they were to be told and its job has given up. One that fails does not keep the
 * others from it.
 */
export async function sweepCommands(context: PaymentContext, log: Logger): Promise<void> {
  const stuck = await listStuckCommands(context.sql, context.now - GIVEN_UP_MS, BATCH);
  for (const { id, paymentId, kind } of stuck) {
    try {
      await carryOut(context, id);
    } catch (error) {
      log.error({ err: error, payment: paymentId, kind }, 'a provider could not be told');
    }
  }
}

/**
 * Asks providers which payments are disputed, and how those stand that are, in case their news was lost.
 * One that fails does not keep the others from it.
 */
export async function sweepDisputes(context: PaymentContext, log: Logger): Promise<void> {
  const { sql, payments, now } = context;
  for (const provider of allProviders(payments)) {
    try {
      for (const ref of await provider.disputedSince(now - DISPUTE_NEWS_MS)) {
        const payment = await findPaymentByRef(sql, provider.name, ref);
        if (payment) await lookAfterOne(context, payment, log);
      }
    } catch (error) {
      log.warn(
        { err: error, provider: provider.name },
        'a provider could not be asked about disputes',
      );
    }
  }
  const open = await listUnaskedPayments(sql, ['disputed'], now - DISPUTE_REST_MS, BATCH);
  for (const payment of open) await lookAfterOne(context, payment, log);
}

async function lookAfterOne(
  context: PaymentContext,
  payment: PaymentRow,
  log: Logger,
): Promise<void> {
  // Before, so that one that always fails is not the first of every run.
  await markChecked(context.sql, payment.id, context.now);
  try {
    await lookAfter(context, payment);
  } catch (error) {
    log.warn({ err: error, payment: payment.id }, 'a payment could not be looked after');
  }
}

async function lookAfter(context: PaymentContext, known: PaymentRow): Promise<void> {
  const { id, providerRef, provider } = known;
  // Until it is on again.
  if (!findProvider(context.payments, provider)) return;
  if (providerRef === null) {
    const command = await findCreateCommand(context.sql, id);
    if (command) await carryOut(context, command.id);
    return;
  }
  const { payment } = await takeApproved(context, await settlePayment(context, id));
  const isAbandoned = context.now - payment.createdAt > ABANDONED_MS;
  if (payment.status === 'requires-action' && isAbandoned) await cancel(context, id);
}

async function cancel({ transaction, now }: PaymentContext, paymentId: number): Promise<void> {
  try {
    await transaction((em) => requestEnd(sqlOf(em), { paymentId, kind: 'cancel', now }));
  } catch (error) {
    // It is being cancelled already.
    if (!(error instanceof DomainError && error.code === 'CONFLICT')) throw error;
  }
}
