const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, fractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${fractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    formats.set(key, format);
  }
  return format;
}

/** US cents as an amount in a sum: always with cents, `$340.00`. */
export function formatAmount(cents: number, language: string): string {
  return formatOf(language, 2).format(cents / 100);
}

/** US cents as a price tag: without cents when there are none, `$65`. */
export function formatPrice(cents: number, language: string): string {
  return formatOf(language, cents % 100 === 0 ? 0 : 2).format(cents / 100);
}
