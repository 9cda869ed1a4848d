import { enumName } from '#domain/enums/enum-name.ts';
import { useCartSession } from '#web/features/carts/hooks/use-cart-session.ts';
import type { PaymentMethod } from '#web/lib/schema.generated.ts';
import { useStartCheckoutMutation } from '../checkout.generated.ts';
import type { QuoteFieldsFragment, StartCheckoutMutation } from '../checkout.generated.ts';
import { attemptKey, dropAttempt, keepPlaced } from '../placed-order.ts';
import type { ShippingValues } from '../shipping-values.ts';

/** What is ordered, as it is shown. */
export interface CheckoutOrder {
  shipping: ShippingValues;
  giftCardCodes: readonly string[];
  quote: Pick<QuoteFieldsFragment, 'totalCents' | 'dueCents'>;
  /** What is in the cart: the same things in the same number are the same order. */
  contents: string;
}

type Placed = NonNullable<StartCheckoutMutation['startCheckout']>;

/** Who orders, without a billing address where it is the same. */
function customerOf({ shippingMethod: _shippingMethod, ...customer }: ShippingValues) {
  const { sameAsBilling } = customer;
  const billing = (line: string | undefined) => (sameAsBilling ? null : (line ?? null));
  return {
    ...customer,
    billingAddress: billing(customer.billingAddress),
    billingCity: billing(customer.billingCity),
    billingState: billing(customer.billingState),
    billingZipCode: billing(customer.billingZipCode),
    billingCountry: billing(customer.billingCountry),
  };
}

/** Makes the order of the reader's cart: one for each way in which it is ordered, however often. */
export function usePlacing({ shipping, giftCardCodes, quote, contents }: CheckoutOrder) {
  const { sessionId } = useCartSession();
  const [startCheckout] = useStartCheckoutMutation();

  async function send(paymentMethod: PaymentMethod): Promise<Placed> {
    const order = {
      sessionId,
      customer: customerOf(shipping),
      shippingMethod: enumName(shipping.shippingMethod),
      giftCardCodes: [...giftCardCodes],
      expectedTotalCents: quote.totalCents,
      expectedDueCents: quote.dueCents,
      paymentMethod,
    };
    const idempotencyKey = attemptKey({ ...order, contents });
    const { data } = await startCheckout({ variables: { input: { ...order, idempotencyKey } } });
    return data!.startCheckout!;
  }

  return {
    /** Makes the order, or finds the one that was made before. */
    place: async (paymentMethod: PaymentMethod): Promise<Placed> => {
      let placed = await send(paymentMethod);
      if (isOver(placed)) {
        // As from another tab: what was called off cannot be paid, nor what its provider has ended.
        dropAttempt();
        placed = await send(paymentMethod);
      }
      keepPlaced({ number: placed.order.number, accessKey: placed.accessKey });
      return placed;
    },
  };
}

/** Whether an order is still to be paid. */
export function isUnpaid({ status }: Placed['order']): boolean {
  return status === 'AWAITING_PAYMENT' || status === 'EXPIRED';
}

function isOver({ order, payment }: Placed): boolean {
  const hasEnded = payment?.status === 'CANCELLED' || payment?.status === 'FAILED';
  return order.status === 'CANCELLED' || (isUnpaid(order) && hasEnded);
}
