import {
  acceptPayment,
  insertPayment,
  setProviderRef,
  updatePayment,
} from '#db/payments/payment.repository.ts';
import type { NewPayment } from '#db/payments/payment.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { PaymentStatus } from '#domain/payments/payment-lifecycle.ts';

/** Whose payments those of the demo are: the sandbox's, so that nobody else is told of them. */
export const SANDBOX = 'stripe-sandbox';

/** How the sandbox calls what the demo data has paid: it is told of that when it starts. */
export const DEMO_INTENT = 'pi_demo_';

type CardPayment = Pick<
  NewPayment,
  'payableKind' | 'payableId' | 'userId' | 'amountCents' | 'captureMode' | 'createdAt'
>;

/** Where a payment of the demo data stands, in cents. */
interface Standing {
  status: PaymentStatus;
  capturedCents: number;
  refundedCents?: number;
}

/** Pays for something with a card. @returns the id of the payment */
export async function makeCardPayment(
  db: Sql,
  payment: CardPayment,
  standing: Standing,
): Promise<number> {
  const { payableKind, payableId } = payment;
  const id = (await insertPayment(db, {
    ...payment,
    provider: SANDBOX,
    origin: null,
    idempotencyKey: `demo:${payableKind}:${payableId}`,
    requestDigest: '',
  }))!;
  await setProviderRef(db, id, `${DEMO_INTENT}${payableKind}_${payableId}`);
  await moveCardPayment(db, id, standing);
  await acceptPayment(db, id);
  return id;
}

/** Takes a payment to where it stands. */
export async function moveCardPayment(
  db: Sql,
  id: number,
  { refundedCents = 0, ...standing }: Standing,
): Promise<void> {
  await updatePayment(db, id, { ...standing, refundedCents, disputedCents: 0, feeCents: 0 });
}
