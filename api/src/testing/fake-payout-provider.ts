import { randomUUID } from 'node:crypto';
import type { PayoutAccountStatus } from '#domain/payouts/payout.ts';
import { ProviderRefusal } from '#api/lib/payments/payment-provider.ts';
import type {
  NewPayoutAccount,
  NewTransfer,
  OnboardingPages,
  PayoutProvider,
  ProviderTransfer,
} from '#api/lib/payments/payout-provider.ts';
import type { Fault } from './fake-payment-provider.ts';

interface FakeTransfer extends ProviderTransfer {
  amountCents: number;
  destinationRef: string;
}

/** What sends money in memory, to which anything can happen. */
export class FakePayoutProvider implements PayoutProvider {
  /** Breaks the next sendings, one each. */
  readonly faults: Fault[] = [];
  /** Where accounts stand, by their names; nothing can be sent to those that are not ready. */
  readonly accounts = new Map<string, PayoutAccountStatus>();
  /** What was sent. */
  readonly transfers: FakeTransfer[] = [];
  readonly #accountOfKey = new Map<string, string>();
  /** Repetitions are known for a day: not after {@link forgetKeys}. */
  readonly #sent = new Map<string, FakeTransfer>();

  /** Has a day pass, after which the keys of commands are not known any more. */
  forgetKeys(): void {
    this.#sent.clear();
  }

  /** Takes a transfer back, as somebody can who looks after our account there: all that is left, or a part. */
  reverse(ref: string, cents = Infinity): void {
    const transfer = this.transfers.find((sent) => sent.ref === ref);
    if (!transfer) return;
    transfer.reversedCents = Math.min(transfer.amountCents, transfer.reversedCents + cents);
  }

  /** What was sent to an account and did not come back, in cents. */
  receivedBy(destinationRef: string): number {
    return this.transfers
      .filter((sent) => sent.destinationRef === destinationRef)
      .reduce((sum, { amountCents, reversedCents }) => sum + amountCents - reversedCents, 0);
  }

  createAccount(_owner: NewPayoutAccount, key: string): Promise<string> {
    const ref = this.#accountOfKey.get(key) ?? `acct_${randomUUID()}`;
    this.#accountOfKey.set(key, ref);
    this.accounts.set(ref, this.accounts.get(ref) ?? 'incomplete');
    return Promise.resolve(ref);
  }

  accountStatus(ref: string): Promise<PayoutAccountStatus> {
    return Promise.resolve(this.accounts.get(ref) ?? 'incomplete');
  }

  onboardingUrl(ref: string, { returnUrl }: OnboardingPages): Promise<string> {
    const query = new URLSearchParams({ returnUrl });
    return Promise.resolve(`https://provider.example/${ref}?${query.toString()}`);
  }

  async send({ amountCents, destinationRef, key }: NewTransfer): Promise<ProviderTransfer> {
    const fault = this.faults.shift();
    await Promise.resolve();
    if (fault === 'before') throw new Error('The provider could not be reached.');
    let transfer = this.#sent.get(key);
    if (!transfer) {
      if (this.accounts.get(destinationRef) !== 'ready') {
        throw new ProviderRefusal('Nothing can be sent to the account.');
      }
      transfer = { ref: `tr_${randomUUID()}`, key, reversedCents: 0, amountCents, destinationRef };
      this.#sent.set(key, transfer);
      this.transfers.push(transfer);
    }
    if (fault === 'after') throw new Error('The provider has not answered.');
    return { ...transfer };
  }

  find(key: string): Promise<ProviderTransfer | undefined> {
    return Promise.resolve(this.transfers.find((transfer) => transfer.key === key));
  }

  retrieve(ref: string): Promise<ProviderTransfer> {
    const found = this.transfers.find((transfer) => transfer.ref === ref);
    return found
      ? Promise.resolve(found)
      : Promise.reject(new ProviderRefusal('There is no such transfer.'));
  }
}
