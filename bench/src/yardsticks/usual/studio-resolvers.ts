import type { Pool } from 'pg';
import type { Context } from './context.ts';
import type { ExceptionRow, HoursRow } from './loaders.ts';
import { searchStudios } from './studio-search.ts';
import type { Filter, FreeAt } from './studio-search.ts';
import type { StudioRow } from './studio-row.ts';

/** What is asked of studios, as resolvers are usually written. */
export const studioResolvers = (pool: Pool) => ({
  Query: {
    studio: (_: unknown, { id }: { id: string }, { loaders }: Context) =>
      loaders.studio.load(Number(id)),
    studios: async (_: unknown, { first, filter }: { first: number; filter?: Filter }) => ({
      nodes: await searchStudios(pool, first, filter ?? {}),
    }),
  },
  Studio: {
    // No provider takes cards here.
    paymentMethods: ({ canPayAtStudio }: StudioRow) => (canPayAtStudio ? ['STUDIO'] : []),
    latitude: ({ latitude }: StudioRow) => Math.round(latitude * 100) / 100,
    longitude: ({ longitude }: StudioRow) => Math.round(longitude * 100) / 100,
    rating: ({ rating, reviewCount }: StudioRow) => (reviewCount === 0 ? null : rating),
    city: ({ cityId, cityName, countryCode }: StudioRow) => ({
      id: cityId,
      name: cityName,
      countryCode,
    }),
    host: ({ ownerId }: StudioRow, _: unknown, { loaders }: Context) => loaders.user.load(ownerId),
    houseRules: ({ allowedRules, forbiddenRules }: StudioRow) => [
      ...allowedRules.map((kind) => ({ kind, isAllowed: true })),
      ...forbiddenRules.map((kind) => ({ kind, isAllowed: false })),
    ],
    images: async ({ id }: StudioRow, { first }: { first?: number }, { loaders }: Context) =>
      (await loaders.images.load(id)).slice(0, first),
    categories: ({ id }: StudioRow, _: unknown, { loaders }: Context) =>
      loaders.categories.load(id),
    equipment: ({ id }: StudioRow, _: unknown, { loaders }: Context) => loaders.equipment.load(id),
    spaces: ({ id }: StudioRow, _: unknown, { loaders }: Context) => loaders.spaces.load(id),
    amenities: ({ id }: StudioRow, _: unknown, { loaders }: Context) => loaders.amenities.load(id),
    faqs: ({ id }: StudioRow, _: unknown, { loaders }: Context) => loaders.faqs.load(id),
    openingHours: async ({ id }: StudioRow, _: unknown, { loaders }: Context) =>
      (await loaders.openingHours.load(id)).map((hours) => ({
        weekday: hours.weekday,
        ...window(hours),
      })),
    hoursExceptions: async ({ id }: StudioRow, _: unknown, { loaders }: Context) =>
      (await loaders.exceptions.load(id)).map((day) => ({
        from: day.date,
        to: day.date,
        windows: isOpen(day) ? [window(day)] : [],
        reason: day.reason,
      })),
    nextFreeSlot: async ({ id }: StudioRow, _: unknown, { loaders }: Context) => {
      const slot = (await loaders.nearSlot.load(id)) ?? (await loaders.farSlot.load(id));
      return slot && { startsAt: slot.starts_at };
    },
    wholePrice: (studio: StudioRow, { freeAt }: { freeAt?: FreeAt }) =>
      freeAt && priceOf(studio, freeAt),
  },
});

function priceOf(studio: StudioRow, { startTime, hours }: FreeAt) {
  if (studio.bookingMode === 'session') {
    const isDay = startTime >= '09:00' && startTime < '17:00';
    const cents = isDay ? studio.sessionInstantCents : studio.sessionRequestCents;
    return { cents, isLeast: false, engineerCents: null };
  }
  const engineer = studio.engineerFeeCents * hours;
  const cents = studio.hourlyRateCents * hours + studio.cleaningFeeCents;
  return studio.isEngineerOptional
    ? { cents, isLeast: false, engineerCents: engineer }
    : { cents: cents + engineer, isLeast: false, engineerCents: null };
}

type Open = Pick<HoursRow, 'opens_minute' | 'closes_minute'>;

function isOpen(day: ExceptionRow): day is ExceptionRow & Open {
  return day.opens_minute !== null;
}

function window({ opens_minute: opens, closes_minute: closes }: Open) {
  return { opens: timeOf(opens), closes: timeOf(closes % 1440) };
}

function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
