import { text } from '../http/parameters.ts';
import type { Reader } from '../http/parameters.ts';
import { invalidParameter } from '../http/stripe-error.ts';

/** The least that can be charged, in the smallest unit: https://docs.stripe.com/currencies */
const minimums: Readonly<Record<string, number>> = {
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  eur: 50,
  gbp: 30,
  jpy: 50,
  mxn: 1000,
  usd: 50,
};

const MOST = 99_999_999;

export const currency: Reader<string> = (value, param) => {
  const code = text(value, param).toLowerCase();
  if (minimums[code] !== undefined) return code;
  const message = `Invalid currency: ${code}. The sandbox knows ${Object.keys(minimums).join(', ')}`;
  throw invalidParameter(message, param);
};

/** `$7.50`, in the smallest unit before. */
export function formatAmount(amount: number, code: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

/** @throws StripeError unless that much can be charged */
export function checkAmount(amount: number, code: string): void {
  const least = minimums[code] ?? 0;
  if (amount < least) {
    const message = `Amount must be at least ${formatAmount(least, code)} ${code}`;
    throw invalidParameter(message, 'amount', 'amount_too_small');
  }
  if (amount > MOST) {
    const message = `Amount must be no more than ${formatAmount(MOST, code)} ${code}`;
    throw invalidParameter(message, 'amount', 'amount_too_large');
  }
}
