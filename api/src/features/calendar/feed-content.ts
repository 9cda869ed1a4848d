import { ICalEventStatus } from 'ical-generator';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { findProfiles } from '#db/accounts/profile.repository.ts';
import { findBlocks } from '#db/blocks/block.repository.ts';
import { findBlockedTimes } from '#db/blocks/block-time.repository.ts';
import { findStatusChanges } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { CalendarFeedRow } from '#db/calendar/calendar-feed.repository.ts';
import {
  findBookingsBetween,
  findBookingsMadeBetween,
  findCalendarStudios,
} from '#db/calendar/studio-calendar.repository.ts';
import { findCalendarStudiosOf } from '#db/calendar/studio-team.repository.ts';
import { timeOfBlock } from '#domain/blocks/block.ts';
import { bookingStatuses } from '#domain/bookings/lifecycle.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { message } from '#domain/messages/message.ts';
import type { MessageValues } from '#domain/messages/message.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import type { Context } from '#api/lib/context.ts';
import { translate } from '#api/lib/texts.ts';
import { eventStatus, revisionOf } from '#api/features/bookings/booking.calendar.ts';
import { feedFile } from './feed-file.ts';
import type { FeedEvent } from './feed-file.ts';

/** How far back and ahead feeds reach. Days. */
const REACH = { back: 90, ahead: 400 } as const;

/**
 * The file of a feed: bookings with those that no longer stand, and blocks. Imported times are left
 * out, or two calendars that read each other would keep what both have forgotten.
 * @returns undefined when its user may no longer see what it is of
 */
export async function writeFeed(
  context: Context,
  feed: CalendarFeedRow,
  user: UserRow,
): Promise<string | undefined> {
  const { sql, now } = context;
  const own = await findCalendarStudiosOf(sql, user.id);
  const studios = own.filter(({ id }) => feed.studioId === null || id === feed.studioId);
  if (feed.studioId !== null && studios.length === 0) return undefined;
  const ids = studios.map(({ id }) => id);
  const bounds = { start: now - REACH.back * DAY_MS, end: now + REACH.ahead * DAY_MS };
  const asked = { statuses: bookingStatuses, now };
  const [received, made, times] = await Promise.all([
    findBookingsBetween(sql, ids, bounds, asked),
    feed.studioId === null ? findBookingsMadeBetween(sql, user.id, bounds, asked) : [],
    findBlockedTimes(sql, ids, bounds),
  ]);
  const writer = new FeedWriter(context, feed, user);
  const events = [
    ...(await writer.bookings(received, 'received')),
    ...(await writer.bookings(made, 'made')),
    ...(await writer.blocks(
      times.flatMap(({ blockId, date }) => (blockId ? [{ blockId, date }] : [])),
    )),
  ];
  return feedFile(feed.studioName ?? writer.text('feedName'), events);
}

/** Writes the events of a feed, in the language of its user. */
class FeedWriter {
  readonly #context: Context;
  readonly #busyOnly: boolean;
  readonly #host: string;
  readonly text: (key: FeedText, values?: MessageValues) => string;

  constructor(context: Context, { busyOnly }: CalendarFeedRow, user: UserRow) {
    this.#context = context;
    this.#busyOnly = busyOnly;
    this.#host = new URL(context.origin).host;
    const language = user.language ?? DEFAULT_LANGUAGE;
    this.text = (key, values) => translate(message(`calendar.${key}`, values), language);
  }

  async bookings(rows: readonly BookingRow[], side: 'received' | 'made'): Promise<FeedEvent[]> {
    const { sql, origin } = this.#context;
    const bookingIds = rows.map(({ id }) => id);
    const [changes, studios, people] = await Promise.all([
      findStatusChanges(sql, bookingIds),
      findCalendarStudios(
        sql,
        rows.map(({ studioId }) => studioId),
      ),
      findProfiles(sql, side === 'received' ? rows.map(({ userId }) => userId) : []),
    ]);
    const history = Map.groupBy(changes, ({ bookingId }) => bookingId);
    const studioNames = new Map(studios.map(({ id, name }) => [id, name]));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const path = side === 'received' ? 'bookings-received' : 'bookings';
    return rows.map((row) => ({
      uid: `booking-${row.id}@${this.#host}`,
      ...revisionOf(row, history.get(row.id) ?? []),
      start: row.startsAt,
      end: row.endsAt,
      status: eventStatus[row.status],
      ...this.#named(
        row.status,
        [studioNames.get(row.studioId), names.get(row.userId)].filter(Boolean).join(' · '),
        {
          url: `${origin}/account/${path}/${row.id}`,
          description: [bookingReference(row.id), row.additionalRequests]
            .filter(Boolean)
            .join('\n\n'),
        },
      ),
    }));
  }

  async blocks(times: readonly { blockId: number; date: string }[]): Promise<FeedEvent[]> {
    const { sql } = this.#context;
    const blocks = await findBlocks(sql, [...new Set(times.map(({ blockId }) => blockId))]);
    const studios = await findCalendarStudios(
      sql,
      blocks.map(({ studioId }) => studioId),
    );
    const studioOf = new Map(studios.map((studio) => [studio.id, studio]));
    // A long time is stored in parts, of which each is named.
    const dates = new Map(times.map((time) => [`${time.blockId} ${time.date}`, time]));
    const byId = new Map(blocks.map((block) => [block.id, block]));
    return [...dates.values()].flatMap(({ blockId, date }) => {
      const block = byId.get(blockId);
      const studio = block && studioOf.get(block.studioId);
      if (!block || !studio) return [];
      const { start, end } = timeOfBlock(block, date, studio.zone);
      const note = block.note || this.text('blocked');
      return {
        uid: `block-${block.id}-${date}@${this.#host}`,
        sequence: block.version - 1,
        changedAt: block.updatedAt,
        start,
        end,
        status: ICalEventStatus.CONFIRMED,
        summary: this.#busyOnly ? this.text('busy') : `${studio.name} · ${note}`,
      };
    });
  }

  /** What an event is called, and what it says: where only busy times are shown, nothing. */
  #named(status: BookingStatus, name: string, details: Pick<FeedEvent, 'url' | 'description'>) {
    if (this.#busyOnly) return { summary: this.text('busy') };
    const summary = status === 'pending' ? this.text('request', { name }) : name;
    return { summary, ...details };
  }
}

/** What a feed says in the words of the product. */
type FeedText = 'feedName' | 'busy' | 'blocked' | 'request';
