import { HttpResponse } from 'msw';
import { TakesPayPalDocument } from '#web/features/payments/payments.generated.ts';
import type { PaymentFieldsFragment } from '#web/features/payments/payments.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api } from '#web/testing/mock-server.ts';
import type { StartCheckoutInput } from '#web/lib/schema.generated.ts';
import {
  CheckoutQuotesDocument,
  GiftCardBalanceDocument,
  StartCheckoutDocument,
} from './checkout.generated.ts';
import type { QuoteFieldsFragment } from './checkout.generated.ts';
import type { OrderDetailFragment } from './orders.generated.ts';

const SUBTOTAL = 20_000;
const TAX = 1650;

/** What two microphones cost, sent for so much, once gift cards have paid so much. */
export function quoteOf(shippingCents: number, giftCardCents = 0): QuoteFieldsFragment {
  const totalCents = SUBTOTAL + shippingCents + TAX;
  return {
    __typename: 'CheckoutQuote',
    subtotalCents: SUBTOTAL,
    discountCents: 0,
    shippingCents,
    taxCents: TAX,
    totalCents,
    giftCards:
      giftCardCents === 0
        ? []
        : [{ __typename: 'GiftCardPart', lastFour: 'WXYZ', cents: giftCardCents }],
    giftCardCents,
    dueCents: totalCents - giftCardCents,
    isCouponRefused: false,
  };
}

interface CheckoutServer {
  /** What is left of a gift card. */
  balanceCents?: number;
  /** The page of PayPal's on which payers agree; null where it is not set up. */
  approvalUrl?: string | null;
}

/** A server that takes orders. It keeps what it is told. */
export function checkoutOver({ balanceCents = 0, approvalUrl = null }: CheckoutServer = {}) {
  const inputs: StartCheckoutInput[] = [];
  const handlers = [
    api.query(CheckoutQuotesDocument, ({ variables }) => {
      const quote = (input: typeof variables.standard, shippingCents: number) => {
        const total = SUBTOTAL + shippingCents + TAX;
        const hasCard = (input.giftCardCodes ?? []).length > 0;
        return quoteOf(shippingCents, hasCard ? Math.min(balanceCents, total) : 0);
      };
      return HttpResponse.json({
        data: { standard: quote(variables.standard, 0), express: quote(variables.express, 1995) },
      });
    }),
    api.query(GiftCardBalanceDocument, () =>
      HttpResponse.json({
        data: { giftCard: { __typename: 'GiftCard', lastFour: 'WXYZ', balanceCents } },
      }),
    ),
    api.query(TakesPayPalDocument, () =>
      HttpResponse.json({ data: { takesPayPal: approvalUrl !== null } }),
    ),
    api.mutation(StartCheckoutDocument, ({ variables: { input } }) => {
      inputs.push(input);
      const isPaid = balanceCents >= input.expectedTotalCents;
      return changed('startCheckout', {
        order: {
          __typename: 'Order',
          number: 'RT-100042',
          status: isPaid ? 'PAID' : 'AWAITING_PAYMENT',
        },
        accessKey: 'key-of-a-guest',
        payment: approvalUrl === null ? null : payPalPayment({ approvalUrl }),
      });
    }),
  ];
  return { inputs, handlers };
}

/** A payment with PayPal that its payer has not agreed to. */
export function payPalPayment(more: Partial<PaymentFieldsFragment> = {}): PaymentFieldsFragment {
  return {
    __typename: 'Payment',
    id: '17',
    status: 'REQUIRES_ACTION',
    amountCents: SUBTOTAL + TAX,
    clientSecret: 'ORDER17',
    approvalUrl: null,
    ...more,
  };
}

/** An order of two microphones that is paid, unless said otherwise. */
export function orderDetail(more: Partial<OrderDetailFragment> = {}): OrderDetailFragment {
  return {
    __typename: 'Order',
    number: 'RT-100042',
    status: 'PAID',
    createdAt: '2026-12-01T12:00:00Z',
    expiresAt: '2026-12-01T12:30:00Z',
    paidAt: '2026-12-01T12:01:00Z',
    shippedAt: null,
    email: 'nora@example.com',
    customer: {
      __typename: 'OrderCustomer',
      name: 'Nora Quist',
      address: '12 Market Street',
      city: 'San Francisco',
      state: 'California',
      zipCode: '94103',
      country: 'US',
    },
    paymentMethod: 'STRIPE',
    isShipped: true,
    subtotalCents: SUBTOTAL,
    discountCents: 0,
    couponCode: null,
    shippingCents: 0,
    taxCents: TAX,
    totalCents: SUBTOTAL + TAX,
    refundedCents: 0,
    giftCardCents: 0,
    carrier: '',
    trackingNumber: '',
    invoiceUrl: '/api/orders/42/invoice.pdf',
    viewerCanCancel: true,
    viewerCanReturn: false,
    items: [
      {
        __typename: 'OrderItem',
        id: '1',
        kind: 'PHYSICAL',
        name: 'Microphone 1',
        quantity: 2,
        unitCents: 10_000,
        choices: [{ __typename: 'OrderChoice', name: 'Color', value: 'Black' }],
        print: null,
        licenceKeys: [],
        downloads: [],
      },
    ],
    giftCards: [],
    history: [
      {
        __typename: 'OrderEvent',
        id: '1',
        kind: 'MAKE',
        cents: null,
        note: '',
        at: '2026-12-01T12:00:00Z',
      },
    ],
    ...more,
  };
}
