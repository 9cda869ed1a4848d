import type { PayoutAccountStatus } from '#domain/payouts/payout.ts';

/** What the provider has to know of whoever is to have an account there. */
export interface NewPayoutAccount {
  ownerId: number;
  email: string;
}

/** Where the provider's pages send whoever fills them in, as whole addresses. */
export interface OnboardingPages {
  /** Once they are done, or want to go on later. */
  returnUrl: string;
  /** Where the link was used already, or is too old. */
  refreshUrl: string;
}

/** Money that goes from us to an account. */
export interface NewTransfer {
  payoutId: number;
  amountCents: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** The account, as the provider calls it. */
  destinationRef: string;
  /** By it a repetition is known, and the transfer is found. */
  key: string;
}

/** A transfer as the provider has it. */
export interface ProviderTransfer {
  /** What the provider calls it. */
  ref: string;
  /** What it was sent under; null for one that is not ours. */
  key: string | null;
  /** How much of it came back, in cents: never less than before. */
  reversedCents: number;
}

/**
 * Who sends owners what they have earned. All throw `ProviderRefusal` for what will never be done, and
 * anything else for what may be done later, or has been done and was not confirmed.
 */
export interface PayoutProvider {
  /** @returns what the provider calls the account: the same for each repetition of a key */
  createAccount(account: NewPayoutAccount, key: string): Promise<string>;
  accountStatus(ref: string): Promise<PayoutAccountStatus>;
  /** @returns where the owner gives the provider what it has to know; good once, and for minutes */
  onboardingUrl(ref: string, pages: OnboardingPages): Promise<string>;
  send(transfer: NewTransfer): Promise<ProviderTransfer>;
  /** The transfer that was sent under a key, however long ago. */
  find(key: string): Promise<ProviderTransfer | undefined>;
  retrieve(ref: string): Promise<ProviderTransfer>;
}
