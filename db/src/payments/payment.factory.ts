import { randomUUID } from 'node:crypto';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import type { CaptureMode } from '#domain/payments/provider-command.ts';
import type { EntityManager } from '../orm.ts';
import { Payment } from './payment.entity.ts';

export interface PaymentOptions {
  amountCents?: number;
  captureMode?: CaptureMode;
  provider?: string;
}

/** A payment of a guest that has just been opened, for tests. */
export async function createPayment(
  em: EntityManager,
  { amountCents = 9000, captureMode = 'automatic', provider = 'test' }: PaymentOptions = {},
): Promise<Payment> {
  const payment = em.create(Payment, {
    payableKind: 'test',
    payableId: 1,
    amountCents,
    captureMode,
    currency: CHARGE_CURRENCY,
    provider,
    idempotencyKey: randomUUID(),
    requestDigest: '',
    createdAt: new Date('2026-12-01T12:00:00Z'),
  });
  await em.persist(payment).flush();
  return payment;
}
