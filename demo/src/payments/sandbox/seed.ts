import { completeOnboarding, newAccount } from './connect/accounts.ts';
import { chargeFor } from './money/charges.ts';
import { newIntent } from './money/intent-endpoints.ts';
import { confirmIntent } from './money/intents.ts';
import { methodFor } from './money/payment-methods.ts';
import { refundCharge } from './money/refunds.ts';
import type { Scope } from './scope.ts';

/** A payment with a card that has no objection. */
export interface KnownPayment {
  /** What the sandbox calls it. */
  ref: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** What of it went back. */
  refunded: number;
  /** Whether it is held, and waits to be taken. */
  isHeld: boolean;
  /** When it was made, epoch seconds. */
  at: number;
}

/** An account that money can be sent to. */
export interface KnownAccount {
  ref: string;
  email: string;
}

/** What has come about without the sandbox, which is to know of it. */
export interface Known {
  payments: readonly KnownPayment[];
  accounts: readonly KnownAccount[];
}

/** Has the sandbox know of payments and accounts, each of which it knows from then on. Nobody is told. */
export function seed(scope: Scope, { payments, accounts }: Known): void {
  const emit = () => undefined;
  for (const payment of payments) {
    if (scope.data.get('payment_intent', payment.ref)) continue;
    seedPayment({ ...scope, now: payment.at, emit }, payment);
  }
  for (const { ref, email } of accounts) {
    if (scope.data.get('account', ref)) continue;
    const account = newAccount({ ...scope, emit }, 'US', 'express');
    const capabilities = { transfers: 'inactive' } as const;
    completeOnboarding({ ...scope, emit }, { ...account, id: ref, email, capabilities });
  }
}

function seedPayment(scope: Scope, { ref, amount, currency, refunded, isHeld }: KnownPayment) {
  const intent = confirmIntent(
    scope,
    {
      ...newIntent(scope, { amount, currency }, ref),
      capture_method: isHeld ? 'manual' : 'automatic',
      payment_method: methodFor(scope, 'pm_card_visa', 'payment_method').id,
      status: 'requires_confirmation',
    },
    { returnUrl: null, isInPage: false, isOffSession: true, isChallengeRefused: true },
  );
  if (refunded === 0) return;
  refundCharge(scope, chargeFor(scope, intent.latest_charge!, 'charge'), { amount: refunded });
}
