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

/** Whether a comma stands before the decimals. */
function hasDecimalComma(language: string): boolean {
  return new Intl.NumberFormat(language).format(0.5).includes(',');
}

/** A number as somebody who reads the language would type it into a field: `0,92`. */
export function typedDecimal(value: number, language: string): string {
  return hasDecimalComma(language) ? String(value).replace('.', ',') : String(value);
}

/**
 * The number that was typed, with a point before its decimals, or a comma where the language has
 * one; NaN when it is none.
 */
export function readDecimal(text: string, language: string): number {
  const plain = hasDecimalComma(language) ? text.replace(',', '.') : text;
  return plain.trim() === '' ? Number.NaN : Number(plain);
}

/** How large a file is, as people say it: `340 kB`, `2.4 MB`. */
export function formatBytes(bytes: number, language: string): string {
  const isSmall = bytes < 1e6;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return format.format(isSmall ? Math.max(1, bytes / 1e3) : bytes / 1e6);
}
