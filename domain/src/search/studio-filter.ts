import { DEFAULT_HOURS, isBookableHours } from '#domain/bookings/hours.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { amenityIds } from '#domain/studios/amenity.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { regionIds } from '#domain/studios/city.ts';
import type { Bounds } from '#domain/studios/position.ts';
import { GROUP_SIZE_LIMIT, parkingChoices } from '#domain/studios/what-fits.ts';
import { daysBetween, isLocalDate, isLocalTime } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { Fields } from './filter-fields.ts';
import { FREE_DAYS_LIMIT } from './limits.ts';
import type { FreeAt, StudioFilter } from './studio-search.ts';

/** Above any price a studio could ask, and well inside a 32-bit integer. */
const PRICE_LIMIT_CENTS = 100_000_00;
const RATING_LIMIT = 5;

/**
 * What of `input` makes sense as a filter, and the first error of each field that does not,
 * by path such as `freeAt.date` or `categories[1]`. Such fields are left out, and so are unknown
 * ones; a null counts as not given. Numbers and switches may be written as text.
 *
 * Written by hand rather than as a schema of Yup: every search has these rules in the browser, which
 * would load all of Yup for them alone.
 */
export function readStudioFilter(input: unknown): { filter: StudioFilter; errors: FieldErrors } {
  const errors: Record<string, Message> = {};
  const fields = new Fields(input, errors);
  const minPriceCents = fields.number('minPriceCents', centsProblem);
  const filter: StudioFilter = {
    text: fields.words('text'),
    location: fields.words('location'),
    categories: fields.choices('categories', categoryIds),
    cities: fields.names('cities'),
    country: fields.text('country', countryProblem),
    regions: fields.choices('regions', regionIds),
    bounds: readBounds(fields.inner('bounds')),
    minPriceCents,
    maxPriceCents: fields.number(
      'maxPriceCents',
      (cents) =>
        centsProblem(cents) ??
        (minPriceCents !== undefined && cents < minPriceCents
          ? message('search.priceRange')
          : undefined),
    ),
    minRating: fields.number('minRating', (rating) => rangeProblem(rating, RATING_LIMIT)),
    equipment: fields.names('equipment'),
    amenities: fields.choices('amenities', amenityIds),
    groupSize: fields.number('groupSize', groupSizeProblem),
    stepFreeOnly: fields.flag('stepFreeOnly'),
    withoutStairs: fields.flag('withoutStairs'),
    parking: fields.choices('parking', parkingChoices),
    instantOnly: fields.flag('instantOnly'),
    promotedOnly: fields.flag('promotedOnly'),
    freeAt: readFreeAt(fields.inner('freeAt')),
  };
  return { filter: given(filter), errors };
}

/**
 * A filter that somebody sent, as {@link readStudioFilter} reads it.
 * @throws DomainError BAD_USER_INPUT that names every wrong field.
 */
export function validateStudioFilter(input: unknown): StudioFilter {
  const { filter, errors } = readStudioFilter(input);
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return filter;
}

/** All four sides, or none. */
function readBounds(fields: Fields | undefined): Bounds | undefined {
  if (!fields) return undefined;
  const side = (name: keyof Bounds, most: number) => {
    if (!fields.has(name)) fields.addError(name, message('fields.required'));
    return fields.number(name, (degrees) => rangeProblem(degrees, most, -most));
  };
  const bounds = {
    south: side('south', 90),
    west: side('west', 180),
    north: side('north', 90),
    east: side('east', 180),
  };
  const isWhole = Object.values(bounds).every((degrees) => degrees !== undefined);
  return isWhole ? (bounds as Bounds) : undefined;
}

function readFreeAt(fields: Fields | undefined): FreeAt | undefined {
  if (!fields) return undefined;
  const dateRequired = message('bookings.dateRequired');
  const date = fields.text('date', (text) => (text === '' ? dateRequired : dateProblem(text)));
  if (!fields.has('date')) fields.addError('date', dateRequired);
  const freeAt = {
    date,
    until: fields.text('until', (until) => dateProblem(until) ?? spanProblem(date, until)),
    startTime: fields.text('startTime', (time) =>
      isLocalTime(time) ? undefined : message('fields.time'),
    ),
    hours:
      fields.number('hours', (hours) =>
        isBookableHours(hours) ? undefined : message('bookings.hours'),
      ) ?? DEFAULT_HOURS,
  };
  return date === undefined ? undefined : (given(freeAt) as FreeAt);
}

function spanProblem(from: LocalDate | undefined, until: LocalDate): Message | undefined {
  if (from === undefined) return undefined;
  if (until < from) return message('bookings.rangeReversed');
  return daysBetween(from, until) >= FREE_DAYS_LIMIT
    ? message('bookings.rangeTooLong', { days: FREE_DAYS_LIMIT })
    : undefined;
}

function dateProblem(text: string): Message | undefined {
  return isLocalDate(text) ? undefined : message('fields.date');
}

/** What is wrong with an ISO 3166-1 alpha-2 code; undefined when it is one. */
export function countryProblem(code: string): Message | undefined {
  return /^[A-Z]{2}$/.test(code) ? undefined : message('fields.type');
}

function centsProblem(cents: number): Message | undefined {
  return Number.isInteger(cents)
    ? rangeProblem(cents, PRICE_LIMIT_CENTS)
    : message('fields.integer');
}

function groupSizeProblem(people: number): Message | undefined {
  return Number.isInteger(people)
    ? rangeProblem(people, GROUP_SIZE_LIMIT, 1)
    : message('fields.integer');
}

function rangeProblem(value: number, max: number, min = 0): Message | undefined {
  return value >= min && value <= max ? undefined : message('fields.range', { min, max });
}

/** Without the fields that are not given. */
function given<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
