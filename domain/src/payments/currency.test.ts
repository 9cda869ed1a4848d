import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import {
  centsOf,
  convertCents,
  convertParts,
  currencyIds,
  firstRates,
  roundestAmount,
  unconverted,
  unitsOf,
} from './currency.ts';
import type { ExchangeRate } from './currency.ts';
import { currencyRateSchema } from './currency.schema.ts';

const firstRateOf = (currency: keyof typeof firstRates): ExchangeRate => ({
  currency,
  rate: firstRates[currency],
});

/** Up to $50,000, either way. */
const anyCents = fc.integer({ min: -5_000_000, max: 5_000_000 });
const anyPrice = fc.integer({ min: 0, max: 5_000_000 });
const anyRate = fc.record({
  currency: fc.constantFrom(...currencyIds),
  rate: fc.integer({ min: 100, max: 1_000_000_000 }).map((millionths) => millionths / 1e6),
});

describe('an amount in another currency', () => {
  test.each([
    ['eur', 65_00, 59_80],
    ['gbp', 65_00, 51_35],
    ['jpy', 65_00, 10_043],
    ['cad', 65_00, 89_05],
    ['usd', 65_01, 65_01],
  ] as const)('is worth what the rate says in %s', (currency, cents, expected) => {
    expect(convertCents(cents, firstRateOf(currency))).toBe(expected);
  });

  test('is rounded half away from zero, exactly', () => {
    fc.assert(
      fc.property(anyCents, anyRate, (cents, rate) => {
        const units = BigInt(unitsOf(rate.currency));
        const product = BigInt(Math.abs(cents)) * BigInt(Math.round(rate.rate * 1e6)) * units;
        const rounded = (2n * product + 100_000_000n) / 200_000_000n;
        expect(Math.abs(convertCents(cents, rate))).toBe(Number(rounded));
      }),
    );
  });

  test('is the same with the sign turned, and never a negative zero', () => {
    fc.assert(
      fc.property(anyCents, anyRate, (cents, rate) => {
        const converted = convertCents(cents, rate);
        expect(Object.is(converted, -0)).toBe(false);
        expect(convertCents(-cents, rate) + converted).toBe(0);
      }),
    );
  });

  test('grows with what it is converted from', () => {
    fc.assert(
      fc.property(anyCents, anyCents, anyRate, (one, other, rate) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(convertCents(less, rate)).toBeLessThanOrEqual(convertCents(more, rate));
      }),
    );
  });

  test('is itself in US dollars', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(convertCents(cents, unconverted)).toBe(cents);
        expect(centsOf(cents, unconverted)).toBe(cents);
      }),
    );
  });
});

test('the parts of a price add up to its total, each off by less than a unit', () => {
  fc.assert(
    fc.property(fc.array(anyPrice, { maxLength: 8 }), anyRate, (parts, rate) => {
      const converted = convertParts(parts, rate);
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(converted.reduce((sum, part) => sum + part, 0)).toBe(convertCents(total, rate));
      for (const [index, part] of converted.entries()) {
        expect(Math.abs(part - convertCents(parts[index]!, rate))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

describe('what somebody types', () => {
  test.each([
    ['eur', 50_00, 54_35],
    ['jpy', 8000, 51_78],
    ['cad', 50_00, 36_50],
    ['gbp', 49_99, 63_28],
  ] as const)('in %s becomes US cents and is shown as it was typed', (currency, typed, cents) => {
    const rate = firstRateOf(currency);
    expect(centsOf(typed, rate)).toBe(cents);
    expect(roundestAmount(cents, rate)).toBe(typed);
  });

  test('leads to the same cents again when what is shown for them is typed', () => {
    const anyFirstRate = fc.constantFrom(...currencyIds).map(firstRateOf);
    fc.assert(
      fc.property(anyPrice, anyFirstRate, (typed, rate) => {
        const cents = centsOf(typed, rate);
        expect(centsOf(roundestAmount(cents, rate), rate)).toBe(cents);
      }),
    );
  });

  test('is shown as typed when it was a whole amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.constantFrom('eur', 'gbp', 'cad'),
        (whole, currency) => {
          const rate = firstRateOf(currency);
          expect(roundestAmount(centsOf(whole * 100, rate), rate)).toBe(whole * 100);
        },
      ),
    );
  });
});

function errorIn(input: unknown): string | undefined {
  try {
    validate(currencyRateSchema, input);
  } catch (error) {
    return (error as DomainError).fields?.rate?.key;
  }
  return undefined;
}

describe('a rate', () => {
  test.each([0.92, 154.51, 0.0001, 10_000, 1.234567])('can be %d', (rate) => {
    expect(validate(currencyRateSchema, { rate })).toEqual({ rate });
  });

  test.each([
    [{ rate: 0 }, 'fields.range'],
    [{ rate: -1 }, 'fields.range'],
    [{ rate: 10_001 }, 'fields.range'],
    [{ rate: 1.2345678 }, 'payments.rateDecimals'],
    [{ rate: 'dear' }, 'fields.type'],
    [{}, 'fields.required'],
  ])('cannot be %j', (input, key) => {
    expect(errorIn(input)).toBe(key);
  });
});
