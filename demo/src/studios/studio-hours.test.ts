import { describe, expect, it } from 'vitest';
import { demoStudios } from './studio.demo.ts';
import type { DemoStudio } from './demo-studio.ts';

const studios = demoStudios();
const MIDNIGHT = 1440;
const weekdays = [1, 2, 3, 4, 5];

const isOpenAllHours = ({ openingHours }: DemoStudio) =>
  openingHours.length === 7 &&
  openingHours.every(
    ({ opensMinute, closesMinute }) => opensMinute === 0 && closesMinute === MIDNIGHT,
  );

describe('opening hours of the demo studios', () => {
  it('are windows on the half hour that do not overlap', () => {
    for (const { openingHours } of studios) {
      const spans = openingHours
        .map(({ weekday, opensMinute, closesMinute }) => ({
          from: (weekday - 1) * MIDNIGHT + opensMinute,
          to: (weekday - 1) * MIDNIGHT + closesMinute,
        }))
        .toSorted((a, b) => a.from - b.from);
      for (const [index, { from, to }] of spans.entries()) {
        expect(from % 30).toBe(0);
        expect(to % 30).toBe(0);
        expect(to).toBeGreaterThan(from);
        expect(to - from).toBeLessThanOrEqual(MIDNIGHT);
        expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.to ?? 0);
      }
      expect(openingHours.every(({ opensMinute }) => opensMinute < MIDNIGHT)).toBe(true);
    }
  });

  it('are of many kinds', () => {
    const count = (is: (studio: DemoStudio) => boolean) => studios.filter(is).length;
    expect(count(isOpenAllHours)).toBeGreaterThan(20);
    expect(
      count(({ openingHours }) => openingHours.some(({ closesMinute }) => closesMinute === 1560)),
    ).toBeGreaterThan(50);
    expect(
      count(({ openingHours }) => !openingHours.some(({ weekday }) => weekday === 1)),
    ).toBeGreaterThan(20);
    expect(
      count(({ openingHours }) => openingHours.filter(({ weekday }) => weekday === 3).length === 2),
    ).toBeGreaterThan(20);
    expect(
      new Set(studios.map(({ openingHours }) => JSON.stringify(openingHours))).size,
    ).toBeGreaterThan(30);
  });

  it('leave several drum studios in London open late on weekday evenings', () => {
    const late = studios.filter(
      ({ cityId, categories, openingHours }) =>
        cityId === 'london' &&
        categories[0] === 'drums' &&
        weekdays.every((weekday) =>
          openingHours.some((hours) => hours.weekday === weekday && hours.closesMinute >= 23 * 60),
        ),
    );
    expect(late.length).toBeGreaterThanOrEqual(3);
  });

  it('include the daytime where sessions are sold', () => {
    for (const { openingHours } of studios.filter(({ bookingMode }) => bookingMode === 'session')) {
      expect(openingHours.some(({ opensMinute }) => opensMinute <= 12 * 60)).toBe(true);
    }
  });

  it('change on a few days, each with a reason', () => {
    for (const { exceptions } of studios) {
      expect(exceptions.length).toBeLessThanOrEqual(4);
      expect(new Set(exceptions.map(({ dayOffset }) => dayOffset)).size).toBe(exceptions.length);
      for (const { dayOffset, windows, reason } of exceptions) {
        expect(dayOffset).toBeGreaterThanOrEqual(-20);
        expect(dayOffset).toBeLessThanOrEqual(90);
        expect(reason).not.toBe('');
        for (const { opensMinute, closesMinute } of windows) {
          expect(opensMinute).toBeLessThan(MIDNIGHT);
          expect(opensMinute % 30).toBe(0);
          expect(closesMinute).toBeGreaterThan(opensMinute);
          expect(closesMinute).toBeLessThanOrEqual(opensMinute + MIDNIGHT);
        }
      }
    }
  });
});
