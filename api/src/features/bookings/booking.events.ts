import type { BookingOf, BookingRow } from '#db/bookings/booking.repository.ts';
import { findHolderIds } from '#db/bookings/booking-share.repository.ts';
import type { Sql } from '#db/orm.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import { findStudioTeams } from '#db/teams/team.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { StudioTeam } from '#domain/teams/team.ts';
import { parseId } from '#api/lib/ids.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { ownTopic } from '#api/features/accounts/own-account.ts';

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

/** The bookings that somebody made, and those of their studios. */
export const ownBookings = ownTopic('ownBookings', 'MY_BOOKINGS_UPDATE');

/** What people follow of bookings. */
export const bookingTopics: readonly Topic[] = [studioCalendar, ownBookings];

/** A booking that has changed; without a user, the calendar of a studio. */
type Changed = Pick<BookingOf, 'studioId'> &
  Partial<BookingOf & Pick<BookingRow, 'id' | 'isSplit'>> & {
    /** Who works for the studio, where that is known already. */
    team?: StudioTeam;
  };

/**
 * Notes that bookings and what they leave free have changed, as the last thing in the transaction of
 * `db`.
 * @param now epoch milliseconds
 * @returns what `changed` of the context is told after the commit
 */
export async function noteBookings(
  db: Sql,
  bookings: readonly Changed[],
  now: number,
): Promise<string[]> {
  const keys = [
    ...bookings.map(({ studioId }) => keyOf(studioCalendar, { studioId })),
    ...(await keysOfParties(db, bookings)),
  ];
  const pages = new Set(bookings.map(({ studioId }) => `studio:${studioId}`));
  return [...pages, ...(await moveOn(db, keys, now))];
}

/** What those follow who made bookings or pay for them too, and those who work for their studios. */
export async function keysOfParties(db: Sql, bookings: readonly Changed[]): Promise<string[]> {
  const known = bookings.flatMap(({ team }) => team ?? []);
  const others = bookings.flatMap(({ studioId, team }) => (team ? [] : studioId));
  const teams = [...known, ...(await findStudioTeams(db, others)).values()];
  const hosts = teams.flatMap((team) => [...team.keys()]);
  const split = bookings.flatMap(({ id, isSplit }) => (isSplit && id) || []);
  const holders = await findHolderIds(db, split);
  const guests = bookings.flatMap(({ userId }) => userId ?? []);
  const userIds = new Set([...guests, ...holders, ...hosts]);
  return [...userIds].map((userId) => keyOf(ownBookings, { userId }));
}
