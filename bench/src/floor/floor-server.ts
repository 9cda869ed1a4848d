import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Pool } from 'pg';
import { bookingWriting } from './booking.ts';
import type { BookingOrder } from './booking.ts';
import { freeQueries, listQuery, textQueries } from '../workload.ts';
import { calendarReading } from './calendar.ts';
import { inboxReading } from './inbox.ts';
import { restReading, searchReading, studioReading } from './readings.ts';
import type { Reading } from './readings.ts';

/*
 * The floor: what nothing but node:http and pg make of the same SQL. No validation, no sessions of
 * its own, no rules, no rendering of values: rows go out as JSON just as they come. Whatever the
 * product adds shows in the distance to it.
 */

const now = Date.now();
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const readStudio = await studioReading(now);
const readCalendar = await calendarReading(now);
const readInbox = await inboxReading();
const writeBooking = await bookingWriting(now);
const readings = new Map<string, Reading>([
  ['/list', await searchReading(listQuery(now), 20)],
  ['/rest', await restReading(listQuery(now), 20)],
]);
for (const [index, query] of textQueries(now).entries()) {
  readings.set(`/text/${index}`, await searchReading(query, 20));
}
for (const [index, query] of freeQueries(now).entries()) {
  readings.set(`/free/${index}`, await searchReading(query, 20));
}

async function read(request: IncomingMessage): Promise<unknown> {
  const path = request.url ?? '';
  if (path === '/booking') return writeBooking(pool, (await json(request)) as BookingOrder);
  if (path.startsWith('/calendar/')) return readCalendar(Number(path.slice(10)))(pool);
  if (path.startsWith('/inbox/')) return readInbox(Number(path.slice(7)))(pool);
  if (path.startsWith('/studio/')) return readStudio(Number(path.slice(8)))(pool);
  const reading = readings.get(path);
  if (!reading) throw new Error(`The floor has no ${path}.`);
  return reading(pool);
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const text = JSON.stringify(await read(request));
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    });
    response.end(text);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const server = createServer((request, response) => void respond(request, response));

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
});
