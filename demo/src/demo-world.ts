import type { SpokenLanguage } from '#domain/accounts/spoken-languages.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { seeded } from '#demo/lib/random.ts';
import { demoUserIds } from './accounts/load-people.ts';
import type { DemoUserIds } from './accounts/load-people.ts';
import type { DemoBooking } from './bookings/agreement.ts';
import { demoBookings } from './bookings/booking.demo.ts';
import { itineraryOf } from './bookings/itinerary.ts';
import type { Room } from './bookings/room.ts';
import { wroteAt } from './reviews/load-reviews.ts';
import type { SignedReview } from './reviews/load-reviews.ts';
import { demoReviews } from './reviews/review.demo.ts';
import { datedExceptions, listedAt, zoneOf } from './studios/load-studios.ts';
import { assignOwners } from './studios/ownership.ts';
import { demoStudios } from './studios/studio.demo.ts';
import type { DemoStudio } from './studios/demo-studio.ts';

/** Everything in the demo data, and how it hangs together. */
export interface DemoWorld {
  studios: readonly DemoStudio[];
  /** Who owns each studio, by its id. */
  owners: ReadonlyMap<number, number>;
  bookings: readonly DemoBooking[];
  reviews: readonly SignedReview[];
  /** When a user registered, epoch milliseconds. */
  joinedAt: (userId: number) => number;
  /** Languages that a user lists, as ISO 639-1 codes. */
  speaks: (userId: number) => string[];
}

/** Where the demo musician goes and the demo owner has studios. */
const HOME_CITY = 'london';
/** The demo owner has the most reviewed studio of each of these kinds there. */
const ownedKinds: readonly CategoryId[] = ['recording', 'drums', 'live-rooms', 'podcast'];

/** The demo data as it is at `now` (epoch milliseconds). The same at every call with the same one. */
export function demoWorld(now: number): DemoWorld {
  const ids = demoUserIds();
  const studios = demoStudios();
  const reviews = signedReviews(studios, ids, now);
  const reviewsOf = Map.groupBy(reviews, ({ studioId }) => studioId);
  const favourites = favouritesAtHome(studios, reviewsOf);
  const owners = assignOwners(studios, ids.owners, {
    ownerId: ids.demoOwner,
    studioIds: ownedKinds.map((kind) => favourites.get(kind)!),
  });
  const itinerary = itineraryOf(ids.demoMusician, favourites, now);
  const rooms = studios.map((studio): Room => ({
    studio,
    ownerId: owners.get(studio.id)!,
    zone: zoneOf(studio),
    listedAt: listedAt(studio, now),
    exceptions: datedExceptions(studio, now),
    critics: (reviewsOf.get(studio.id) ?? []).map(({ userId, wroteAt: at, verified }) => ({
      userId,
      wroteAt: at,
      visited: verified,
    })),
    appointments: itinerary.get(studio.id) ?? [],
  }));
  const bookings = demoBookings(rooms, ids.musicians, now);
  return {
    studios,
    owners,
    bookings,
    reviews: withVisits(reviews, bookings),
    joinedAt: joiningBefore([...rooms, ...reviews, ...bookings].map(firstAct), now),
    speaks: spokenBy(studios, owners),
  };
}

/** What is spoken besides English where a studio is. */
const localLanguages: Partial<Record<CityId, SpokenLanguage>> = {
  tokyo: 'ja',
  berlin: 'de',
  paris: 'fr',
  stockholm: 'sv',
  miami: 'es',
};

/** Owners speak English, and what is spoken where their studios are; others have said nothing. */
function spokenBy(
  studios: readonly DemoStudio[],
  owners: ReadonlyMap<number, number>,
): (userId: number) => string[] {
  const spoken = Map.groupBy(studios, ({ id }) => owners.get(id));
  return (userId) => {
    const theirs = spoken.get(userId);
    if (!theirs) return [];
    return [...new Set(['en', ...theirs.flatMap(({ cityId }) => localLanguages[cityId] ?? [])])];
  };
}

function signedReviews(
  studios: readonly DemoStudio[],
  { musicians }: DemoUserIds,
  now: number,
): SignedReview[] {
  return demoReviews(studios, musicians.length).map((review) => ({
    ...review,
    userId: musicians[review.authorIndex]!,
    wroteAt: wroteAt(review, now),
  }));
}

/** The most reviewed studio of each kind at home, among those that are booked by the hour. */
function favouritesAtHome(
  studios: readonly DemoStudio[],
  reviewsOf: ReadonlyMap<number, readonly SignedReview[]>,
): Map<CategoryId, number> {
  const byFame = studios
    .filter(({ cityId, bookingMode }) => cityId === HOME_CITY && bookingMode === 'hourly')
    .toSorted((a, b) => countOf(reviewsOf, a.id) - countOf(reviewsOf, b.id));
  // Of each kind the last one stays.
  return new Map(byFame.map(({ id, categories }) => [categories[0]!, id]));
}

function countOf(reviewsOf: ReadonlyMap<number, readonly unknown[]>, studioId: number): number {
  return reviewsOf.get(studioId)?.length ?? 0;
}

/** A review is verified when its author had completed a booking there before writing it (ruling 3). */
function withVisits(
  reviews: readonly SignedReview[],
  bookings: readonly DemoBooking[],
): SignedReview[] {
  const key = ({ studioId, userId }: { studioId: number; userId: number }) =>
    `${studioId} ${userId}`;
  const firstVisits = new Map(
    bookings
      .filter(({ steps }) => steps.at(-1)!.to === 'completed')
      .toSorted((a, b) => b.endsAt - a.endsAt)
      .map((booking) => [key(booking), booking.endsAt]),
  );
  return reviews.map((review) => ({
    ...review,
    verified: (firstVisits.get(key(review)) ?? Infinity) <= review.wroteAt,
  }));
}

/** What is the first thing known of users, and what they joined up to three weeks before. */
function joiningBefore(
  acts: readonly { userId: number; at: number }[],
  now: number,
): (userId: number) => number {
  const first = new Map(acts.toSorted((a, b) => b.at - a.at).map(({ userId, at }) => [userId, at]));
  return (userId) => {
    const lead = seeded('joined', userId).between(0, 21 * DAY_MS);
    return Math.floor((first.get(userId) ?? now) - lead);
  };
}

function firstAct(act: Room | SignedReview | DemoBooking): { userId: number; at: number } {
  if ('ownerId' in act) return { userId: act.ownerId, at: act.listedAt };
  return { userId: act.userId, at: 'wroteAt' in act ? act.wroteAt : act.createdAt };
}
