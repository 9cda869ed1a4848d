import { CHARGE_CURRENCY } from './currency.ts';
import type { CurrencyId } from './currency.ts';

/** Which side of an account its balance stands on: assets and expenses are debits, the rest credits. */
type Side = 'debit' | 'credit';

/** Accounts that there are one of. */
const singleAccounts = {
  /** Asset: what the payment provider holds for us. */
  provider: 'debit',
  /** Asset: what the provider has taken back while a dispute is open. */
  disputes: 'debit',
  /** Expense: what the provider keeps for its work. */
  fees: 'debit',
  /** Expense: what went back to payers although it had been earned. */
  losses: 'debit',
  /** Expense: gift cards that were given away. */
  goodwill: 'debit',
  /** Income: our part of what owners earn. */
  commission: 'credit',
  /** Income: what we sell ourselves. */
  sales: 'credit',
  /** Liability: sales tax that is to be paid on. */
  tax: 'credit',
} as const satisfies Record<string, Side>;

/** Accounts that there is one of for each payment, order, owner or gift card: `account:id` names it. */
const numberedAccounts = {
  /** Liability: what was paid and neither earned nor given back yet, by payment. */
  deposit: 'credit',
  /** Liability: what was paid for an order, also by gift cards, and neither earned nor given back yet. */
  order: 'credit',
  /** Liability: what an owner has earned and not been paid out, by user. Below zero they owe it. */
  owner: 'credit',
  /** Liability: what can still be spent of a gift card. */
  'gift-card': 'credit',
} as const satisfies Record<string, Side>;

type SingleAccount = keyof typeof singleAccounts;
type NumberedAccount = keyof typeof numberedAccounts;

/** Accounts by their names without ids. */
export type AccountKind = SingleAccount | NumberedAccount;

export type Account = SingleAccount | `${NumberedAccount}:${number}`;

const sides: Readonly<Record<AccountKind, Side>> = { ...singleAccounts, ...numberedAccounts };

export const accountKinds = Object.keys(sides) as readonly AccountKind[];

/** Whose balance never goes below zero. A constraint of the database names the same. */
export const coveredAccounts: readonly AccountKind[] = ['deposit', 'order', 'gift-card'];

/** One line of a transaction, in cents: debits are positive, credits negative. */
export interface Posting {
  account: Account;
  cents: number;
}

export const transactionKinds = [
  'capture',
  'refund',
  'refund-returned',
  'fee',
  'earning',
  'earning-reversed',
  'payout',
  'payout-returned',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'order-paid',
  'order-refunded',
  'gift-card-issued',
  'gift-card-granted',
  'gift-card-recalled',
  'gift-card-spent',
  'gift-card-returned',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** Money that moves between accounts, in one currency: what is debited is credited. */
export interface LedgerTransaction {
  kind: TransactionKind;
  currency: CurrencyId;
  postings: readonly Posting[];
}

/** A part of what a payment has earned, in cents. */
export interface Share {
  account: 'commission' | 'sales' | 'tax' | `owner:${number}`;
  cents: number;
}

/** A payer's money has arrived: at the provider, and owed until it is earned. */
export function capture(paymentId: number, cents: number): LedgerTransaction {
  return move('capture', `deposit:${paymentId}`, 'provider', cents);
}

/**
 * Money goes back to whoever paid: what is still a deposit, since what was earned is reversed first.
 * What was not reversed is our loss.
 * @param depositCents what is still a deposit of the payment
 */
export function refund(paymentId: number, cents: number, depositCents: number): LedgerTransaction {
  return giveBack('refund', 'provider', paymentId, cents, depositCents);
}

/** A refund could not be delivered: the provider has the money again. */
export function refundReturned(paymentId: number, cents: number): LedgerTransaction {
  return move('refund-returned', `deposit:${paymentId}`, 'provider', cents);
}

/** What the provider keeps for its work. */
export function fee(cents: number): LedgerTransaction {
  return move('fee', 'provider', 'fees', cents);
}

/** A deposit is earned: by owners, with our commission, or by what we sell, with its tax. */
export function earning(paymentId: number, shares: readonly Share[]): LedgerTransaction {
  return divide('earning', `deposit:${paymentId}`, shares, 1);
}

/** What was earned becomes a deposit again, so that it can be refunded. */
export function earningReversed(paymentId: number, shares: readonly Share[]): LedgerTransaction {
  return divide('earning-reversed', `deposit:${paymentId}`, shares, -1);
}

/** An owner is sent what they have earned. */
export function payout(ownerId: number, cents: number): LedgerTransaction {
  return move('payout', 'provider', `owner:${ownerId}`, cents);
}

/** What an owner was sent did not arrive: they have it to their credit again. */
export function payoutReturned(ownerId: number, cents: number): LedgerTransaction {
  return move('payout-returned', `owner:${ownerId}`, 'provider', cents);
}

/** A payer's bank takes the money back until the dispute is decided. */
export function disputeOpened(cents: number): LedgerTransaction {
  return move('dispute-opened', 'provider', 'disputes', cents);
}

/** The dispute was decided for us: the money is back. */
export function disputeWon(cents: number): LedgerTransaction {
  return move('dispute-won', 'disputes', 'provider', cents);
}

/**
 * The dispute was decided for the payer, who thereby has what was still a deposit; what was earned
 * already is our loss.
 * @param depositCents what is still a deposit of the payment
 */
export function disputeLost(
  paymentId: number,
  cents: number,
  depositCents: number,
): LedgerTransaction {
  return giveBack('dispute-lost', 'disputes', paymentId, cents, depositCents);
}

/** A payment is for an order, which gift cards may have paid a part of. */
export function orderPaid(paymentId: number, orderId: number, cents: number): LedgerTransaction {
  return move('order-paid', `order:${orderId}`, `deposit:${paymentId}`, cents);
}

/** What a payment was for is a deposit of it again, so that it can be refunded. */
export function orderRefunded(
  paymentId: number,
  orderId: number,
  cents: number,
): LedgerTransaction {
  return move('order-refunded', `deposit:${paymentId}`, `order:${orderId}`, cents);
}

/** What was paid for an order is earned, by what we sell, with its tax. */
export function orderEarning(orderId: number, shares: readonly Share[]): LedgerTransaction {
  return divide('earning', `order:${orderId}`, shares, 1);
}

/** What an order had earned is to be given back. */
export function orderEarningReversed(orderId: number, shares: readonly Share[]): LedgerTransaction {
  return divide('earning-reversed', `order:${orderId}`, shares, -1);
}

/** What was paid for an order becomes what a gift card is worth. */
export function giftCardIssued(
  orderId: number,
  giftCardId: number,
  cents: number,
): LedgerTransaction {
  return move('gift-card-issued', `gift-card:${giftCardId}`, `order:${orderId}`, cents);
}

/** A gift card that nobody has paid for is worth something all the same. */
export function giftCardGranted(giftCardId: number, cents: number): LedgerTransaction {
  return move('gift-card-granted', `gift-card:${giftCardId}`, 'goodwill', cents);
}

/** A gift card is worth less again, since its order is given back. */
export function giftCardRecalled(
  orderId: number,
  giftCardId: number,
  cents: number,
): LedgerTransaction {
  return move('gift-card-recalled', `order:${orderId}`, `gift-card:${giftCardId}`, cents);
}

/** A gift card pays a part of an order, or all of it. */
export function giftCardSpent(
  giftCardId: number,
  orderId: number,
  cents: number,
): LedgerTransaction {
  return move('gift-card-spent', `order:${orderId}`, `gift-card:${giftCardId}`, cents);
}

/** What a gift card has paid goes back to it. */
export function giftCardReturned(
  giftCardId: number,
  orderId: number,
  cents: number,
): LedgerTransaction {
  return move('gift-card-returned', `gift-card:${giftCardId}`, `order:${orderId}`, cents);
}

/** The kind of an account: `deposit` for `deposit:7`. */
export function kindOfAccount(account: Account): AccountKind {
  return account.split(':', 1)[0] as AccountKind;
}

/**
 * The balance of an account as accountants state it, in cents: above zero on the side on which the
 * account stands, such as what is left of a gift card.
 * @param netCents debits less credits
 */
export function statedBalance(account: Account | AccountKind, netCents: number): number {
  const side = sides[kindOfAccount(account as Account)];
  return side === 'credit' && netCents !== 0 ? -netCents : netCents;
}

function move(
  kind: TransactionKind,
  credited: Account,
  debited: Account,
  cents: number,
): LedgerTransaction {
  return transaction(kind, [
    { account: debited, cents: requireAmount(kind, cents) },
    { account: credited, cents: -cents },
  ]);
}

function giveBack(
  kind: TransactionKind,
  credited: Account,
  paymentId: number,
  cents: number,
  depositCents: number,
): LedgerTransaction {
  const fromDeposit = Math.min(requireAmount(kind, cents), depositCents);
  return transaction(kind, [
    { account: credited, cents: -cents },
    { account: `deposit:${paymentId}`, cents: fromDeposit },
    { account: 'losses', cents: cents - fromDeposit },
  ]);
}

function divide(
  kind: TransactionKind,
  deposit: Account,
  shares: readonly Share[],
  direction: 1 | -1,
): LedgerTransaction {
  const total = shares.reduce((sum, { cents }) => sum + cents, 0);
  return transaction(kind, [
    { account: deposit, cents: direction * requireAmount(kind, total) },
    ...shares.map(({ account, cents }) => ({ account, cents: -direction * cents })),
  ]);
}

/** A transaction without postings of nothing. */
function transaction(kind: TransactionKind, postings: readonly Posting[]): LedgerTransaction {
  const moving = postings.filter(({ cents }) => cents !== 0);
  return { kind, currency: CHARGE_CURRENCY, postings: moving };
}

/** @throws RangeError for what is no whole number of cents above zero */
function requireAmount(kind: TransactionKind, cents: number): number {
  if (Number.isSafeInteger(cents) && cents > 0) return cents;
  throw new RangeError(`A transaction of kind ${kind} has to move a whole number of cents.`);
}
