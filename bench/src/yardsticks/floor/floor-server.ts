import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { Pool } from 'pg';
import { serve } from '../serve.ts';
import { book } from './booking.ts';
import type { BookingOrder } from './booking.ts';
import { addToCart, listProducts, orderCart, readProduct } from './shop.ts';
import type { ShopOrder } from './shop.ts';
import { readCalendar, readHearts, readInbox } from './signed-in.ts';
import { listAsRest, listFree, listStudios, readDetail, searchText, suggest } from './studios.ts';

/*
 * The floor: `node:http` and `pg`, one statement over tables that were made for it, and
 * JSON.stringify. It validates nothing, and no query can be asked of it but these.
 */

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** What is asked, by the first part of the path; the others are its values. */
const readings: Readonly<Record<string, (values: string[], token: string) => Promise<unknown>>> = {
  list: () => listStudios(pool),
  detail: ([id]) => readDetail(pool, Number(id)),
  text: ([words]) => searchText(pool, words!),
  free: ([date, minutes, hours]) => listFree(pool, [date, Number(minutes), Number(hours)]),
  rest: () => listAsRest(pool),
  suggestions: ([words]) => suggest(pool, words!),
  products: () => listProducts(pool),
  product: ([id]) => readProduct(pool, Number(id)),
  cart: ([session, variantId]) => addToCart(pool, session!, Number(variantId)),
  hearts: (_, token) => readHearts(pool, token),
  calendar: ([from, to], token) => readCalendar(pool, token, from!, to!),
  inbox: (_, token) => readInbox(pool, token),
};

async function read(request: IncomingMessage): Promise<unknown> {
  const [name, ...values] = request.url!.slice(1).split('/').map(decodeURIComponent);
  const token = request.headers.cookie?.split('=')[1] ?? '';
  if (name === 'booking') return book(pool, token, (await json(request)) as BookingOrder);
  if (name === 'order') return orderCart(pool, (await json(request)) as ShopOrder);
  const reading = readings[name!];
  if (!reading) throw new Error(`The floor has no ${name}.`);
  return reading(values, token);
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

serve((request, response) => void respond(request, response));
