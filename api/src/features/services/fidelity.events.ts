import type { Sql } from '#db/orm.ts';
import { findFidelityOrder } from '#db/services/fidelity-order.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireId } from '#api/lib/ids.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { authorize } from '#api/lib/policy.ts';
import { fidelityPolicy } from './fidelity.policy.ts';

/** An order of mixing or mastering with all that is in it, for its customer and engineers. */
export const fidelityTopic: Topic<{ orderId: number }> = {
  name: 'fidelity',
  messageType: 'FIDELITY_UPDATE',
  audience: 'personal',
  params: ['orderId'],
  async admit(context, asked) {
    const orderId = requireId(String(asked.orderId), 'services.orderNotFound');
    const order = await findFidelityOrder(context.sql, orderId);
    if (!order) throw new DomainError('NOT_FOUND', 'services.orderNotFound');
    authorize(context, fidelityPolicy.see, order);
    return { orderId };
  },
};

/** What people follow of services. */
export const serviceTopics: readonly Topic[] = [fidelityTopic];

/**
 * Notes that an order has changed, as the last thing in the transaction of `db`.
 * @param now epoch milliseconds
 * @returns what `changed` of the context is told after the commit
 */
export async function noteFidelity(db: Sql, orderId: number, now: number): Promise<string[]> {
  return moveOn(db, [keyOf(fidelityTopic, { orderId })], now);
}
