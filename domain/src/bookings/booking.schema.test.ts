import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { bookingSchema } from './booking.schema.ts';

const valid = { studioId: 7, hours: 2, date: '2026-12-01', startTime: '19:00' };

function wrongFields(input: object): Record<string, string> {
  try {
    validate(bookingSchema, input);
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(
      Object.entries(error.fields ?? {}).map(([field, { key }]) => [field, key]),
    );
  }
}

describe('a booking', () => {
  test('has a date with or without a time, or an instant', () => {
    expect(wrongFields(valid)).toEqual({});
    expect(wrongFields({ ...valid, startTime: undefined })).toEqual({});
    const startsAt = Date.parse('2026-12-01T19:00:00Z');
    expect(wrongFields({ studioId: 7, hours: 2, startsAt })).toEqual({});
  });

  test.each([
    [{ hours: 7 }, { hours: 'bookings.hours' }],
    [{ hours: 25 }, { hours: 'bookings.hours' }],
    [{ hours: '2h' }, { hours: 'fields.type' }],
    [{ date: '2026-02-30' }, { date: 'fields.date' }],
    [{ date: undefined }, { date: 'bookings.dateRequired' }],
    [{ startTime: '25:00' }, { startTime: 'fields.time' }],
    [{ studioId: 1.5 }, { studioId: 'fields.integer' }],
    [{ studioId: 2 ** 40 }, { studioId: 'fields.integer' }],
    [{ startsAt: 0 }, { startsAt: 'bookings.startTwice' }],
    [{ date: undefined, startTime: undefined, startsAt: 1 }, { startsAt: 'fields.instant' }],
    [{ additionalRequests: 'x'.repeat(2001) }, { additionalRequests: 'bookings.requestsTooLong' }],
    [{ totalPriceCents: 1.5 }, { totalPriceCents: 'fields.integer' }],
  ])('with %j is refused', (change, fields) => {
    expect(wrongFields({ ...valid, ...change })).toEqual(fields);
  });
});
