import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amenityIds } from '#domain/studios/amenity.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { regionIds } from '#domain/studios/city.ts';
import { HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import { parkingChoices } from '#domain/studios/what-fits.ts';
import { formatSearchParams, parseSearchParams } from './search-params.ts';
import { sortNames } from './studio-search.ts';

const parse = (query: string) => parseSearchParams(new Map(pairs(query)));
const pairs = (query: string) =>
  query.split('&').map((pair): [string, string] => [pair.split('=')[0]!, pair.split('=')[1]!]);

describe('a search in an address', () => {
  test('is read with all its filters', () => {
    const { search, errors } = parse(
      'q=drum room&type=drums,rehearsal&city=london&minPrice=20&maxPrice=99.5&minRating=4.5' +
        '&amenities=wifi,parking&people=6&stepFree=1&noStairs=1&parking=street&instant=1&date=2026-12-01&start=19:00&hours=3&sort=price',
    );
    expect(errors).toEqual({});
    expect(search).toEqual({
      sort: 'price',
      filter: {
        text: 'drum room',
        categories: ['drums', 'rehearsal'],
        cities: ['london'],
        minPriceCents: 20_00,
        maxPriceCents: 99_50,
        minRating: 4.5,
        amenities: ['wifi', 'parking'],
        groupSize: 6,
        stepFreeOnly: true,
        withoutStairs: true,
        parking: ['street'],
        instantOnly: true,
        freeAt: { date: '2026-12-01', startTime: '19:00', hours: 3 },
      },
    });
  });

  test('takes the studio types of the home page, of which post-production is no category', () => {
    expect(parse('type=post-production').search.filter.categories).toEqual([
      'mixing',
      'mastering',
      'voice-over',
    ]);
  });

  test('says of a country how it is wrong', () => {
    expect(parse('country=Britain').errors.country).toEqual({ key: 'fields.type' });
  });

  test('asks for two hours unless it says otherwise', () => {
    expect(parse('date=2026-12-01').search.filter.freeAt).toEqual({ date: '2026-12-01', hours: 2 });
  });

  test.each([
    ['type=sauna', 'type'],
    ['minPrice=cheap', 'minPrice'],
    ['maxPrice=-1', 'maxPrice'],
    ['minRating=6', 'minRating'],
    ['region=atlantis', 'region'],
    ['bounds=51,0,52', 'bounds'],
    ['bounds=51,0,52,east', 'bounds'],
    ['bounds=51,0,52,181', 'bounds'],
    ['country=Britain', 'country'],
    ['amenities=wifi,sauna', 'amenities'],
    ['date=tomorrow', 'date'],
    ['date=2026-12-01&start=7pm', 'start'],
    ['date=2026-12-01&hours=7', 'hours'],
    ['start=19:00', 'start'],
    ['until=2026-12-01', 'until'],
    ['date=2026-12-01&until=soon', 'until'],
    ['date=2026-12-02&until=2026-12-01', 'until'],
    ['date=2026-12-01&until=2027-01-01', 'until'],
    ['sort=best', 'sort'],
    ['instant=maybe', 'instant'],
    ['people=0', 'people'],
    ['people=many', 'people'],
    ['stepFree=maybe', 'stepFree'],
    ['noStairs=maybe', 'noStairs'],
    ['parking=none', 'parking'],
    [`q=${'x'.repeat(201)}`, 'q'],
  ])('%s is named as wrong and left out', (query, name) => {
    const { search, errors } = parse(`${query}&city=london`);
    expect(Object.keys(errors)).toEqual([name]);
    expect(search.filter.cities).toEqual(['london']);
    const kept = formatSearchParams(search).map(([param, value]) => `${param}=${value}`);
    expect(kept).not.toContain(query.split('&').at(-1));
  });

  test('a lowest price above the highest is refused', () => {
    expect(Object.keys(parse('minPrice=50&maxPrice=20').errors)).toEqual(['maxPrice']);
  });

  test('blank parameters count as absent', () => {
    expect(parse('q=&type=&city= &sort=').search).toEqual({ filter: {}, sort: 'relevance' });
  });
});

test('every search survives being written to an address and read back', () => {
  const some = <T extends string>(values: readonly T[]) =>
    fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 }), {
      nil: undefined,
    });
  const words = fc.option(
    fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.trim())
      .filter(Boolean),
    { nil: undefined },
  );
  fc.assert(
    fc.property(
      fc.record({
        text: words,
        location: words,
        categories: some(categoryIds),
        cities: some(['london', 'tokyo', 'berlin']),
        regions: some(regionIds),
        bounds: fc.constantFrom(undefined, { south: -40.5, west: 170, north: -30, east: -170.125 }),
        equipment: some(['Neumann U 87, matched pair', 'Yamaha C7']),
        amenities: some(amenityIds),
        groupSize: fc.constantFrom(undefined, 1, 12),
        stepFreeOnly: fc.constantFrom(undefined, true),
        withoutStairs: fc.constantFrom(undefined, true),
        parking: some(parkingChoices),
        minRating: fc.constantFrom(undefined, 3, 4.5),
        maxPriceCents: fc.constantFrom(undefined, 50_00, 125_50),
        instantOnly: fc.constantFrom(undefined, true),
        freeAt: fc.constantFrom(
          undefined,
          { date: '2026-12-01', hours: HOURS_OPTIONS[2] },
          { date: '2026-12-01', until: '2026-12-31', hours: HOURS_OPTIONS[1] },
          { date: '2026-12-01', startTime: '23:30', hours: HOURS_OPTIONS[6] },
        ),
      }),
      fc.constantFrom(...sortNames),
      (filter, sort) => {
        const { search, errors } = parseSearchParams(formatSearchParams({ filter, sort }));
        expect(errors).toEqual({});
        expect(search.sort).toBe(sort);
        expect(JSON.parse(JSON.stringify(search.filter))).toEqual(
          JSON.parse(JSON.stringify(filter)),
        );
      },
    ),
  );
});
