import { randomUUID } from 'node:crypto';
import { inTransaction } from '#db/lib/transaction.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { findUser } from '#db/accounts/account.repository.ts';
import { carryOut } from '#api/features/payments/command-execution.service.ts';
import { openPayment } from '#api/features/payments/payment-opening.service.ts';
import type { PaymentContext } from '#api/features/payments/payment-work.ts';
import { settlePayment } from '#api/features/payments/settlement.service.ts';
import type { Payer } from '#api/lib/payments/payable.ts';
import { FakePaymentProvider } from './fake-payment-provider.ts';
import type { TestServer } from './test-server.ts';

/** Somebody's payment at the provider. */
export interface OpenedPayment {
  id: number;
  ref: string;
}

/** Pays for what features of a server sell, with a provider in memory. */
export interface Paying {
  readonly provider: FakePaymentProvider;
  /** Opens a payment of a user for something. @throws DomainError as `openPayment` */
  open(userId: number, kind: string, id: number): Promise<OpenedPayment>;
  /** Has the payer agree, and the server hear of it. */
  pay(payment: OpenedPayment): Promise<void>;
  /** Has the server ask where a payment stands. */
  settle(payment: OpenedPayment): Promise<void>;
  /** Has the provider do what was decided about a payment, as its jobs would. */
  carryOutAll(payment: OpenedPayment): Promise<void>;
}

/** @param server whose features sell something, over whose database it is paid for */
export function payingOn(server: TestServer): Paying {
  const provider = new FakePaymentProvider();

  function contextOf(user: UserRow | undefined): PaymentContext & Payer {
    const { runtime, database } = server;
    return {
      sql: database.sql,
      transaction: (work, options) => inTransaction(database.orm, work, options),
      payments: {
        // As the server knows it, if it does.
        provider: runtime.payments.provider ?? provider,
        paypal: undefined,
        payables: runtime.features.payables,
        listeners: runtime.features.newsListeners,
      },
      changed: () => undefined,
      now: runtime.clock(),
      user,
      demoMode: false,
      language: 'en',
    };
  }

  const paying: Paying = {
    provider,
    async open(userId, payableKind, payableId) {
      const user = await findUser(server.database.sql, userId);
      const input = { payableKind, payableId, idempotencyKey: randomUUID() };
      const { payment } = await openPayment(contextOf(user), input);
      return { id: payment.id, ref: payment.providerRef! };
    },
    async pay(payment) {
      provider.pay(payment.ref);
      await paying.settle(payment);
    },
    async settle({ id }) {
      await settlePayment(contextOf(undefined), id);
    },
    async carryOutAll({ id: paymentId }) {
      const rows = await server.database.sql
        .selectFrom('provider_commands')
        .select('id')
        .where('payment_id', '=', paymentId)
        .where('status', '=', 'waiting')
        .orderBy('id')
        .execute();
      for (const { id } of rows) await carryOut(contextOf(undefined), id);
    },
  };
  return paying;
}
