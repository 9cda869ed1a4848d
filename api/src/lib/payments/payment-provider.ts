import type { CaptureMode } from '#domain/payments/provider-command.ts';
import type { ProviderState } from '#domain/payments/reconciliation.ts';
import type { PayoutProvider } from './payout-provider.ts';

/** A payment as the provider has it. */
export interface ProviderPayment {
  /** What the provider calls it. */
  ref: string;
  /** What the payer's browser finishes it with. */
  clientSecret: string | null;
  /**
   * Page of the provider's on which the payer agrees, as long as they can; null where they do so on a
   * page of ours.
   */
  approvalUrl: string | null;
  /** Whether the payer has agreed, and the provider waits for us to capture what it has not reserved. */
  isApproved: boolean;
  state: ProviderState;
}

/** What the provider has to know of a payment. */
export interface NewProviderPayment {
  paymentId: number;
  amountCents: number;
  /** ISO 4217, in lower case. */
  currency: string;
  captureMode: CaptureMode;
  /** Where a provider that leads the payer to a page of its own sends them back. */
  returnPages: ReturnPages | null;
}

/** Our pages to which a payer comes back, as whole addresses. */
export interface ReturnPages {
  /** Once they have agreed. */
  returnUrl: string;
  /** When they would rather not. */
  cancelUrl: string;
}

/** Word from the provider that something has happened. */
export interface ProviderNews {
  /** What the provider calls this news. */
  ref: string;
  type: string;
  /** The payment, transfer or account that it is about; null when it is about none. */
  subjectRef: string | null;
}

/**
 * Who takes payers' money for us. Each command has a key, by which it is done once however often it
 * is sent. All throw {@link ProviderRefusal} for what will never be done, and anything else for what
 * may be done later, or has been done and was not confirmed.
 */
export interface PaymentProvider {
  /** Names it in the database. */
  readonly name: string;
  /** The header of its news that says that they are its own. */
  readonly signatureHeader: string;
  create(payment: NewProviderPayment, key: string): Promise<ProviderPayment>;
  /** Takes what was reserved. @param cents how much of it, after which the rest is let go of; null for all */
  capture(ref: string, cents: number | null, key: string): Promise<void>;
  cancel(ref: string, key: string): Promise<void>;
  /** @param cents how much of what was captured goes back */
  refund(ref: string, cents: number, key: string): Promise<void>;
  retrieve(ref: string): Promise<ProviderPayment>;
  /**
   * Payments about which a dispute was opened, by what the provider calls them: also some that are not ours.
   * @param since epoch milliseconds, a few months ago at most
   */
  disputedSince(since: number): Promise<string[]>;
  /**
   * Reads what was sent to us as news.
   * @param body as it came, for it was signed as it is
   * @param header what was sent in a header, empty where nothing was
   * @param now epoch milliseconds: what was signed long before is no news
   * @throws UnauthenticNews when the provider has not sent it, or not now
   */
  readNews(body: Buffer, header: HeaderReader, now: number): Promise<ProviderNews>;
}

/** What was sent in a header of a request, empty where nothing was. */
export type HeaderReader = (name: string) => string;

/** Who takes cards on our pages, by a script of its own, and sends owners what they have earned. */
export interface CardProvider extends PaymentProvider {
  /** What the payer's browser introduces itself with. */
  readonly publishableKey: string;
  /** The script of the provider's that the payer's browser needs, where its library brings none. */
  readonly scriptUrl: string | null;
  /** Who sends owners what they have earned. */
  readonly payouts: PayoutProvider;
}

/** The provider will never do what it was told, and says why. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** What was sent as news of the provider is not, or is old. */
export class UnauthenticNews extends Error {
  override readonly name = 'UnauthenticNews';
}
