import { RATE_DECIMALS } from '#domain/payments/currency.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A rating, always with one decimal: `4.0`. */
export function formatRating(rating: number, language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    formats.set(language, format);
  }
  return format.format(rating);
}

/** What one US dollar is worth, with the decimals that it has: `0.92`, `154.51`. */
export function formatRate(rate: number, language: string): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: RATE_DECIMALS,
  }).format(rate);
}
