import { randomUUID } from 'node:crypto';
import { ProviderRefusal, UnauthenticNews } from '#api/lib/payments/payment-provider.ts';
import type {
  CardProvider,
  NewProviderPayment,
  ProviderPayment,
} from '#api/lib/payments/payment-provider.ts';
import { FakePayoutProvider } from './fake-payout-provider.ts';

/** Where the way to the provider breaks: before it hears of a command, or before it has answered. */
export type Fault = 'before' | 'after';

type State = ProviderPayment['state'];

interface FakePayment {
  amountCents: number;
  captureMode: 'automatic' | 'manual';
  state: State;
}

/** A provider in memory, to which anything can happen. */
export class FakePaymentProvider implements CardProvider {
  readonly name = 'fake';
  readonly signatureHeader = 'Fake-Signature';
  readonly publishableKey = 'pk_fake';
  readonly scriptUrl = null;
  readonly payouts = new FakePayoutProvider();
  /** Breaks the next commands, one each. */
  readonly faults: Fault[] = [];
  readonly #payments = new Map<string, FakePayment>();
  /** What was done for each key: a repetition is told the same. */
  readonly #done = new Map<string, ProviderPayment | undefined>();
  /** How long what it tells is on its way to us. */
  onTheWay: () => Promise<void> = () => Promise.resolve();

  /** The payments that it knows. */
  get refs(): string[] {
    return [...this.#payments.keys()];
  }

  stateOf(ref: string): State {
    return this.#find(ref).state;
  }

  /** The payer agrees. */
  pay(ref: string): void {
    const { amountCents, captureMode, state } = this.#find(ref);
    if (state.phase !== 'waiting') return;
    if (captureMode === 'manual') this.#change(ref, { phase: 'authorized' });
    else this.#take(ref, amountCents);
  }

  /** Somebody refunds it past us. */
  refundElsewhere(ref: string, cents: number): void {
    const { capturedCents, refundedCents, dispute } = this.stateOf(ref);
    const left = capturedCents - refundedCents;
    if (dispute !== 'none' || left === 0) return;
    this.#change(ref, { refundedCents: refundedCents + Math.min(cents, left) });
  }

  /** What was refunded last could not be delivered. */
  returnRefund(ref: string, cents: number): void {
    const { refundedCents } = this.stateOf(ref);
    this.#change(ref, { refundedCents: refundedCents - Math.min(cents, refundedCents) });
  }

  /** The payer's bank takes back what is left. */
  dispute(ref: string): void {
    const { capturedCents, refundedCents, dispute } = this.stateOf(ref);
    const disputedCents = capturedCents - refundedCents;
    if (dispute === 'none' && disputedCents > 0) {
      this.#change(ref, { dispute: 'open', disputedCents });
    }
  }

  decideDispute(ref: string, dispute: 'won' | 'lost'): void {
    if (this.stateOf(ref).dispute === 'open') this.#change(ref, { dispute });
  }

  /** The dispute is decided for the payer, who is given a part of what was taken back. */
  divideDispute(ref: string, cents: number): void {
    const { dispute, disputedCents } = this.stateOf(ref);
    if (dispute !== 'open') return;
    this.#change(ref, { dispute: 'lost', disputedCents: Math.min(cents, disputedCents) });
  }

  async create(
    { amountCents, captureMode }: NewProviderPayment,
    key: string,
  ): Promise<ProviderPayment> {
    const created = await this.#command(key, () => {
      const ref = `fake_${randomUUID()}`;
      this.#payments.set(ref, { amountCents, captureMode, state: untouched });
      return this.#told(ref);
    });
    if (!created) throw new Error('Another command has this key.');
    return created;
  }

  async capture(ref: string, cents: number | null, key: string): Promise<void> {
    await this.#command(key, () => {
      const { amountCents, state } = this.#find(ref);
      if (state.phase !== 'authorized') throw new ProviderRefusal('Nothing is reserved.');
      this.#take(ref, cents ?? amountCents);
    });
  }

  async cancel(ref: string, key: string): Promise<void> {
    await this.#command(key, () => {
      const { phase } = this.stateOf(ref);
      if (phase === 'captured' || phase === 'cancelled') throw new ProviderRefusal('It has ended.');
      this.#change(ref, { phase: 'cancelled' });
    });
  }

  async refund(ref: string, cents: number, key: string): Promise<void> {
    await this.#command(key, () => {
      const { capturedCents, refundedCents, dispute } = this.stateOf(ref);
      if (dispute === 'open' || dispute === 'lost') throw new ProviderRefusal('It is disputed.');
      if (refundedCents + cents > capturedCents) throw new ProviderRefusal('Not so much is left.');
      this.#change(ref, { refundedCents: refundedCents + cents });
    });
  }

  async retrieve(ref: string): Promise<ProviderPayment> {
    const told = this.#told(ref);
    await this.onTheWay();
    return told;
  }

  async disputedSince(): Promise<string[]> {
    await this.onTheWay();
    return this.refs.filter((ref) => this.stateOf(ref).dispute !== 'none');
  }

  readNews(): never {
    throw new UnauthenticNews('It sends none.');
  }

  /** Does something once for each key, unless the way there breaks. */
  async #command(key: string, work: () => ProviderPayment | void): Promise<ProviderPayment | void> {
    const fault = this.faults.shift();
    await Promise.resolve();
    if (fault === 'before') throw new Error('The provider could not be reached.');
    if (!this.#done.has(key)) this.#done.set(key, work() ?? undefined);
    if (fault === 'after') throw new Error('The provider has not answered.');
    return this.#done.get(key);
  }

  #take(ref: string, cents: number): void {
    const feeCents = Math.round(cents * 0.029) + 30;
    this.#change(ref, { phase: 'captured', capturedCents: cents, feeCents });
  }

  #told(ref: string): ProviderPayment {
    const state = this.stateOf(ref);
    return { ref, clientSecret: `${ref}_secret`, approvalUrl: null, isApproved: false, state };
  }

  #change(ref: string, change: Partial<State>): void {
    const payment = this.#find(ref);
    payment.state = { ...payment.state, ...change };
  }

  #find(ref: string): FakePayment {
    const payment = this.#payments.get(ref);
    if (!payment) throw new ProviderRefusal('There is no such payment.');
    return payment;
  }
}

const untouched: State = {
  phase: 'waiting',
  capturedCents: 0,
  refundedCents: 0,
  dispute: 'none',
  disputedCents: 0,
  feeCents: 0,
};
