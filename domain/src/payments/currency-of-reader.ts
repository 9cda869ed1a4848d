import { CHARGE_CURRENCY } from './currency.ts';
import type { CurrencyId } from './currency.ts';

const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

const currencyOfCountry: ReadonlyMap<string, CurrencyId> = new Map([
  ...euroCountries.map((country) => [country, 'eur'] as const),
  ['GB', 'gbp'],
  ['JP', 'jpy'],
  ['CA', 'cad'],
]);

/** Where most live who read a language and do not say where they are; others are too far apart. */
const countryOfLanguage: Readonly<Record<string, string>> = {
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  ja: 'JP',
};

/**
 * The currency of the country that somebody's first language names, US dollars where that is another
 * one or not said.
 * @param languages an `Accept-Language` header: `de-AT,de;q=0.9,en;q=0.8`
 */
export function currencyOfReader(languages: string): CurrencyId {
  const [first = ''] = languages.split(/[,;]/);
  const [language = '', ...rest] = first.trim().split('-');
  const country =
    rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase() ??
    countryOfLanguage[language.toLowerCase()];
  return (country && currencyOfCountry.get(country)) || CHARGE_CURRENCY;
}
