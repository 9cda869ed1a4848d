import type { CaptureMode } from '#domain/payments/provider-command.ts';
import type { ProviderState } from '#domain/payments/reconciliation.ts';

/** A payment as the provider has it. */
export interface ProviderPayment {
  /** What the provider calls it. */
  ref: string;
  /** What the payer's browser finishes it with. */
  clientSecret: string | null;
  state: ProviderState;
}

/** What the provider has to know of a payment. */
export interface NewProviderPayment {
  paymentId: number;
  amountCents: number;
  /** ISO 4217, in lower case. */
  currency: string;
  captureMode: CaptureMode;
}

/** Word from the provider that something has happened. */
export interface ProviderNews {
  /** What the provider calls this news. */
  ref: string;
  type: string;
  /** The payment that it is about; null when it is about none. */
  paymentRef: string | null;
}

/**
 * Who takes payers' money for us. Each command has a key, by which it is done once however often it
 * is sent. All throw {@link ProviderRefusal} for what will never be done, and anything else for what
 * may be done later, or has been done and was not confirmed.
 */
export interface PaymentProvider {
  /** Names it in the database. */
  readonly name: string;
  /** What the payer's browser introduces itself with. */
  readonly publishableKey: string;
  create(payment: NewProviderPayment, key: string): Promise<ProviderPayment>;
  /** Takes all of what was reserved. */
  capture(ref: string, key: string): Promise<void>;
  cancel(ref: string, key: string): Promise<void>;
  /** @param cents how much of what was captured goes back */
  refund(ref: string, cents: number, key: string): Promise<void>;
  retrieve(ref: string): Promise<ProviderPayment>;
  /**
   * Reads what was sent to us as news.
   * @param body as it came, for it was signed as it is
   * @param now epoch milliseconds: what was signed long before is no news
   * @throws UnauthenticNews when the provider has not sent it, or not now
   */
  readNews(body: Buffer, signature: string, now: number): ProviderNews;
}

/** The provider will never do what it was told, and says why. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** What was sent as news of the provider is not, or is old. */
export class UnauthenticNews extends Error {
  override readonly name = 'UnauthenticNews';
}
