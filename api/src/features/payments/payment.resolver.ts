import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { attemptSchema } from '#domain/errors/attempt.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { payableSummary, confirmPayment, startPayment } from './paying.service.ts';
import { paymentLimits } from './payment.limits.ts';
import {
  ConfirmPaymentInput,
  PayableSummary,
  Payment,
  PaymentSettings,
  StartPaymentInput,
} from './payment.type.ts';
import type { SettledPayment } from './settlement.service.ts';

@Resolver()
export class PaymentResolver {
  @For('anyone', { limit: 'general' })
  @Query(() => PaymentSettings, {
    nullable: true,
    description: 'How browsers reach the payment provider; null while nothing can be paid for.',
  })
  paymentSettings(@Ctx() { payments }: Context): PaymentSettings | null {
    return payments.provider ?? null;
  }

  @For('anyone', { limit: 'general' })
  @Query(() => Boolean, {
    description:
      'Whether orders can be paid with PayPal; without it they only await their payment.',
  })
  takesPayPal(@Ctx() { payments }: Context): boolean {
    return payments.paypal !== undefined;
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @Query(() => PayableSummary, {
    nullable: true,
    description:
      'Something that the logged-in user can pay for on its own, such as a vanity address; null when there is none.',
  })
  async payable(
    @Ctx() context: Context,
    @Arg('kind', () => ID, { description: 'Of which kind it is, such as `fidelity`.' })
    kind: string,
    @Arg('id', () => ID, { description: 'Which of its kind.' }) id: string,
  ): Promise<PayableSummary | null> {
    return payableSummary(context, kind, id);
  }

  @For('personal')
  @Change('Begins to pay for something that is paid on its own.', {
    payment: { type: () => Payment, description: 'The payment, which the browser goes on with.' },
  })
  async startPayment(
    @Ctx() context: Context,
    @Input(() => StartPaymentInput) { kind, id, ...attempt }: StartPaymentInput,
  ) {
    const { idempotencyKey } = validate(attemptSchema, attempt);
    const payableId = requireId(id, 'errors.notFound');
    return {
      payment: shown(
        await startPayment(context, {
          payableKind: kind,
          payableId,
          idempotencyKey: idempotencyKey!,
        }),
      ),
    };
  }

  @For('anyone', { limit: paymentLimits.confirmByNetwork })
  @Change(
    'Asks the provider where a payment stands that the browser has finished, and brings it there; what its payer has agreed to with PayPal is taken. Whoever has paid knows it by its secret, logged in or not.',
    { payment: { type: () => Payment, description: 'The payment, as it is now.' } },
  )
  async confirmPayment(
    @Ctx() context: Context,
    @Input(() => ConfirmPaymentInput) { paymentId, clientSecret }: ConfirmPaymentInput,
  ) {
    const id = requireId(paymentId, 'errors.notFound');
    return { payment: shown(await confirmPayment(context, id, clientSecret)) };
  }
}

/** A payment as its payer sees it. */
export function shown({ payment, clientSecret, approvalUrl }: SettledPayment): Payment {
  const { id, status, amountCents } = payment;
  return { id, status, amountCents, clientSecret, approvalUrl };
}
