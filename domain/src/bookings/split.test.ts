import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '#domain/errors/validate.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { splitSchema } from './split.schema.ts';
import {
  chosenDue,
  divideCents,
  dueAfterSplit,
  equalShares,
  splitDue,
  splitHours,
} from './split.ts';

describe('shares', () => {
  test('are equal, and the first have the odd cents', () => {
    expect(equalShares(100_00, 3)).toEqual([33_34, 33_33, 33_33]);
    expect(equalShares(205_00, 4)).toEqual([51_25, 51_25, 51_25, 51_25]);
  });

  test('add up to what is divided, each within a cent of its proportion', () => {
    const weights = fc.array(fc.nat({ max: 2_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000 }), weights, (cents, of) => {
        const total = of.reduce((sum, weight) => sum + weight, 0);
        fc.pre(total > 0);
        const parts = divideCents(cents, of);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (cents * of[index]!) / total)).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('a shared payment is due', () => {
  const booked = Date.UTC(2026, 11, 1, 12);
  test.each([
    [240, 24],
    [60, 12],
    [49, 2],
    [10, 2],
    [1, 1],
  ])('of a session in %i hours, in %i hours', (start, due) => {
    expect(splitDue(booked, booked + start * HOUR_MS)).toBe(booked + due * HOUR_MS);
  });

  test('sooner by choice, and never later', () => {
    const latest = booked + 12 * HOUR_MS;
    expect(splitHours(booked, latest)).toEqual([2, 6]);
    expect(splitHours(booked + 10 * HOUR_MS, latest)).toEqual([]);
    expect(chosenDue(booked + HOUR_MS, latest, 2)).toBe(booked + 3 * HOUR_MS);
    expect(chosenDue(booked + HOUR_MS, latest, null)).toBe(latest);
  });

  test('by one in half an hour again, but not past what all had', () => {
    const start = booked + 240 * HOUR_MS;
    expect(dueAfterSplit(booked + HOUR_MS, booked, start)).toBe(booked + 90 * MINUTE_MS);
    const late = booked + 24 * HOUR_MS - MINUTE_MS;
    expect(dueAfterSplit(late, booked, start)).toBe(booked + 24 * HOUR_MS);
  });
});

describe('what is typed', () => {
  const typed = (ownCents: number, ...members: [string, number][]) => ({
    ownCents,
    members: members.map(([who, amountCents]) => ({ who, amountCents })),
  });

  test.each([
    ['the sum', typed(50_00, ['nora', 49_99]), ['ownCents']],
    ['a share of almost nothing', typed(99_51, ['nora', 49]), ['members[0].amountCents']],
    ['nobody else', typed(100_00), ['members']],
    ['somebody twice', typed(50_00, ['Nora', 25_00], ['@nora', 25_00]), ['members[1].who']],
    ['half an address', typed(50_00, ['nora@home', 50_00]), ['members[0].who']],
    [
      'more time than there is',
      { ...typed(50_00, ['nora', 50_00]), payWithinHours: 6 },
      ['payWithinHours'],
    ],
  ])('is refused for %s', (_, input, paths) => {
    expect(() => validate(splitSchema({ totalCents: 100_00, hours: [2] }), input)).toThrow(
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        fields: Object.fromEntries(paths.map((path) => [path, expect.anything() as unknown])),
      }),
    );
  });

  test('is taken to the cent', () => {
    const input = typed(33_34, ['nora', 33_33], [' max@example.com ', 33_33]);
    const taken = validate(splitSchema({ totalCents: 100_00, hours: [] }), input);
    expect(taken.members[1]!.who).toBe('max@example.com');
  });
});
