/** How a page wants its forms to look, as far as it is imitated: https://docs.stripe.com/elements/appearance-api */
export interface Appearance {
  theme?: 'flat' | 'night' | 'stripe';
  variables?: Record<string, string>;
  rules?: Record<string, Record<string, string>>;
}

export interface BillingDetails {
  address?: Record<string, string>;
  email?: string;
  name?: string;
  phone?: string;
}

/** An error as Stripe.js hands it to a page. */
export interface ClientError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  payment_intent?: ClientIntent;
}

/** As much of an intent as the script itself reads. */
export interface ClientIntent {
  id: string;
  client_secret: string;
  status: string;
  next_action: { use_stripe_sdk?: { stripe_js: string } } | null;
  last_payment_error: ClientError | null;
}

/** What the page's script asks of the frame with the card, through the port it has handed over. */
export type ToFrame =
  | { type: 'appearance'; appearance: Appearance }
  | { type: 'blur' | 'clear' | 'focus' }
  | { type: 'validate'; id: number }
  | { type: 'create'; id: number; billing: BillingDetails };

/** What the frame says. Nothing of it tells of the card. */
export type FromFrame =
  | { type: 'blur' | 'escape' | 'focus' | 'ready' }
  | { type: 'height'; height: number }
  | { type: 'change'; complete: boolean; empty: boolean }
  | { type: 'result'; id: number; error?: ClientError; paymentMethod?: { id: string } };
