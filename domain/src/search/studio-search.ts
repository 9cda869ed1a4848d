import type { BookableHours } from '#domain/bookings/hours.ts';
import type { AmenityId } from '#domain/studios/amenity.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { RegionId } from '#domain/studios/city.ts';
import type { Bounds } from '#domain/studios/position.ts';
import type { ParkingChoice } from '#domain/studios/what-fits.ts';
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts';

/** What studios are ordered by. Without a text, relevance means how well-liked a studio is. */
export const studioSortKeys = ['relevance', 'rating', 'price', 'listed'] as const;
export type StudioSortKey = (typeof studioSortKeys)[number];

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** An order of studios. */
export interface StudioSort {
  key: StudioSortKey;
  direction: SortDirection;
  /**
   * ISO 3166-1 alpha-2: of studios that are about equally well-liked, those of this country come
   * first. Only for relevance without a text, from the best on.
   */
  near?: string | null | undefined;
}

/** The orders that people choose from, by what they are called in an address. */
export const namedSorts = {
  relevance: { key: 'relevance', direction: 'desc' },
  rating: { key: 'rating', direction: 'desc' },
  price: { key: 'price', direction: 'asc' },
  'price-descending': { key: 'price', direction: 'desc' },
  newest: { key: 'listed', direction: 'desc' },
} as const satisfies Readonly<Record<string, StudioSort>>;
export type SortName = keyof typeof namedSorts;
export const sortNames = Object.keys(namedSorts) as SortName[];

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
  /** A part of a map, in which everybody is told that they are. */
  bounds?: Bounds | undefined;
  /**
   * Bounds on the price that a studio's card shows, in US cents, both included: of the time asked
   * for, or, without one, the price it begins at.
   */
  minPriceCents?: number | undefined;
  maxPriceCents?: number | undefined;
  minRating?: number | undefined;
  /** Every one of these, by name. */
  equipment?: string[] | undefined;
  /** Every one of these. */
  amenities?: AmenityId[] | undefined;
  /** Room for so many people at once, or more. */
  groupSize?: number | undefined;
  stepFreeOnly?: boolean | undefined;
  /** Gear comes in at street level or by a lift. */
  withoutStairs?: boolean | undefined;
  /** One of these. */
  parking?: ParkingChoice[] | undefined;
  instantOnly?: boolean | undefined;
  promotedOnly?: boolean | undefined;
  freeAt?: FreeAt | undefined;
}
