import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { attemptSchema } from '#domain/errors/attempt.schema.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import {
  checkoutQuoteSchema,
  checkoutSchema,
  returnSchema,
} from '#domain/orders/checkout.schema.ts';
import { shown } from '#api/features/payments/payment.resolver.ts';
import { Payment } from '#api/features/payments/payment.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { quoteCheckout, startCheckout } from './checkout.service.ts';
import {
  CancelOrderInput,
  CheckoutQuote,
  CheckoutQuoteInput,
  GiftCard,
  RequestReturnInput,
  StartCheckoutInput,
} from './checkout.type.ts';
import { giftCardOf } from './gift-card.service.ts';
import { cancelOrder, requestReturn } from './order-change.service.ts';
import { orderLimits } from './order.limits.ts';
import { Order } from './order.type.ts';

const orderField = { type: () => Order, description: 'The order, as it is now.' } as const;

/** What customers do, logged in or not. */
@Resolver(() => CheckoutQuote)
export class CheckoutResolver {
  @For('anyone', { limit: orderLimits.quote })
  @Cost({ work: STATEMENT })
  @Query(() => CheckoutQuote, { description: 'What the order of a cart would cost.' })
  async checkoutQuote(
    @Ctx() context: Context,
    @Arg('input', () => CheckoutQuoteInput, { description: 'What it depends on.' })
    input: CheckoutQuoteInput,
  ) {
    return quoteCheckout(context, validate(checkoutQuoteSchema, input));
  }

  @For('anyone', { limit: orderLimits.giftCard })
  @Cost({ work: STATEMENT })
  @Query(() => GiftCard, {
    description: 'What is left of a gift card. Refused for a code that there is not.',
  })
  async giftCard(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'Its code, however it is written.' }) code: string,
  ): Promise<GiftCard> {
    return giftCardOf(context, code);
  }

  @For('anyone', { limit: orderLimits.checkout })
  @Change(
    'Makes the order of a cart, keeps its stock for half an hour, and opens its payment. Another one for the same cart takes the place of what was not paid before.',
    {
      order: orderField,
      accessKey: {
        type: () => String,
        nullable: true,
        description: 'For guests, what lets them read the order.',
      },
      payment: {
        type: () => Payment,
        nullable: true,
        description:
          'What the browser goes on with; null where nothing is left to be paid by card.',
      },
    },
  )
  async startCheckout(
    @Ctx() context: Context,
    @Input(() => StartCheckoutInput) { idempotencyKey, ...input }: StartCheckoutInput,
  ) {
    const attempt = validate(attemptSchema, { idempotencyKey });
    if (!attempt.idempotencyKey) throw badInput({ idempotencyKey: message('fields.required') });
    const wanted = validate(checkoutSchema, input);
    const { order, payment } = await startCheckout(context, wanted, attempt.idempotencyKey);
    return {
      order,
      accessKey: order.key,
      payment: payment && shown(payment),
    };
  }

  @For('anyone', { limit: orderLimits.change })
  @Change('Calls an order off that was not sent; what was paid goes back.', { order: orderField })
  async cancelOrder(
    @Ctx() context: Context,
    @Input(() => CancelOrderInput) { number, accessKey }: CancelOrderInput,
  ) {
    return { order: await cancelOrder(context, { number, key: accessKey ?? null }) };
  }

  @For('anyone', { limit: orderLimits.change })
  @Change('Asks to send something of an order back, within 30 days after it was sent.', {
    order: orderField,
  })
  async requestReturn(
    @Ctx() context: Context,
    @Input(() => RequestReturnInput) { number, accessKey, ...input }: RequestReturnInput,
  ) {
    const { reason } = validate(returnSchema, input);
    return { order: await requestReturn(context, { number, key: accessKey ?? null }, reason) };
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the coupon of the cart takes nothing off, as when others have used it up.',
  })
  isCouponRefused(@Root() { couponRefusal }: CheckoutQuote): boolean {
    return couponRefusal !== null;
  }
}
