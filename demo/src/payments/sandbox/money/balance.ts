import { endpoint } from '../http/endpoint.ts';
import { text } from '../http/parameters.ts';
import { invalidRequest, missing } from '../http/stripe-error.ts';
import { listFields, page } from '../http/pages.ts';
import { DAY, newId } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { BalanceTransaction } from '../store/records.ts';

/** Seconds after which a payment can be paid out. */
const PENDING = 2 * DAY;

/** What Stripe takes for a card payment: 2.9 % and 30 of the smallest unit. */
export const processingFee = (amount: number): number => Math.round(amount * 0.029) + 30;

interface Movement {
  type: BalanceTransaction['type'];
  /** In the currency's smallest unit; negative where money leaves. */
  amount: number;
  fee?: number;
  currency: string;
  source: string;
  description?: string | null;
  /** Whose balance: a connected account's id, or null for the platform. */
  account: string | null;
  /** Epoch seconds; from now on, unless given. */
  availableOn?: number;
}

/** Books a movement of money. */
export function book(scope: Scope, movement: Movement): BalanceTransaction {
  const { amount, fee = 0, currency, type, source, description = null } = movement;
  return scope.data.put('balance_transaction', {
    id: newId('txn'),
    object: 'balance_transaction',
    created: scope.now,
    amount,
    available_on: movement.availableOn ?? scope.now,
    currency,
    description,
    fee,
    net: amount - fee,
    source,
    type,
    $sandbox: { account: movement.account },
  });
}

export const pendingUntil = (scope: Scope): number => scope.now + PENDING;

/** By currency, in its smallest unit. */
function balanceOf(scope: Scope, account: string | null, isPending: boolean) {
  const sums: Record<string, number> = {};
  for (const entry of scope.data.all('balance_transaction')) {
    if (entry.$sandbox.account !== account) continue;
    sums[entry.currency] ??= 0;
    if (entry.available_on > scope.now === isPending) sums[entry.currency]! += entry.net;
  }
  return sums;
}

/** @throws StripeError when less than `amount` is available, `balance_insufficient` */
export function requireAvailable(
  scope: Scope,
  account: string | null,
  { amount, currency }: { amount: number; currency: string },
): void {
  const available = balanceOf(scope, account, false)[currency] ?? 0;
  if (available >= amount) return;
  const message =
    'You have insufficient available funds in your Stripe account. In the sandbox, what the card 4000000000000077 pays is available at once.';
  throw invalidRequest(message, { code: 'balance_insufficient' });
}

const amounts = (sums: Record<string, number>) =>
  Object.entries(sums).map(([currency, amount]) => ({
    amount,
    currency,
    source_types: { card: amount },
  }));

/** A transaction with what follows from it and the time. */
export function describe(entry: BalanceTransaction, now: number): BalanceTransaction {
  const isAvailable = entry.available_on <= now;
  const derived = {
    exchange_rate: null,
    fee_details: entry.fee
      ? [{ amount: entry.fee, currency: entry.currency, type: 'stripe_fee' }]
      : [],
    reporting_category: entry.type,
    status: isAvailable ? 'available' : 'pending',
  };
  return { ...entry, ...derived };
}

export const balanceEndpoints = [
  endpoint({ method: 'GET', path: '/v1/balance', isForAccounts: true }, {}, (call) => ({
    object: 'balance',
    available: amounts(balanceOf(call, call.account, false)),
    livemode: false,
    pending: amounts(balanceOf(call, call.account, true)),
  })),
  endpoint(
    { method: 'GET', path: '/v1/balance_transactions', isForAccounts: true },
    { ...listFields, source: text },
    (call, values) => {
      const own = call.data
        .all('balance_transaction')
        .filter(({ $sandbox }) => $sandbox.account === call.account)
        .filter(({ source }) => source === (values.source ?? source));
      const result = page(call, own, values);
      return { ...result, data: result.data.map((entry) => describe(entry, call.now)) };
    },
  ),
  endpoint(
    { method: 'GET', path: '/v1/balance_transactions/:id', isForAccounts: true },
    {},
    (call) => {
      const entry = call.data.get('balance_transaction', call.id);
      if (entry?.$sandbox.account !== call.account) throw missing('balance transaction', call.id);
      return describe(entry, call.now);
    },
  ),
];
