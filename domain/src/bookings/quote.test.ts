import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOfDay } from '#domain/time/calendar.ts';
import { DEFAULT_HOURS, HOURS_OPTIONS, isBookableHours } from './hours.ts';
import { defaultFees } from './default-fees.ts';
import {
  isInstantStart,
  optionalEngineerCents,
  priceFrom,
  quoteBooking,
  sumLines,
} from './quote.ts';
import type { PricedTime, StudioPricing } from './quote.ts';

const hourly: StudioPricing = { bookingMode: 'hourly', hourlyRateCents: 65_00, ...defaultFees };
const session: StudioPricing = { ...hourly, bookingMode: 'session' };

const at = (time: string, hours: number, withEngineer = true): PricedTime => ({
  hours,
  startMinutes: minutesOfDay(time),
  withEngineer,
});

test('hours on offer are 1, 2, 3, 4, 5, 6 and 8, and 2 is offered first', () => {
  expect(HOURS_OPTIONS).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(DEFAULT_HOURS).toBe(2);
  for (const hours of [0, 7, 9, 25, 1.5, Number.NaN]) expect(isBookableHours(hours)).toBe(false);
});

describe('an hourly studio', () => {
  test('charges time, $40 an hour for the engineer and $25 for cleaning', () => {
    expect(quoteBooking(hourly, at('19:00', 3))).toEqual({
      hours: 3,
      instant: false,
      lines: [
        { kind: 'studio-time', quantity: 3, unitCents: 65_00, amountCents: 195_00 },
        { kind: 'engineer', quantity: 3, unitCents: 40_00, amountCents: 120_00 },
        { kind: 'cleaning', quantity: 1, unitCents: 25_00, amountCents: 25_00 },
      ],
      totalCents: 340_00,
    });
  });

  test('leaves out fees that its owner set to nothing', () => {
    const free = { ...hourly, engineerFeeCents: 0, cleaningFeeCents: 0 };
    expect(quoteBooking(free, at('00:00', 1)).lines.map(({ kind }) => kind)).toEqual([
      'studio-time',
    ]);
  });

  test('whose engineer is optional charges one only when asked to', () => {
    const selfRun = { ...hourly, isEngineerOptional: true };
    expect(quoteBooking(selfRun, at('19:00', 3, false)).totalCents).toBe(220_00);
    expect(quoteBooking(selfRun, at('19:00', 3, true)).totalCents).toBe(340_00);
    expect(quoteBooking(hourly, at('19:00', 3, false)).totalCents).toBe(340_00);
    expect(optionalEngineerCents(selfRun, 3)).toBe(120_00);
    expect(optionalEngineerCents(hourly, 3)).toBeNull();
    expect(optionalEngineerCents({ ...selfRun, engineerFeeCents: 0 }, 3)).toBeNull();
  });

  test('begins at an hour of its longest booking with all that is compulsory', () => {
    // (8 × (65 + 40) + 25) ÷ 8 = 108.125
    expect(priceFrom(hourly)).toBe(109_00);
    expect(priceFrom({ ...hourly, isEngineerOptional: true })).toBe(69_00);
    expect(priceFrom({ ...hourly, cleaningFeeCents: 0 })).toBe(105_00);
    expect(priceFrom(session)).toBe(75_00);
  });

  test('is never booked instantly', () => {
    expect(isInstantStart('hourly', minutesOfDay('12:00'))).toBe(false);
  });
});

describe('a session studio', () => {
  test.each([
    ['08:59', false],
    ['09:00', true],
    ['12:34', true],
    ['16:59', true],
    ['17:00', false],
    ['00:00', false],
  ])('a start at %s is instant: %s', (time, instant) => {
    expect(isInstantStart('session', minutesOfDay(time))).toBe(instant);
  });

  test('costs $100 when instant and $75 on request, whatever the hours', () => {
    const instant = quoteBooking(session, at('09:00', 4));
    expect(instant).toMatchObject({ instant: true, totalCents: 100_00 });
    expect(instant.lines).toEqual([
      { kind: 'instant-session', quantity: 1, unitCents: 100_00, amountCents: 100_00 },
    ]);
    const requested = quoteBooking(session, at('17:00', 8));
    expect(requested).toMatchObject({ instant: false, totalCents: 75_00 });
  });
});

test('the lines of every quote add up to its total', () => {
  const cents = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(
      fc.record({
        bookingMode: fc.constantFrom('hourly' as const, 'session' as const),
        hourlyRateCents: cents,
        engineerFeeCents: cents,
        isEngineerOptional: fc.boolean(),
        cleaningFeeCents: cents,
        sessionInstantCents: cents,
        sessionRequestCents: cents,
      }),
      fc.constantFrom(...HOURS_OPTIONS),
      fc.integer({ min: 0, max: 1439 }),
      fc.boolean(),
      (pricing, hours, start, withEngineer) => {
        const quote = quoteBooking(pricing, { hours, startMinutes: start, withEngineer });
        expect(sumLines(quote.lines)).toBe(quote.totalCents);
        for (const line of quote.lines) {
          expect(line.amountCents).toBe(line.quantity * line.unitCents);
        }
        const hasEngineer = withEngineer || !pricing.isEngineerOptional;
        const perHour = pricing.hourlyRateCents + (hasEngineer ? pricing.engineerFeeCents : 0);
        const perSession = isInstantStart(pricing.bookingMode, start)
          ? pricing.sessionInstantCents
          : pricing.sessionRequestCents;
        expect(quote.totalCents).toBe(
          pricing.bookingMode === 'hourly'
            ? perHour * hours + pricing.cleaningFeeCents
            : perSession,
        );
        // Of an hour less only by what the price it begins at was rounded up.
        const isHourly = pricing.bookingMode === 'hourly';
        const least = isHourly ? hours * (priceFrom(pricing) - 100) + 1 : priceFrom(pricing);
        expect(quote.totalCents).toBeGreaterThanOrEqual(least);
      },
    ),
  );
});
