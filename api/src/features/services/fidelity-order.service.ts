import { lockUser } from '#db/accounts/account.repository.ts';
import {
  countUnpaidFidelityOrders,
  fidelityOrderOrder,
  findFidelityOrder,
  findFidelityOrderByKey,
  insertFidelityOrder,
  listFidelityOrders,
  listFidelityOrdersOf,
} from '#db/services/fidelity-order.repository.ts';
import type { FidelityOrderRow } from '#db/services/fidelity-order.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { fidelityPrice } from '#domain/services/fidelity.ts';
import { fidelityLimits, fidelityStates } from '#domain/services/fidelity-order.ts';
import type { FidelityState } from '#domain/services/fidelity-order.ts';
import type { FidelityOrderInput } from '#domain/services/fidelity.schema.ts';
import { requireAdmin, requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { digestOf } from '#api/lib/request-digest.ts';
import { fidelityPolicy } from './fidelity.policy.ts';
import { serviceRates } from './service.limits.ts';

/**
 * Orders mixing or mastering, at the price of now, which stays. Repeating the same request with its
 * key returns the order that the first one has made.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; CONFLICT when the key stands for another request,
 *   or too many orders wait for their payment
 */
export async function orderFidelity(
  context: Context,
  input: FidelityOrderInput,
  idempotencyKey: string,
): Promise<FidelityOrderRow> {
  const { id: userId } = requireUser(context);
  const { sql, now } = context;
  await context.rateLimits.consume(serviceRates.order, userId);
  const requestDigest = digestOf(input);
  const id = await context.transaction(async (em) => {
    const db = sqlOf(em);
    // One after the other, or several at once would each find room for one more.
    await lockUser(db, userId);
    const earlier = await findFidelityOrderByKey(db, userId, idempotencyKey);
    if (earlier) {
      if (earlier.requestDigest === requestDigest) return earlier.id;
      throw new DomainError('CONFLICT', 'errors.idempotencyKeyReused');
    }
    if ((await countUnpaidFidelityOrders(db, userId)) >= fidelityLimits.unpaid) {
      const values = { limit: fidelityLimits.unpaid };
      throw new DomainError('CONFLICT', 'services.tooManyUnpaid', { values });
    }
    const { priceCents } = fidelityPrice(input);
    return insertFidelityOrder(db, {
      ...input,
      userId,
      priceCents,
      idempotencyKey,
      requestDigest,
      now,
    });
  });
  return requireFidelityOrder(sql, id);
}

/** An order that there is. @throws DomainError NOT_FOUND */
export async function requireFidelityOrder(
  sql: Context['sql'],
  id: number,
): Promise<FidelityOrderRow> {
  const order = await findFidelityOrder(sql, id);
  if (!order) throw new DomainError('NOT_FOUND', 'services.orderNotFound');
  return order;
}

/** An order, for its customer and for engineers; null for everybody else. @throws DomainError UNAUTHENTICATED */
export async function fidelityOrderById(
  context: Context,
  id: string,
): Promise<FidelityOrderRow | null> {
  requireUser(context);
  const number = parseId(id);
  const order = number === undefined ? undefined : await findFidelityOrder(context.sql, number);
  return order && isAllowed(context, fidelityPolicy.see, order) ? order : null;
}

/** The orders of whoever is logged in, the newest first. @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT */
export async function myFidelityOrders(context: Context, page: PageArgs) {
  const { id } = requireUser(context);
  return paginate(page, fidelityOrderOrder, (part) => listFidelityOrdersOf(context.sql, id, part));
}

/**
 * All orders, or those that stand somewhere, the newest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT
 */
export async function fidelityOrdersToWorkOn(
  context: Context,
  status: FidelityState | null,
  page: PageArgs,
) {
  requireAdmin(context);
  const statuses = status ? [status] : fidelityStates;
  return paginate(page, fidelityOrderOrder, (part) =>
    listFidelityOrders(context.sql, statuses, part),
  );
}
