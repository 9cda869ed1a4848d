import { currencies, currencyIds, unitsOf } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { formatAmount } from '#web/lib/money.ts';

/**
 * What somebody has typed as an amount, in the minor unit of a currency: `12.5` and `12,50` euros are 1250.
 * Undefined for what is no amount of it.
 */
export function readAmount(text: string, currency: CurrencyId): number | undefined {
  const { decimals } = currencies[currency];
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || part.length > decimals) return undefined;
  return Number(whole) * unitsOf(currency) + Number(part.padEnd(decimals, '0') || '0');
}

/** An amount as it is typed: `12.50`. */
export function typedAmount(amount: number, currency: CurrencyId): string {
  return (amount / unitsOf(currency)).toFixed(currencies[currency].decimals);
}

/** The currency that a result names. */
export function currencyOf(id: string): CurrencyId {
  return currencyIds.find((known) => known === id) ?? 'usd';
}

/** An amount of a result in words. */
export function amountInWords(
  { amountCents, currency }: { amountCents: number; currency: string },
  language: string,
): string {
  return formatAmount(amountCents, currencyOf(currency), language);
}
