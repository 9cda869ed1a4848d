/** How PayPal is reached. */
export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  /** What PayPal calls the webhook that is sent here, by which its signatures are verified. */
  webhookId: string;
  /** What names it in the database: a sandbox is not PayPal, whose name it is unless given. */
  name?: string;
  /** Where its API is spoken; undefined for PayPal itself. */
  apiUrl: string | undefined;
}
