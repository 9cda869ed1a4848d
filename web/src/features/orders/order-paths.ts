export const CHECKOUT_PATH = '/checkout';
/** Where it is gone on with as it was left for PayPal. */
export const RESUMED_CHECKOUT_PATH = '/checkout?paypal=cancelled';
export const SUCCESS_PATH = '/checkout/success';
export const ORDERS_PATH = '/account/orders';

/** Where an order is, for its customer; for guests, by what lets them in. */
export function orderPath(number: string, accessKey?: string | null): string {
  return accessKey ? `/orders/${number}/${accessKey}` : `${ORDERS_PATH}/${number}`;
}

/** Where whoever has agreed to a payment with PayPal is told what has come of it. */
export function payPalReturnPath(payment: { id: string; clientSecret: string | null }): string {
  const params = { payment: payment.id, token: payment.clientSecret ?? '' };
  return `/checkout/paypal?${new URLSearchParams(params)}`;
}
