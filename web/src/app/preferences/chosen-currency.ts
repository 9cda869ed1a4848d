import type { ApolloClient } from '@apollo/client';
import { CHARGE_CURRENCY, currencyIds, unconverted } from '#domain/payments/currency.ts';
import type { CurrencyId, ExchangeRate } from '#domain/payments/currency.ts';
import { readCookie, writeCookie } from '#web/lib/cookies.ts';
import { CurrenciesDocument } from './currencies.generated.ts';
import type { CurrenciesQuery } from './currencies.generated.ts';

/** Cookie in which the choice is kept, so that the server renders it too. */
export const CURRENCY_COOKIE = 'currency';

/** Where the browser keeps the choice for itself (spec §3), and other tabs hear of it. */
const STORAGE_KEY = 'currency';

function asCurrency(value: string | null | undefined): CurrencyId | undefined {
  return currencyIds.find((currency) => currency === value);
}

/** The chosen currency in a cookie header, if any is. */
export function readCurrency(cookies: string): CurrencyId | undefined {
  return asCurrency(readCookie(CURRENCY_COOKIE, cookies));
}

/** The currency that was chosen in this browser, if any was. */
export function storedCurrency(): CurrencyId | undefined {
  const inCookie = readCurrency(document.cookie);
  if (inCookie) return inCookie;
  try {
    return asCurrency(localStorage.getItem(STORAGE_KEY));
  } catch {
    // The browser keeps nothing for this site.
    return undefined;
  }
}

/** Keeps the choice where the server and other tabs find it. */
export function storeCurrency(currency: CurrencyId): void {
  writeCookie(CURRENCY_COOKIE, currency);
  try {
    localStorage.setItem(STORAGE_KEY, currency);
  } catch {
    // Full or forbidden: the cookie says it too.
  }
}

/** Calls `listener` when another tab has chosen a currency. */
export function watchCurrency(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** What a dollar is worth in a currency. @throws when the server does not say. */
export async function findRate(client: ApolloClient, currency: CurrencyId): Promise<ExchangeRate> {
  if (currency === CHARGE_CURRENCY) return unconverted;
  const { data } = await client.query<CurrenciesQuery>({
    query: CurrenciesDocument,
    fetchPolicy: 'network-only',
  });
  const found = data?.currencies.find(({ id }) => id === currency);
  if (!found) throw new Error(`The server knows no rate for ${currency}.`);
  return { currency, rate: found.rate };
}
