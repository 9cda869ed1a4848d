import { ICalEventStatus } from 'ical-generator';
import { feedFile } from '#api/features/calendar/feed-file.ts';
import { citiesOf } from '#api/features/studios/studio.loaders.ts';
import type { Context } from '#api/lib/context.ts';
import type { ShownEntry } from './entry.service.ts';
import { eventTimes } from './event-times.ts';

/** Events as an iCalendar file (RFC 5545), in UTC. */
export async function eventsFile(
  context: Context,
  events: readonly ShownEntry<'event'>[],
): Promise<string> {
  const cities = await citiesOf(context);
  const { host } = new URL(context.origin);
  const listed = events.map(async (event) => ({
    ...(await eventTimes(context, event)),
    uid: `event-${event.id}@${host}`,
    // Calendars take the latest: seconds count up as changes would.
    sequence: Math.floor(event.updatedAt / 1000),
    changedAt: event.updatedAt,
    status: ICalEventStatus.CONFIRMED,
    isFree: true,
    summary: event.title,
    description: event.text,
    location: `${event.venue}, ${cities.find(({ id }) => id === event.city)!.name}`,
    url: `${context.origin}/events/${event.slug}`,
  }));
  return feedFile('Roomtone', await Promise.all(listed));
}
