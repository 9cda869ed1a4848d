import ICAL from 'ical.js';
import { onOneLine } from '#domain/errors/one-line.ts';
import { BLOCK_NOTE_LIMIT } from '#domain/blocks/limits.ts';

/*
 * iCalendar (RFC 5545) as the library takes it apart, by the lists of jCal (RFC 7265): nothing is
 * worked out here, so a file takes as long as it has bytes.
 */

type JsonProperty = [name: string, params: Record<string, unknown>, type: string, ...unknown[]];
type JsonComponent = [name: string, properties: JsonProperty[], components: JsonComponent[]];

/** A date, or a date and time, as it is written. */
export interface WrittenTime {
  /** `2026-12-01` or `2026-12-01T10:00:00`, with `Z` where it is in UTC. */
  text: string;
  /** The zone that it is said to be in. */
  tzid: string | undefined;
}

/** An event as it is written. */
export interface WrittenEvent {
  uid: string;
  summary: string;
  isBusy: boolean;
  start: WrittenTime;
  end: WrittenTime | undefined;
  /** ISO 8601, such as `PT2H`. */
  duration: string | undefined;
  rules: string[];
  /** Further times at which it happens, and those at which it does not. */
  alsoAt: WrittenTime[];
  exceptAt: WrittenTime[];
  /** The time of a repeated event in the place of which this one happens. */
  inPlaceOf: WrittenTime | undefined;
}

/** What clocks of a zone show from a moment on: a part of a zone that a file describes itself. */
export interface WrittenOffset {
  start: string;
  rule: string | undefined;
  /** Such as `+01:00`. */
  from: string;
  to: string;
}

/** A file of calendars. */
export interface WrittenCalendar {
  name: string;
  events: WrittenEvent[];
  /** Spans that are said to be busy, without events. */
  busy: { start: string; end: string }[];
  zones: Map<string, { location: string | undefined; offsets: WrittenOffset[] }>;
}

/** Takes a file apart. @throws Error for what is no calendar */
export function parseIcs(text: string): WrittenCalendar {
  const parsed = ICAL.parse(text) as unknown as JsonComponent | JsonComponent[];
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as JsonComponent[];
  if (calendars.length === 0 || calendars.some(([name]) => name !== 'vcalendar')) {
    throw new SyntaxError('This is no calendar.');
  }
  const parts = calendars.flatMap(([, , components]) => components);
  const of = (name: string) => parts.filter((part) => part[0] === name);
  return {
    name: oneLineOf(valuesOf(calendars[0]!, 'x-wr-calname')[0]),
    events: of('vevent').flatMap(eventOf),
    busy: of('vfreebusy').flatMap(busyOf),
    zones: new Map(of('vtimezone').map(zoneOf)),
  };
}

function eventOf(event: JsonComponent): WrittenEvent[] {
  const [start] = timesOf(event, 'dtstart');
  if (!start) return [];
  const first = (name: string) => valuesOf(event, name)[0];
  return [
    {
      uid: textOf(first('uid')),
      summary: oneLineOf(first('summary')),
      isBusy: textOf(first('status')) !== 'CANCELLED' && textOf(first('transp')) !== 'TRANSPARENT',
      start,
      end: timesOf(event, 'dtend')[0],
      duration: textOf(first('duration')) || undefined,
      rules: valuesOf(event, 'rrule').map(ruleOf),
      alsoAt: timesOf(event, 'rdate'),
      exceptAt: timesOf(event, 'exdate'),
      inPlaceOf: timesOf(event, 'recurrence-id')[0],
    },
  ];
}

function busyOf(component: JsonComponent): { start: string; end: string }[] {
  return propertiesOf(component, 'freebusy')
    .filter(([, { fbtype }]) => fbtype !== 'FREE')
    .flatMap(([, , , ...periods]) => periods)
    .flatMap((period) => {
      const [start, end] = Array.isArray(period) ? period.map(textOf) : [];
      return start && end ? [{ start, end }] : [];
    });
}

function zoneOf(zone: JsonComponent) {
  const offsets = zone[2].map((part) => ({
    start: textOf(valuesOf(part, 'dtstart')[0]),
    rule: valuesOf(part, 'rrule').map(ruleOf)[0],
    from: textOf(valuesOf(part, 'tzoffsetfrom')[0]),
    to: textOf(valuesOf(part, 'tzoffsetto')[0]),
  }));
  const location = textOf(valuesOf(zone, 'x-lic-location')[0]) || undefined;
  return [textOf(valuesOf(zone, 'tzid')[0]), { location, offsets }] as const;
}

function propertiesOf([, properties]: JsonComponent, name: string): JsonProperty[] {
  return properties.filter((property) => property[0] === name);
}

function valuesOf(component: JsonComponent, name: string): unknown[] {
  return propertiesOf(component, name).flatMap(([, , , ...values]) => values);
}

/** Times of a property; of a span its beginning. */
function timesOf(component: JsonComponent, name: string): WrittenTime[] {
  return propertiesOf(component, name).flatMap(([, { tzid }, , ...values]) =>
    values.map((value) => ({
      text: textOf(Array.isArray(value) ? value[0] : value),
      tzid: typeof tzid === 'string' ? tzid : undefined,
    })),
  );
}

/** A rule as RFC 5545 writes it. */
function ruleOf(rule: unknown): string {
  const parts = typeof rule === 'object' && rule !== null ? Object.entries(rule) : [];
  return parts
    .map(([name, value]: [string, unknown]) => {
      const text = Array.isArray(value) ? value.map(String).join(',') : textOf(value);
      return `${name.toUpperCase()}=${name === 'until' ? text.replaceAll(/[-:]/g, '') : text}`;
    })
    .join(';');
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

function oneLineOf(value: unknown): string {
  return onOneLine(textOf(value)).slice(0, BLOCK_NOTE_LIMIT);
}
