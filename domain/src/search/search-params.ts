import type { CategoryId } from '#domain/studios/category.ts';
import type { Bounds } from '#domain/studios/position.ts';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { readStudioFilter } from './studio-filter.ts';
import { sortNames } from './studio-search.ts';
import type { SortName, StudioFilter } from './studio-search.ts';

/** A search as it stands in an address: `/search?q=drums&city=london&date=2026-12-01`. */
export interface StudioSearch {
  filter: StudioFilter;
  sort: SortName;
  /** The country whose studios come first among equals, as `StudioSort.near` says; never part of an address. */
  near?: string | undefined;
}

/** Query parameters of a search, on the pages of the web app and on `GET /api/studios`. */
export const searchParamNames = [
  'q',
  'location',
  'type',
  'city',
  'country',
  'region',
  'bounds',
  'minPrice',
  'maxPrice',
  'minRating',
  'equipment',
  'amenities',
  'people',
  'stepFree',
  'noStairs',
  'parking',
  'instant',
  'promoted',
  'date',
  'until',
  'start',
  'hours',
  'sort',
] as const;
export type SearchParam = (typeof searchParamNames)[number];

/** Where the home page's studio types are not categories themselves (spec §2.7). */
const typeAliases: Readonly<Record<string, readonly CategoryId[]>> = {
  'post-production': ['mixing', 'mastering', 'voice-over'],
};

/** The parameter that a field of the filter comes from, for naming it in an error. */
const paramOfField: Readonly<Record<string, SearchParam>> = {
  text: 'q',
  categories: 'type',
  cities: 'city',
  regions: 'region',
  minPriceCents: 'minPrice',
  maxPriceCents: 'maxPrice',
  groupSize: 'people',
  stepFreeOnly: 'stepFree',
  withoutStairs: 'noStairs',
  instantOnly: 'instant',
  promotedOnly: 'promoted',
  'bounds.south': 'bounds',
  'bounds.west': 'bounds',
  'bounds.north': 'bounds',
  'bounds.east': 'bounds',
  'freeAt.date': 'date',
  'freeAt.until': 'until',
  'freeAt.startTime': 'start',
  'freeAt.hours': 'hours',
};

/**
 * The search in a query string, and what is wrong with it by parameter. Lists may be repeated
 * (`type=drums&type=mixing`) or joined by commas. Wrong parameters are left out of the search.
 */
export function parseSearchParams(params: Iterable<readonly [string, string]>): {
  search: StudioSearch;
  errors: FieldErrors;
} {
  const values = collect(params);
  const errors: Record<string, Message> = {};
  if (!values.has('date')) {
    if (values.has('start')) errors.start = message('search.startNeedsDate');
    if (values.has('until')) errors.until = message('search.untilNeedsDate');
  }
  const { filter, errors: problems } = readStudioFilter(rawFilter(values));
  for (const [field, text] of Object.entries(problems)) {
    const name = field.replace(/\[\d+\]$/, '');
    errors[paramOfField[name] ?? name] = text;
  }
  const sort = first(values, 'sort') ?? 'relevance';
  if (!isSortName(sort)) {
    errors.sort = message('fields.choice', { values: sortNames.join(', ') });
  }
  return { search: { filter, sort: isSortName(sort) ? sort : 'relevance' }, errors };
}

/** The query parameters of a search: the inverse of {@link parseSearchParams}, without defaults. */
export function formatSearchParams({ filter, sort }: StudioSearch): [SearchParam, string][] {
  const params: [SearchParam, string][] = [];
  const set = (name: SearchParam, value: string | number | undefined) => {
    if (value !== undefined && value !== '') params.push([name, String(value)]);
  };
  set('q', filter.text);
  set('location', filter.location);
  set('type', filter.categories?.join(','));
  set('city', filter.cities?.join(','));
  set('country', filter.country);
  set('region', filter.regions?.join(','));
  set('bounds', formatBounds(filter.bounds));
  set('minPrice', dollars(filter.minPriceCents));
  set('maxPrice', dollars(filter.maxPriceCents));
  set('minRating', filter.minRating);
  for (const name of filter.equipment ?? []) set('equipment', name);
  set('amenities', filter.amenities?.join(','));
  set('people', filter.groupSize);
  set('stepFree', filter.stepFreeOnly ? 1 : undefined);
  set('noStairs', filter.withoutStairs ? 1 : undefined);
  set('parking', filter.parking?.join(','));
  set('instant', filter.instantOnly ? 1 : undefined);
  set('promoted', filter.promotedOnly ? 1 : undefined);
  set('date', filter.freeAt?.date);
  set('until', filter.freeAt?.until);
  set('start', filter.freeAt?.startTime);
  set('hours', filter.freeAt?.hours);
  set('sort', sort === 'relevance' ? undefined : sort);
  return params;
}

type Values = ReadonlyMap<string, readonly string[]>;

/** All values of each parameter; blank ones do not count. */
function collect(params: Iterable<readonly [string, string]>): Values {
  const values = new Map<string, string[]>();
  for (const [name, text] of params) {
    const value = text.trim();
    if (value) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

function first(values: Values, name: SearchParam): string | undefined {
  return values.get(name)?.[0];
}

function list(values: Values, name: SearchParam): string[] | undefined {
  return values
    .get(name)
    ?.flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** Yet to be checked. */
function rawFilter(values: Values): Record<string, unknown> {
  const date = first(values, 'date');
  return {
    text: first(values, 'q'),
    location: first(values, 'location'),
    categories: list(values, 'type')?.flatMap((type): readonly string[] => {
      return typeAliases[type] ?? [type];
    }),
    cities: list(values, 'city'),
    country: first(values, 'country'),
    regions: list(values, 'region'),
    bounds: sides(first(values, 'bounds')),
    minPriceCents: cents(first(values, 'minPrice')),
    maxPriceCents: cents(first(values, 'maxPrice')),
    minRating: first(values, 'minRating'),
    // Names of gear have commas in them, so these can only be repeated.
    equipment: values.get('equipment'),
    amenities: list(values, 'amenities'),
    groupSize: first(values, 'people'),
    stepFreeOnly: flag(first(values, 'stepFree')),
    withoutStairs: flag(first(values, 'noStairs')),
    parking: list(values, 'parking'),
    instantOnly: flag(first(values, 'instant')),
    promotedOnly: flag(first(values, 'promoted')),
    freeAt:
      date === undefined
        ? undefined
        : {
            date,
            until: first(values, 'until'),
            startTime: first(values, 'start'),
            hours: first(values, 'hours'),
          },
  };
}

/** The sides of a part of a map: `51.3,-0.5,51.7,0.3` is south, west, north and east. */
function sides(text: string | undefined): Record<string, string | undefined> | undefined {
  if (text === undefined) return undefined;
  const [south, west, north, east] = text.split(',');
  return { south, west, north, east };
}

function formatBounds(bounds: Bounds | undefined): string | undefined {
  return bounds && [bounds.south, bounds.west, bounds.north, bounds.east].join(',');
}

/** `1` and `true` switch a flag on, `0` and `false` leave it off; the rest is for the filter to refuse. */
function flag(value: string | undefined): boolean | string | undefined {
  if (value === '0' || value === 'false') return undefined;
  return value === '1' || value === 'true' ? true : value;
}

function cents(amount: string | undefined): number | string | undefined {
  if (amount === undefined) return undefined;
  const value = Number(amount);
  return Number.isFinite(value) ? Math.round(value * 100) : amount;
}

function dollars(amountCents: number | undefined): number | undefined {
  return amountCents === undefined ? undefined : amountCents / 100;
}

function isSortName(value: string): value is SortName {
  return (sortNames as readonly string[]).includes(value);
}
