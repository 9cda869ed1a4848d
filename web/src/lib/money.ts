import { currencies, unitsOf } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: CurrencyId, language: string, fractionDigits: number) {
  const key = `${currency} ${language} ${fractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: currencies[currency].code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    formats.set(key, format);
  }
  return format;
}

function write(amount: number, currency: CurrencyId, language: string, fractionDigits: number) {
  const value = amount / unitsOf(currency);
  const numberFormat = formatOf(currency, language, fractionDigits);
  if (currency !== 'cad') return numberFormat.format(value);
  // Their narrow symbol is that of US dollars, and the wide one differs from language to language.
  const parts = numberFormat.formatToParts(value);
  return parts
    .map((part) => (part.type === 'currency' ? currencies.cad.symbol : part.value))
    .join('');
}

/** An amount in minor units as it stands in a sum: always with its decimals, `$340.00`, `¥52,533`. */
export function formatAmount(amount: number, currency: CurrencyId, language: string): string {
  return write(amount, currency, language, currencies[currency].decimals);
}

/** An amount in minor units as a price tag: without decimals when they are nought, `$65`. */
export function formatPrice(amount: number, currency: CurrencyId, language: string): string {
  const isWhole = amount % unitsOf(currency) === 0;
  return write(amount, currency, language, isWhole ? 0 : currencies[currency].decimals);
}
