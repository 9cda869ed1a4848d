import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface CalendarServer {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** What it answers from now on, by path. */
  answer: (path: string, listener: RequestListener) => void;
}

/** A server of somebody else's calendars, on this machine. */
export function useCalendarServer(): CalendarServer {
  const listeners = new Map<string, RequestListener>();
  const server = createServer((request, response) => {
    const listener = listeners.get(request.url ?? '');
    if (listener) return listener(request, response);
    response.writeHead(404).end();
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => {
      server.listen(0, '0.0.0.0', listening);
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });
  return {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    answer: (path, listener) => void listeners.set(path, listener),
  };
}

/** An iCalendar file of events, each by its properties. */
export function icsOf(...events: string[][]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//test//EN',
    'X-WR-CALNAME:Elsewhere',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      `UID:${index}@elsewhere`,
      'DTSTAMP:20260101T000000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
