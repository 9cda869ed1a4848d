import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amenityIds } from '#domain/studios/amenity.ts';
import { readStudioFilter, validateStudioFilter } from './studio-filter.ts';

const keysOf = (input: unknown) =>
  Object.fromEntries(
    Object.entries(readStudioFilter(input).errors).map(([field, { key }]) => [field, key]),
  );

test('a filter without conditions is one, and a null is no condition', () => {
  expect(readStudioFilter(null)).toEqual({ filter: {}, errors: {} });
  expect(readStudioFilter({ text: null, freeAt: null, cities: null, surprise: 1 })).toEqual({
    filter: {},
    errors: {},
  });
});

test.each([
  [{ text: 'x'.repeat(201) }, { text: 'search.textTooLong' }],
  [{ location: 'a\0b' }, { location: 'fields.characters' }],
  [{ text: 7 }, { text: 'fields.type' }],
  [{ categories: ['drums', 'sauna'] }, { 'categories[1]': 'fields.choice' }],
  [{ cities: ['london', ' '] }, { 'cities[1]': 'fields.required' }],
  [{ regions: [null] }, { 'regions[0]': 'fields.required' }],
  [{ bounds: { south: 1, west: 2, north: 3 } }, { 'bounds.east': 'fields.required' }],
  [{ bounds: { south: 1, west: 2, north: 91, east: 3 } }, { 'bounds.north': 'fields.range' }],
  [{ equipment: 'U 87' }, { equipment: 'fields.type' }],
  [{ equipment: Array.from({ length: 25 }, () => 'U 87') }, { equipment: 'fields.range' }],
  [{ country: 'Britain' }, { country: 'fields.type' }],
  [{ minPriceCents: -1 }, { minPriceCents: 'fields.range' }],
  [{ minPriceCents: 10.5 }, { minPriceCents: 'fields.integer' }],
  [{ minPriceCents: 50, maxPriceCents: 20 }, { maxPriceCents: 'search.priceRange' }],
  [{ minPriceCents: 'cheap', maxPriceCents: 20 }, { minPriceCents: 'fields.type' }],
  [{ minRating: 5.1 }, { minRating: 'fields.range' }],
  [{ instantOnly: 'maybe' }, { instantOnly: 'fields.type' }],
  [{ groupSize: 0 }, { groupSize: 'fields.range' }],
  [{ groupSize: 1001 }, { groupSize: 'fields.range' }],
  [{ groupSize: 2.5 }, { groupSize: 'fields.integer' }],
  [{ groupSize: 'a band' }, { groupSize: 'fields.type' }],
  [{ stepFreeOnly: 'maybe' }, { stepFreeOnly: 'fields.type' }],
  [{ withoutStairs: 2 }, { withoutStairs: 'fields.type' }],
  [{ parking: ['on-site', 'none'] }, { 'parking[1]': 'fields.choice' }],
  [{ freeAt: {} }, { 'freeAt.date': 'bookings.dateRequired' }],
  [{ freeAt: { date: '2027-02-30' } }, { 'freeAt.date': 'fields.date' }],
  [{ freeAt: { date: '2026-12-01', startTime: '7pm' } }, { 'freeAt.startTime': 'fields.time' }],
  [{ freeAt: { date: '2026-12-01', hours: 7 } }, { 'freeAt.hours': 'bookings.hours' }],
  [
    { freeAt: { date: '2026-12-02', until: '2026-12-01' } },
    { 'freeAt.until': 'bookings.rangeReversed' },
  ],
  [
    { freeAt: { date: '2026-12-01', until: '2027-01-01' } },
    { 'freeAt.until': 'bookings.rangeTooLong' },
  ],
])('%j is refused with %j', (input, errors) => {
  expect(keysOf(input)).toEqual(errors);
});

test('numbers and switches may be written as text, and words have space around them', () => {
  const input = { text: ' drum room ', minRating: '4.5', instantOnly: 'true', promotedOnly: '0' };
  expect(readStudioFilter(input).filter).toEqual({
    text: 'drum room',
    minRating: 4.5,
    instantOnly: true,
    promotedOnly: false,
  });
});

test('what was sent is refused as a whole, with every field that is wrong', () => {
  expect(() => validateStudioFilter({ country: 'x', minRating: 9, text: 'drums' })).toThrow(
    expect.objectContaining({
      code: 'BAD_USER_INPUT',
      fields: { country: expect.anything(), minRating: expect.anything() },
    }),
  );
});

const value = fc.oneof(
  fc.constantFrom('drums', 'london', 'europe', 'GB', '2026-12-01', '19:00', '3', ...amenityIds),
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.anything(),
);

test('whatever is sent, what is read of it is right', () => {
  const freeAt = fc.record(
    { date: value, until: value, startTime: value, hours: value },
    { requiredKeys: [] },
  );
  const input = fc.record(
    {
      text: value,
      categories: fc.oneof(value, fc.array(value)),
      cities: fc.oneof(value, fc.array(value)),
      country: value,
      minPriceCents: value,
      maxPriceCents: value,
      minRating: value,
      amenities: fc.array(value),
      groupSize: value,
      parking: fc.array(value),
      instantOnly: value,
      freeAt: fc.oneof(value, freeAt),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(input, fc.anything()), (sent) => {
      const { filter } = readStudioFilter(sent);
      expect(readStudioFilter(filter)).toEqual({ filter, errors: {} });
    }),
  );
});
