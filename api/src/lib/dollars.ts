import type { Language } from '#domain/accounts/language.ts';

/** An amount of US cents, as a language writes it: `$235.00`. */
export function dollars(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  return format.format(cents / 100);
}
