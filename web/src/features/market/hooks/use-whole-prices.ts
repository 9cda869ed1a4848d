import { useTranslation } from 'react-i18next';
import { convertCents, unitsOf } from '#domain/payments/currency.ts';
import { formatPrice } from '#web/lib/money.ts';
import { useMoney } from '#web/ui/money.tsx';

/** Prices of the market in the reader's currency, which are told in whole units. */
export interface WholePrices {
  /** US cents in whole units, as charts draw them. */
  unitsOf: (cents: number) => number;
  /** Such units in words. */
  format: (units: number) => string;
  /** US cents in words. */
  price: (cents: number) => string;
}

export function useWholePrices(): WholePrices {
  const { i18n } = useTranslation();
  const { rate } = useMoney();
  const minor = unitsOf(rate.currency);
  const inUnits = (cents: number) => Math.round(convertCents(cents, rate) / minor);
  const format = (units: number) => formatPrice(units * minor, rate.currency, i18n.language);
  return { unitsOf: inUnits, format, price: (cents) => format(inUnits(cents)) };
}
