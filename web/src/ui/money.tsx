import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CHARGE_CURRENCY,
  convertCents,
  convertParts,
  roundestAmount,
  unconverted,
} from '#domain/payments/currency.ts';
import type { ExchangeRate } from '#domain/payments/currency.ts';
import { formatAmount, formatPrice } from '#web/lib/money.ts';

const RateContext = createContext(unconverted);

/** Tells the app in which currency prices are shown, and at which rate. */
export const MoneyProvider = RateContext.Provider;

/** Amounts of US cents in words, as the reader chose to see them. */
export interface Money {
  rate: ExchangeRate;
  /** Whether what is shown is not what is charged. */
  isConverted: boolean;
  /** A price tag: without decimals when they are nought. */
  price: (cents: number) => string;
  /** A price that somebody has typed, as they have most likely typed it. */
  typedPrice: (cents: number) => string;
  /** An amount in a sum. */
  amount: (cents: number) => string;
  /** The amounts of a sum, rounded such that they add up. */
  amounts: (parts: readonly number[]) => string[];
  /** What is charged or returned: US dollars, whatever else is shown. */
  charge: (cents: number) => string;
  /** What is charged or returned, with what that is in the reader's currency. */
  chargeInWords: (cents: number) => string;
}

/** Words amounts in the reader's language and currency. */
export function useMoney(): Money {
  const { t, i18n } = useTranslation('ui');
  const rate = useContext(RateContext);
  const { currency } = rate;
  const { language } = i18n;
  const isConverted = currency !== CHARGE_CURRENCY;
  const amount = (cents: number) => formatAmount(convertCents(cents, rate), currency, language);
  const charge = (cents: number) => formatAmount(cents, CHARGE_CURRENCY, language);
  return {
    rate,
    isConverted,
    price: (cents) => formatPrice(convertCents(cents, rate), currency, language),
    typedPrice: (cents) => formatPrice(roundestAmount(cents, rate), currency, language),
    amount,
    amounts: (parts) =>
      convertParts(parts, rate).map((part) => formatAmount(part, currency, language)),
    charge,
    chargeInWords: (cents) =>
      isConverted && cents > 0
        ? t('money.about', { charge: charge(cents), converted: amount(cents) })
        : charge(cents),
  };
}
