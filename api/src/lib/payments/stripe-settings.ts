/** How Stripe is reached. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** What its webhooks are signed with; several secrets are separated by commas. */
  webhookSecret: string;
  /** Whose payments are said to be made with it: a sandbox is not Stripe, whose they are unless it is given. */
  name?: string;
  /** Where its API is spoken; undefined for Stripe itself. */
  apiUrl: string | undefined;
}
