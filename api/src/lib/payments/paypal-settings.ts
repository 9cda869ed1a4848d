/** How PayPal is reached. */
export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  /** What PayPal calls the webhook that is sent here, by which its signatures are verified. */
  webhookId: string;
  /** Whose payments are said to be made with it: a sandbox is not PayPal, whose they are unless it is given. */
  name?: string;
  /** Where its API is spoken; undefined for PayPal itself. */
  apiUrl: string | undefined;
}
