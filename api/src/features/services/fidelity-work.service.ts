import { insertFidelityComment } from '#db/services/fidelity-file.repository.ts';
import { findFidelityFiles } from '#db/services/fidelity-file.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import {
  listUnansweredOrders,
  lockFidelityOrder,
  moveFidelityOrder,
} from '#db/services/fidelity-order.repository.ts';
import type {
  FidelityOrderChange,
  FidelityOrderRow,
} from '#db/services/fidelity-order.repository.ts';
import { balanceOf, book } from '#db/payments/ledger.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { earning } from '#domain/payments/ledger.ts';
import { REVISION_HOURS } from '#domain/services/fidelity.ts';
import {
  FIDELITY_ANSWER_MS,
  fidelityDueAt,
  isFidelityPart,
  nextFidelityState,
} from '#domain/services/fidelity-order.ts';
import type { FidelityAction } from '#domain/services/fidelity-order.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { requestRefund } from '#api/features/payments/provider-command.service.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import type { JobTools } from '#api/lib/jobs/job.ts';
import { authorize } from '#api/lib/policy.ts';
import { requireFidelityOrder } from './fidelity-order.service.ts';
import { noteFidelity } from './fidelity.events.ts';
import { fidelityPartiesOf, fidelityPolicy } from './fidelity.policy.ts';
import { serviceRates } from './service.limits.ts';
import { writeFidelityNews } from './service.mails.ts';

/**
 * Begins to work on an order: from now on its first version is due, and it cannot be cancelled.
 * @throws DomainError as {@link act}
 */
export async function startFidelity(context: Context, id: number): Promise<FidelityOrderRow> {
  return act(context, id, 'start', async (db, order) => {
    const { now } = context;
    await writeFidelityNews(db, 'started', order, now);
    return { startedAt: now, dueAt: fidelityDueAt(order.quality, now) };
  });
}

/** Hands over the version that was sent. @throws DomainError as {@link act}; CONFLICT also without one */
export async function deliverFidelity(context: Context, id: number): Promise<FidelityOrderRow> {
  return act(context, id, 'deliver', async (db, order) => {
    await writeFidelityNews(db, 'delivered', order, context.now);
    return { deliveredAt: context.now };
  });
}

/**
 * Asks for another version, which counts against the package. What is to change is said of the last one.
 * @throws DomainError as {@link act}; CONFLICT also when no revision is left
 */
export async function requestFidelityRevision(
  context: Context,
  id: number,
  note: string,
): Promise<FidelityOrderRow> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  return act(context, id, 'request-revision', async (db, { revisionsUsed }) => {
    const files = await findFidelityFiles(db, [id]);
    const mix = files.find(({ kind }) => kind === 'mix');
    if (!mix) throw new Error(`Order ${id} was delivered without a mix.`);
    await insertFidelityComment(db, { fileId: mix.id, userId, atMs: null, content: note, now });
    return { revisionsUsed: revisionsUsed + 1, dueAt: now + REVISION_HOURS.to * HOUR_MS };
  });
}

/** Accepts what was delivered, by which the payment is earned. @throws DomainError as {@link act} */
export async function approveFidelity(context: Context, id: number): Promise<FidelityOrderRow> {
  const { now } = context;
  return act(context, id, 'approve', (db, order) => earn(db, order, now));
}

async function earn(
  db: Sql,
  { id, paymentId }: FidelityOrderRow,
  now: number,
): Promise<FidelityOrderChange> {
  if (paymentId === null) throw new Error(`Order ${id} was delivered without a payment.`);
  // What has gone back to the payer meanwhile cannot be earned.
  const cents = await balanceOf(db, `deposit:${paymentId}`);
  if (cents > 0) {
    const transaction = earning(paymentId, [{ account: 'sales', cents }]);
    await book(db, { key: `fidelity:${id}:approved`, transaction, paymentId, at: now });
  }
  return { endedAt: now };
}

/** How many orders are approved at a time; what is left waits for the next run. */
const AT_A_TIME = 100;

/**
 * Approves what was delivered long ago and nobody has said anything about; its customers are mailed.
 * @param now epoch milliseconds
 */
export async function approveUnanswered(
  { orm, changed }: Pick<JobTools, 'orm' | 'changed'>,
  now: number,
): Promise<void> {
  const before = now - FIDELITY_ANSWER_MS;
  for (const id of await listUnansweredOrders(sqlOf(orm.em), before, AT_A_TIME)) {
    const tags = await inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      const order = await lockFidelityOrder(db, id);
      const next = order && nextFidelityState(order, 'approve', 'time');
      // Its customer may have answered meanwhile, and the engineer sent another version.
      if (!next || order.deliveredAt === null || order.deliveredAt > before) return [];
      await moveFidelityOrder(db, id, next, await earn(db, order, now));
      await writeFidelityNews(db, 'approved', order, now);
      return noteFidelity(db, id, now);
    });
    changed(tags);
  }
}

/** Takes an order back before anybody works on it; what was paid goes back. @throws DomainError as {@link act} */
export async function cancelFidelity(context: Context, id: number): Promise<FidelityOrderRow> {
  const { now } = context;
  return act(context, id, 'cancel', async (db, { paymentId }) => {
    const cents = paymentId === null ? 0 : await balanceOf(db, `deposit:${paymentId}`);
    if (paymentId !== null && cents > 0) {
      const reason = 'Cancelled before work had begun.';
      await requestRefund(db, { paymentId, cents, reason, now });
    }
    return { endedAt: now };
  });
}

/**
 * Moves an order on, under its lock.
 * @param work what happens with it; returns what else changes of the order
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND to all who take no part in it; FORBIDDEN
 *   to whoever is never the one to do so; CONFLICT when it cannot happen now
 */
async function act(
  context: Context,
  id: number,
  action: FidelityAction,
  work: (db: Sql, order: FidelityOrderRow) => Promise<FidelityOrderChange>,
): Promise<FidelityOrderRow> {
  await context.rateLimits.consume(serviceRates.work, requireUser(context).id);
  const tags = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const order = await lockFidelityOrder(db, id);
    if (!order) throw new DomainError('NOT_FOUND', 'services.orderNotFound');
    const parties = fidelityPartiesOf(authorize(context, fidelityPolicy.see, order), order);
    if (!parties.some((party) => isFidelityPart(action, party))) {
      throw new DomainError('FORBIDDEN', 'services.customerOnly');
    }
    const [next] = parties.flatMap((party) => nextFidelityState(order, action, party) ?? []);
    if (next === undefined) throw new DomainError('CONFLICT', 'services.notPossible');
    await moveFidelityOrder(db, id, next, await work(db, order));
    return noteFidelity(db, id, context.now);
  });
  context.changed(tags);
  return requireFidelityOrder(context.sql, id);
}
