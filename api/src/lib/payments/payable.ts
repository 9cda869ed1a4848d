import type { EntityManager, Sql } from '#db/orm.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { CaptureMode } from '#domain/payments/provider-command.ts';
import type { Context } from '../context.ts';
import type { CardProvider, PaymentProvider } from './payment-provider.ts';

/** Whoever is about to pay; nobody is logged in for guests. */
export type Payer = Pick<Context, 'sql' | 'user' | 'demoMode' | 'now' | 'language'>;

/** What somebody pays for, as the page that they do so on shows it. */
export interface PayableSummary {
  /** What it is, in the payer's language. */
  title: string;
  amountCents: number;
  /** Path where it stands once it is paid. */
  returnPath: string;
  isPaid: boolean;
}

/** What money was paid for, as the emails about it name it. */
export type Receipt = Pick<PayableSummary, 'title' | 'returnPath'>;

/** What was paid for, for those who look after payments. */
export interface StaffView {
  /** What it is, in their language. */
  title: string;
  /** Path of a page on which they see it; null where there is none. */
  path: string | null;
  /** Whether money of its payments goes back from their list; otherwise that is decided on the page. */
  isRefundable: boolean;
}

/** Something of each thing that was asked about and is there, by its id. */
export type ById<T> = ReadonlyMap<number, T>;

/**
 * A kind of thing that can be paid for. All but what is asked of a payer are called within the
 * transaction in which the payment changes, once `lock` has been; that transaction may be begun again.
 * The payment is stored as it is handed over by then.
 */
export interface Payable {
  /** Names it in the database; never changed. */
  kind: string;
  /**
   * Paths of the pages to which a provider that asks payers on a page of its own sends them back. What has
   * none is paid by card.
   */
  returnPaths?: { approved: string; cancelled: string };
  /**
   * What is to be paid for it now, in cents: whatever a client may think.
   * @throws DomainError NOT_FOUND or FORBIDDEN to those who may not pay for it
   */
  amountOf(payer: Payer, id: number): Promise<number>;
  /** Whether money for it is taken at once, or reserved until the feature asks for it. */
  captureModeOf(payer: Payer, id: number): Promise<CaptureMode>;
  /**
   * What the page for what is paid on its own says of it: undefined to those who may not pay for it.
   * What is paid on a page of its feature has none.
   */
  describe?(payer: Payer, id: number): Promise<PayableSummary | undefined>;
  /** Locks it, before its payment is, so that all who pay or change it lock in one order. */
  lock(em: EntityManager, id: number): Promise<void>;
  /** Whether it can still be given for this payment. What cannot is refunded or cancelled. */
  isStillAvailable(em: EntityManager, payment: PaymentRow): Promise<boolean>;
  /**
   * Keeps it for whoever has paid, once the money is reserved. What is kept for a payment is given for
   * it: it is not asked any more whether it still can be. Without it, what is reserved waits for whoever
   * captures it.
   * @returns as {@link Payable.onPaid}
   */
  onHeld?(em: EntityManager, payment: PaymentRow, now: number): Promise<readonly string[]>;
  /**
   * Takes account of reserved money that was let go of, by us or by the payer's bank, and does not come.
   * Called for what was kept only.
   * @returns as {@link Payable.onPaid}
   */
  onReleased?(em: EntityManager, payment: PaymentRow, now: number): Promise<readonly string[]>;
  /**
   * Gives it, once the money is there and booked as a deposit.
   * @param now epoch milliseconds
   * @returns tags of what has changed for the public, such as `studio:7`
   */
  onPaid(em: EntityManager, payment: PaymentRow, now: number): Promise<readonly string[]>;
  /**
   * What the emails to its payer name, in their language, that say what was paid and what went back, by id.
   * What tells its payers itself has none.
   */
  receiptsOf?(db: Sql, ids: readonly number[], language: Language): Promise<ById<Receipt>>;
  /** What those who look after payments see of it, by id; without it, what its receipts say. */
  forStaff?(
    viewer: Pick<Payer, 'sql' | 'language' | 'now'>,
    ids: readonly number[],
  ): Promise<ById<StaffView>>;
  /** Tells whoever has paid that it cannot be given any more, and that their money goes back. */
  onTurnedAway?(em: EntityManager, payment: PaymentRow, now: number): Promise<void>;
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
  /**
   * Takes account of a refund that could not be delivered: its money is a deposit again. Called for what
   * was given only; what keeps no account of what went back has none.
   * @param cents how much is here again
   */
  onRefundReturned?(
    em: EntityManager,
    payment: PaymentRow,
    cents: number,
    now: number,
  ): Promise<void>;
  /**
   * Takes account of a dispute: what was given and can be kept back is, until it is decided. Called for
   * what was given only, and again when the dispute comes to be about more.
   * @returns as {@link Payable.onPaid}
   */
  onDisputed?(em: EntityManager, payment: PaymentRow, now: number): Promise<readonly string[]>;
  /**
   * Takes account of a dispute that was decided for the payer, who has all or a part of the money: what
   * can be taken back is. Called for what was given only.
   * @returns as {@link Payable.onPaid}
   */
  onDisputeLost?(em: EntityManager, payment: PaymentRow, now: number): Promise<readonly string[]>;
  /**
   * Takes account of a dispute that was decided for us, once its money is booked as here again: what
   * had to wait for that is done now. Called for what was given only.
   * @returns as {@link Payable.onPaid}
   */
  onDisputeWon?(em: EntityManager, payment: PaymentRow, now: number): Promise<readonly string[]>;
}

/**
 * Looks after news of the provider that may be about something of a feature: a transfer or an account.
 * It is told of what is not, too, and more than once.
 * @param ref what the provider calls it
 */
export type NewsListener = (
  context: Pick<Context, 'sql' | 'transaction' | 'payments' | 'changed' | 'now'>,
  ref: string,
) => Promise<void>;

/** What payments are made with. */
export interface PaymentTools {
  /** Undefined while none is configured: no card can be paid with, and nobody is paid out. */
  provider: CardProvider | undefined;
  /** PayPal; undefined while it is not configured. */
  paypal: PaymentProvider | undefined;
  payables: readonly Payable[];
  listeners: readonly NewsListener[];
}

/** The provider of cards. @throws DomainError UNAVAILABLE while paying by card is off */
export function requireProvider({ provider }: PaymentTools): CardProvider {
  return required(provider);
}

/** The provider of cards, if it is the one of that name. @throws DomainError UNAVAILABLE while that one is off */
export function cardProviderOf({ provider }: PaymentTools, name: string): CardProvider {
  return required(provider?.name === name ? provider : undefined);
}

/** PayPal. @throws DomainError UNAVAILABLE while paying with it is off */
export function requirePayPal({ paypal }: PaymentTools): PaymentProvider {
  return required(paypal);
}

/** The provider that has a payment, by its name. @throws DomainError UNAVAILABLE while it is off */
export function providerOf(payments: PaymentTools, name: string): PaymentProvider {
  return required(findProvider(payments, name));
}

/**
 * The provider that has a payment, by its name; undefined while it is off. What one has, no other knows:
 * nothing of a sandbox is told to whoever takes its place.
 */
export function findProvider(payments: PaymentTools, name: string): PaymentProvider | undefined {
  return allProviders(payments).find((provider) => provider.name === name);
}

/** Everybody whom payments can be made with. */
export function allProviders({ provider, paypal }: PaymentTools): PaymentProvider[] {
  return [provider, paypal].filter((known) => known !== undefined);
}

function required<Provider extends PaymentProvider>(provider: Provider | undefined): Provider {
  if (!provider) throw new DomainError('UNAVAILABLE', 'payments.off');
  return provider;
}

/** What can be paid for under a name. @throws Error when no feature has registered it */
export function payableOf({ payables }: PaymentTools, kind: string): Payable {
  const payable = payables.find((registered) => registered.kind === kind);
  if (!payable) throw new Error(`Nothing of kind ${kind} can be paid for.`);
  return payable;
}
