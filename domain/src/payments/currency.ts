/** Currencies that prices can be shown in (spec §9). Whatever is shown, charges are in US dollars. */
export const currencyIds = ['usd', 'eur', 'gbp', 'jpy', 'cad'] as const;
export type CurrencyId = (typeof currencyIds)[number];

/** What everything is charged in, and shown in unless the reader chooses otherwise (ruling 8). */
export const CHARGE_CURRENCY: CurrencyId = 'usd';

interface Currency {
  /** ISO 4217. */
  code: string;
  /** As in spec §9. */
  symbol: string;
  /** Decimals of an amount: the minor unit is 10 to the power of minus this. */
  decimals: number;
}

export const currencies: Readonly<Record<CurrencyId, Currency>> = {
  usd: { code: 'USD', symbol: '$', decimals: 2 },
  eur: { code: 'EUR', symbol: '€', decimals: 2 },
  gbp: { code: 'GBP', symbol: '£', decimals: 2 },
  jpy: { code: 'JPY', symbol: '¥', decimals: 0 },
  cad: { code: 'CAD', symbol: 'C$', decimals: 2 },
};

/** What one US dollar is worth until an administrator says otherwise (spec §9, ruling 8). */
export const firstRates: Readonly<Record<CurrencyId, number>> = {
  usd: 1,
  eur: 0.92,
  gbp: 0.79,
  jpy: 154.51,
  cad: 1.37,
};

/** A currency with what one US dollar is worth in it. */
export interface ExchangeRate {
  currency: CurrencyId;
  /** At most {@link RATE_DECIMALS} decimals. */
  rate: number;
}

/** Dollars as they are: no conversion. */
export const unconverted: ExchangeRate = { currency: CHARGE_CURRENCY, rate: 1 };

/** Decimals of a rate that count. */
export const RATE_DECIMALS = 6;
const RATE_UNITS = 10 ** RATE_DECIMALS;

/** Minor units to one whole unit: 100 for euros, 1 for yen. */
export function unitsOf(currency: CurrencyId): number {
  return 10 ** currencies[currency].decimals;
}

/**
 * US cents in minor units of another currency (euro cents, yen), rounded half away from zero. Never
 * negative zero.
 */
export function convertCents(cents: number, { currency, rate }: ExchangeRate): number {
  // In whole numbers, so that what lies half-way is not moved by binary fractions.
  const product = Math.abs(cents) * Math.round(rate * RATE_UNITS);
  const converted = Math.round(product / ((100 / unitsOf(currency)) * RATE_UNITS));
  return cents < 0 && converted > 0 ? -converted : converted;
}

/**
 * Several amounts of US cents in minor units of another currency, such that they add up to what
 * their sum converts to. None is off by a whole unit.
 */
export function convertParts(parts: readonly number[], rate: ExchangeRate): number[] {
  let cents = 0;
  let converted = 0;
  return parts.map((part) => {
    cents += part;
    const before = converted;
    converted = convertCents(cents, rate);
    return converted - before;
  });
}

/** An amount in minor units of a currency as US cents, rounded half away from zero. */
export function centsOf(amount: number, { currency, rate }: ExchangeRate): number {
  const dividend = Math.abs(amount) * (100 / unitsOf(currency)) * RATE_UNITS;
  const cents = Math.round(dividend / Math.round(rate * RATE_UNITS));
  return amount < 0 && cents > 0 ? -cents : cents;
}

/** What people round to, in whole units of a currency and, last, in its minor unit. */
const roundSteps = [10_000, 1000, 100, 50, 10, 5, 1] as const;

/**
 * The roundest amount in minor units that comes to `cents` US cents: what somebody has most likely
 * typed when {@link centsOf} gave these cents. Takes to the same cents again.
 */
export function roundestAmount(cents: number, rate: ExchangeRate): number {
  const exact = convertCents(cents, rate);
  const units = unitsOf(rate.currency);
  for (const step of roundSteps) {
    const rounded = Math.round(exact / (step * units)) * step * units;
    if (centsOf(rounded, rate) === cents) return rounded;
  }
  for (const step of [10, 1]) {
    const rounded = Math.round(exact / step) * step;
    if (centsOf(rounded, rate) === cents) return rounded;
  }
  return exact;
}
