import { array, boolean, number, object, string } from 'yup';
import { DEFAULT_HOURS, HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { amenityIds } from '#domain/studios/amenity.ts';
import type { AmenityId } from '#domain/studios/amenity.ts';
import { categoryIds } from '#domain/studios/category.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { regionIds } from '#domain/studios/city.ts';
import type { RegionId } from '#domain/studios/city.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { daysBetween, isLocalDate, isLocalTime } from '#domain/time/calendar.ts';
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts';
import { FREE_DAYS_LIMIT, TEXT_LIMIT } from './limits.ts';

/** Orders of a list of studios. Without a text, relevance means how well-liked a studio is. */
export const studioSorts = ['relevance', 'rating', 'price', 'price-descending', 'newest'] as const;
export type StudioSort = (typeof studioSorts)[number];

/** A time at which studios should be free, on the clock of each studio. */
export interface FreeAt {
  date: LocalDate;
  /** The last of several days, any of which will do; without it there is the one day. */
  until?: LocalDate | undefined;
  /** Without it, any start on the day will do. */
  startTime?: LocalTime | undefined;
  hours: BookableHours;
}

/** What narrows a search for studios. Everything is optional; what is given must all hold. */
export interface StudioFilter {
  text?: string | undefined;
  /** A place in words: city, country or neighbourhood. */
  location?: string | undefined;
  /** At least one of these. */
  categories?: CategoryId[] | undefined;
  cities?: string[] | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  regions?: RegionId[] | undefined;
  /** Bounds on the price that a studio's card shows, in US cents, both included. */
  minPriceCents?: number | undefined;
  maxPriceCents?: number | undefined;
  minRating?: number | undefined;
  /** Every one of these, by name. */
  equipment?: string[] | undefined;
  /** Every one of these. */
  amenities?: AmenityId[] | undefined;
  instantOnly?: boolean | undefined;
  promotedOnly?: boolean | undefined;
  freeAt?: FreeAt | undefined;
}

const LIST_LIMIT = 24;
/** Above any price a studio could ask, and well inside a 32-bit integer. */
const PRICE_LIMIT_CENTS = 100_000_00;

const words = trimmed().max(TEXT_LIMIT, message('search.textTooLong'));
const priceCents = number()
  .integer(message('fields.integer'))
  .min(0, message('fields.range', { min: 0, max: PRICE_LIMIT_CENTS }))
  .max(PRICE_LIMIT_CENTS, message('fields.range', { min: 0, max: PRICE_LIMIT_CENTS }));

const listOf = <T extends string>(values: readonly T[]) =>
  array(
    string<T>()
      .required(message('fields.required'))
      .oneOf(values, message('fields.choice', { values: values.join(', ') })),
  ).max(LIST_LIMIT, message('fields.range', { min: 0, max: LIST_LIMIT }));

const namesList = array(words.required(message('fields.required'))).max(
  LIST_LIMIT,
  message('fields.range', { min: 0, max: LIST_LIMIT }),
);

export const freeAtSchema = object({
  date: string()
    .required(message('bookings.dateRequired'))
    .test('date', message('fields.date'), (text) => isLocalDate(text)),
  until: string()
    .test('date', message('fields.date'), (text) => text === undefined || isLocalDate(text))
    .when('date', ([date], schema) =>
      typeof date === 'string' && isLocalDate(date)
        ? schema
            .test('order', message('bookings.rangeReversed'), (last) => !(last && last < date))
            .test(
              'length',
              message('bookings.rangeTooLong', { days: FREE_DAYS_LIMIT }),
              (last) => !(last && isLocalDate(last) && daysBetween(date, last) >= FREE_DAYS_LIMIT),
            )
        : schema,
    ),
  startTime: string().test(
    'time',
    message('fields.time'),
    (t) => t === undefined || isLocalTime(t),
  ),
  hours: number<BookableHours>()
    .oneOf(HOURS_OPTIONS, message('bookings.hours'))
    .default(DEFAULT_HOURS),
});

export const studioFilterSchema = object({
  text: words,
  location: words,
  categories: listOf(categoryIds),
  cities: namesList,
  country: string().matches(/^[A-Z]{2}$/, { message: message('fields.type') }),
  regions: listOf(regionIds),
  minPriceCents: priceCents,
  maxPriceCents: priceCents.when('minPriceCents', ([lowest], schema) =>
    typeof lowest === 'number' ? schema.min(lowest, message('search.priceRange')) : schema,
  ),
  minRating: number()
    .min(0, message('fields.range', { min: 0, max: 5 }))
    .max(5, message('fields.range', { min: 0, max: 5 })),
  equipment: namesList,
  amenities: listOf(amenityIds),
  instantOnly: boolean(),
  promotedOnly: boolean(),
  freeAt: freeAtSchema.default(undefined),
});
