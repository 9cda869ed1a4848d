import type { BookingOf } from '#db/bookings/booking.repository.ts';
import type { Sql } from '#db/orm.ts';
import { findStudioOwners, findStudios } from '#db/studios/studio.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireUser } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { requireOwnUserId } from '#api/features/accounts/own-account.ts';

/** When a studio is free. Everybody may follow that of a public studio. */
export const studioCalendar: Topic<{ studioId: number }> = {
  name: 'studioCalendar',
  messageType: 'STUDIO_CALENDAR_UPDATE',
  audience: 'public',
  params: ['studioId'],
  async admit({ reads }, asked) {
    const studioId = parseId(String(asked.studioId));
    const [studio] = studioId === undefined ? [] : await findStudios(reads, [studioId]);
    if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
    return { studioId: studio.id };
  },
};

/** The bookings that somebody made, and those of their studios. Nobody else may follow them. */
export const ownBookings: Topic<{ userId: number }> = {
  name: 'ownBookings',
  messageType: 'MY_BOOKINGS_UPDATE',
  audience: 'personal',
  params: ['userId'],
  async admit(context, asked) {
    const user = requireUser(context);
    requireOwnUserId(asked.userId, user);
    return { userId: user.id };
  },
};

/** What people follow of bookings. */
export const bookingTopics: readonly Topic[] = [studioCalendar, ownBookings];

/**
 * Notes that bookings and what they leave free have changed, as the last thing in the transaction of
 * `db`.
 * @param now epoch milliseconds
 * @returns what `changed` of the context is told after the commit
 */
export async function noteBookings(
  db: Sql,
  bookings: readonly BookingOf[],
  now: number,
): Promise<string[]> {
  const keys = [
    ...bookings.map((booking) => keyOf(studioCalendar, booking)),
    ...(await keysOfParties(db, bookings)),
  ];
  const pages = new Set(bookings.map(({ studioId }) => `studio:${studioId}`));
  return [...pages, ...(await moveOn(db, keys, now))];
}

/** What those follow who made bookings, and those whose studios they are of. */
export async function keysOfParties(db: Sql, bookings: readonly BookingOf[]): Promise<string[]> {
  const owners = await findStudioOwners(
    db,
    bookings.map(({ studioId }) => studioId),
  );
  const userIds = new Set([...bookings.map(({ userId }) => userId), ...owners.values()]);
  return [...userIds].map((userId) => keyOf(ownBookings, { userId }));
}
