import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { MINUTE_MS } from '#domain/time/calendar.ts';

/** An event of a feed. Instants are epoch milliseconds. */
export interface FeedEvent {
  /** The same for as long as there is the thing, and of no other. */
  uid: string;
  /** Counts changes (RFC 5545 §3.8.7.4). */
  sequence: number;
  changedAt: number;
  start: number;
  end: number;
  status: ICalEventStatus;
  /** Whether whoever subscribes may still make appointments then, as of what they may go to. */
  isFree?: boolean;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
}

/** How often programs are asked to read a feed again. */
const READ_AGAIN_MINUTES = 15;

/**
 * A feed as an iCalendar file, in UTC so that every calendar reads it alike. The same events make the
 * same bytes, by which programs notice that nothing has changed.
 */
export function feedFile(name: string, events: readonly FeedEvent[]): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: (READ_AGAIN_MINUTES * MINUTE_MS) / 1000,
  });
  for (const { uid, changedAt, start, end, isFree = false, ...event } of events) {
    calendar.createEvent({
      ...event,
      id: uid,
      start: new Date(start),
      end: new Date(end),
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      busystatus:
        isFree || event.status === ICalEventStatus.CANCELLED
          ? ICalEventBusyStatus.FREE
          : ICalEventBusyStatus.BUSY,
      ...(isFree && { transparency: ICalEventTransparency.TRANSPARENT }),
    });
  }
  return calendar.toString();
}
