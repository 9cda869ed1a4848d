/** The header that Stripe signs the body of its webhooks in. */
export const STRIPE_SIGNATURE = 'Stripe-Signature';

/** The header that PayPal signs the body of its webhooks in; what it takes to verify it is in others. */
export const PAYPAL_SIGNATURE = 'Paypal-Transmission-Sig';
