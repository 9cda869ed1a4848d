/** How Stripe is reached. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** What its webhooks are signed with; several secrets are separated by commas. */
  webhookSecret: string;
  /** What names it in the database: a sandbox is not Stripe, whose name it is unless given. */
  name?: string;
  /** Where its API is spoken; undefined for Stripe itself. */
  apiUrl: string | undefined;
}
