import { expect, test } from 'vitest';
import { occupancy, sumFigures } from './statistics.ts';

const figures = {
  views: 3,
  saves: 1,
  bookings: 1,
  bookedMinutes: 120,
  openMinutes: 600,
  earnedCents: 200_00,
};

test('figures add up, and of nothing there are none', () => {
  expect(sumFigures([figures, figures])).toEqual({
    views: 6,
    saves: 2,
    bookings: 2,
    bookedMinutes: 240,
    openMinutes: 1200,
    earnedCents: 400_00,
  });
  expect(sumFigures([]).earnedCents).toBe(0);
});

test('occupancy is a part of the open hours, never more than all of them', () => {
  expect(occupancy(figures)).toBe(0.2);
  expect(occupancy({ bookedMinutes: 700, openMinutes: 600 })).toBe(1);
  expect(occupancy({ bookedMinutes: 60, openMinutes: 0 })).toBeNull();
});
