import type { EntityManager } from '#db/orm.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { CaptureMode } from '#domain/payments/provider-command.ts';
import type { Context } from '../context.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Whoever is about to pay; nobody is logged in for guests. */
export type Payer = Pick<Context, 'sql' | 'user' | 'demoMode' | 'now'>;

/**
 * A kind of thing that can be paid for. All but `amountOf` are called within the transaction in
 * which the payment changes, once `lock` has been; that transaction may be begun again.
 */
export interface Payable {
  /** Names it in the database; never changed. */
  kind: string;
  /** Whether money is taken at once, or reserved until the feature asks for it. */
  captureMode: CaptureMode;
  /**
   * What is to be paid for it now, in cents: whatever a client may think.
   * @throws DomainError NOT_FOUND or FORBIDDEN to those who may not pay for it
   */
  amountOf(payer: Payer, id: number): Promise<number>;
  /** Locks it, before its payment is, so that all who pay or change it lock in one order. */
  lock(em: EntityManager, id: number): Promise<void>;
  /** Whether it can still be given for this payment. What cannot is refunded or cancelled. */
  isStillAvailable(em: EntityManager, payment: PaymentRow): Promise<boolean>;
  /**
   * Gives it, once the money is there and booked as a deposit.
   * @param now epoch milliseconds
   * @returns tags of what has changed for the public, such as `studio:7`
   */
  onPaid(em: EntityManager, payment: PaymentRow, now: number): Promise<readonly string[]>;
  /**
   * Takes account of money that went back, before that is booked: what of it had been earned is
   * reversed here. Called for what was given only.
   * @param cents how much went back now
   * @returns tags of what has changed for the public
   */
  onRefunded(
    em: EntityManager,
    payment: PaymentRow,
    cents: number,
    now: number,
  ): Promise<readonly string[]>;
}

/** What payments are made with. */
export interface PaymentTools {
  /** Undefined while none is configured: paying is off. */
  provider: PaymentProvider | undefined;
  payables: readonly Payable[];
}

/** The provider. @throws DomainError UNAVAILABLE while paying is off */
export function requireProvider({ provider }: PaymentTools): PaymentProvider {
  if (!provider) throw new DomainError('UNAVAILABLE', 'payments.off');
  return provider;
}

/** What can be paid for under a name. @throws Error when no feature has registered it */
export function payableOf({ payables }: PaymentTools, kind: string): Payable {
  const payable = payables.find((registered) => registered.kind === kind);
  if (!payable) throw new Error(`Nothing of kind ${kind} can be paid for.`);
  return payable;
}
