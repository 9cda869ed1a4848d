import type { PayoutAccountStatus } from './payout.ts';
import { MINIMUM_PAYOUT_CENTS } from './payout-terms.ts';

/** What can keep an owner from being sent what they have to their credit. */
export const payoutHolds = [
  /** More was taken back of what they had earned than they have earned since. */
  'owes',
  /** They have not begun to set up an account at the provider. */
  'no-account',
  /** The provider needs something from them. */
  'account-incomplete',
  /** The provider looks at what they have given it. */
  'account-in-review',
  /** All of it is less than the least that is sent. */
  'too-little',
  /** What is due by now is less than the least that is sent; more is due soon. */
  'not-due',
  /** They were sent something today, or it was tried. */
  'tomorrow',
] as const;
export type PayoutHold = (typeof payoutHolds)[number];

/** What an owner has to their credit and was not sent, in US cents, and where they stand. */
export interface UnpaidBalance {
  totalCents: number;
  /** What of it can be sent by now. */
  dueCents: number;
  /** Null where they have no account. */
  account: PayoutAccountStatus | null;
  /** Whether there was a payout to them today. */
  hadToday: boolean;
}

const ofAccount = {
  incomplete: 'account-incomplete',
  'in-review': 'account-in-review',
  ready: null,
} as const satisfies Record<PayoutAccountStatus, PayoutHold | null>;

/** What keeps an owner from being sent what they have to their credit; null where it goes out by itself. */
export function payoutHold(balance: UnpaidBalance): PayoutHold | null {
  const { totalCents, dueCents, account, hadToday } = balance;
  if (totalCents < 0) return 'owes';
  const missing = account === null ? 'no-account' : ofAccount[account];
  if (missing) return missing;
  if (totalCents < MINIMUM_PAYOUT_CENTS) return 'too-little';
  if (dueCents < MINIMUM_PAYOUT_CENTS) return 'not-due';
  return hadToday ? 'tomorrow' : null;
}
