import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/calendar.ts';
import {
  FEATURED_PLACES,
  firstFreePlace,
  promotionAfter,
  promotionPlan,
  promotionPlans,
  promotionStatuses,
  startAfter,
} from './promotion.ts';
import type { PromotionStep, TakenPlace } from './promotion.ts';

test('the price table', () => {
  expect(promotionPlans.map(({ kind, days, priceCents }) => [kind, days, priceCents])).toEqual([
    ['boost', 7, 2900],
    ['boost', 14, 4900],
    ['boost', 30, 8900],
    ['featured', 7, 7900],
  ]);
  expect(promotionPlan('featured', 14)).toBeUndefined();
});

test('every step is taken from where it can be, and from nowhere else', () => {
  const graph = (step: PromotionStep) =>
    promotionStatuses.flatMap((status) => {
      const next = promotionAfter(status, step);
      return next === undefined ? [] : [[status, next]];
    });
  expect(graph('pay')).toEqual([['awaiting-payment', 'scheduled']]);
  expect(graph('cancel')).toEqual([['awaiting-payment', 'cancelled']]);
  expect(graph('begin')).toEqual([['scheduled', 'running']]);
  expect(graph('end')).toEqual([['running', 'ended']]);
  expect(graph('refund')).toEqual([
    ['scheduled', 'refunded'],
    ['running', 'refunded'],
  ]);
});

test('time that is bought is added after what runs, and begins now where nothing does', () => {
  expect(startAfter(undefined, 1000)).toBe(1000);
  expect(startAfter(500, 1000)).toBe(1000);
  expect(startAfter(5000, 1000)).toBe(5000);
});

describe('featured places', () => {
  const week = 7 * DAY_MS;
  const full = (startsAt: number): TakenPlace[] =>
    Array.from({ length: FEATURED_PLACES }, (_, index) => ({
      place: index + 1,
      startsAt: startsAt + index,
      endsAt: startsAt + index + week,
    }));

  test('are given at once while one is free, and else when the first becomes so', () => {
    expect(firstFreePlace([], 10, week)).toEqual({ place: 1, startsAt: 10 });
    expect(firstFreePlace(full(0).slice(1), 10, week)).toEqual({ place: 1, startsAt: 10 });
    expect(firstFreePlace(full(0), 10, week)).toEqual({ place: 1, startsAt: week });
  });

  test('are not given for less than the whole time', () => {
    const taken = full(0).filter(({ place }) => place !== 3);
    const soon = { place: 3, startsAt: 100, endsAt: 100 + week };
    expect(firstFreePlace([...taken, soon], 10, week)).toEqual({ place: 1, startsAt: week });
  });

  test('never hold more than six at a time, whoever buys when', () => {
    const purchases = fc.array(fc.nat({ max: 20 * DAY_MS }), { maxLength: 40 });
    fc.assert(
      fc.property(purchases, (times) => {
        const taken: TakenPlace[] = [];
        for (const from of times) {
          const { place, startsAt } = firstFreePlace(taken, from, week);
          expect(startsAt).toBeGreaterThanOrEqual(from);
          for (const other of taken.filter((window) => window.place === place)) {
            expect(startsAt >= other.endsAt || startsAt + week <= other.startsAt).toBe(true);
          }
          taken.push({ place, startsAt, endsAt: startsAt + week });
        }
      }),
    );
  });
});
