import { randomUUID } from 'node:crypto';
import type { Shot } from './load-driver.ts';
import { addDays, formatDate } from '#domain/time/calendar.ts';
import { STUDIOS_OF_OWNER } from './data/calendar-material.ts';
import type { Owner } from './data/calendar-material.ts';
import { CONVERSATIONS_OF_OWNER } from './data/inbox-material.ts';
import { SLOT_HOURS } from './data/booking-material.ts';
import type { Slot } from './data/booking-material.ts';
import {
  bookMutation,
  calendarQuery,
  inboxQuery,
  listQuery,
  searchQuery,
  studioQuery,
} from './queries.ts';
import { freeTimes, INBOX_PAGE, texts } from './workload.ts';

/** One thing that is measured. */
export interface Scenario {
  name: string;
  /** What is asked, in words. */
  title: string;
  /** Requests to the product, one after the other. */
  product: () => Shot | undefined;
  /** The same asked of the floor; none for pages, which the floor cannot make. */
  floor?: () => Shot | undefined;
  /** Whether a response of the product is what was asked for. */
  isRight: (body: string) => boolean;
}

export interface Material {
  studioIds: readonly number[];
  /** Free times, of which each may be booked once. */
  slots: Iterator<Slot>;
  /** Tokens of sessions of musicians. */
  tokens: readonly string[];
  owners: readonly Owner[];
  /** Those with many conversations. */
  hosts: readonly Owner[];
  now: number;
}

/** Everything that is measured, in the order of the table. */
export function scenarios(material: Material): Scenario[] {
  return [
    ...readings(material),
    calendar(material),
    inbox(material),
    booking(material),
    ...pages(material),
  ];
}

function readings({ studioIds, now }: Material): Scenario[] {
  return [
    {
      name: 'list',
      title: 'list of 20 studios as cards',
      product: () => graphql(listQuery),
      floor: () => ({ path: '/list' }),
      isRight: hasTwentyStudios,
    },
    {
      name: 'detail',
      title: 'a studio with all that its page shows',
      product: inTurn(studioIds, (id) => graphql(studioQuery, { id })),
      floor: inTurn(studioIds, (id) => ({ path: `/studio/${id}` })),
      isRight: (body) => body.includes('"openingHours":['),
    },
    {
      name: 'text',
      title: 'text search, 20 cards',
      product: inTurn(texts, (text) => graphql(searchQuery, { filter: { text } })),
      floor: inTurn([...texts.keys()], (index) => ({ path: `/text/${index}` })),
      isRight: hasStudios,
    },
    {
      name: 'free',
      title: 'free at a date, start and length, 20 cards',
      product: inTurn(freeTimes(now), (freeAt) =>
        graphql(searchQuery, { filter: { freeAt }, freeAt }),
      ),
      floor: inTurn([...freeTimes(now).keys()], (index) => ({ path: `/free/${index}` })),
      isRight: hasStudios,
    },
    {
      name: 'rest',
      title: 'REST list of 20 studios',
      product: () => ({ path: '/api/studios?limit=20' }),
      floor: () => ({ path: '/rest' }),
      isRight: hasTwentyStudios,
    },
  ];
}

function calendar({ owners, now }: Material): Scenario {
  const today = formatDate(now);
  const week = { from: today, to: addDays(today, 6) };
  return {
    name: 'calendar',
    title: `calendar week of an owner with ${STUDIOS_OF_OWNER} studios`,
    product: inTurn(owners, ({ token }) => ({
      ...graphql(calendarQuery, week),
      headers: { Cookie: `roomtone_session=${token}` },
    })),
    floor: inTurn(owners, ({ id }) => ({ path: `/calendar/${id}` })),
    isRight: (body) =>
      body.split('"viewerCanBlock":').length === STUDIOS_OF_OWNER + 1 &&
      body.includes('"source":"OWNER"'),
  };
}

function inbox({ hosts }: Material): Scenario {
  const variables = { isArchived: false, query: '', first: INBOX_PAGE };
  return {
    name: 'inbox',
    title: `inbox with ${CONVERSATIONS_OF_OWNER.toLocaleString('en')} conversations, 20 of them`,
    product: inTurn(hosts, ({ token }) => ({
      ...graphql(inboxQuery, variables),
      headers: { Cookie: `roomtone_session=${token}` },
    })),
    floor: inTurn(hosts, ({ id }) => ({ path: `/inbox/${id}` })),
    isRight: (body) => body.split('"lastMessagePreview":').length === INBOX_PAGE + 1,
  };
}

function booking({ slots, tokens }: Material): Scenario {
  let count = 0;
  const nextOrder = () => {
    const { value, done } = slots.next();
    if (done) return undefined;
    const { studioId, startsAt } = value;
    // By turns: so many requests of one user may wait.
    const token = tokens[(count += 1) % tokens.length]!;
    return { token, idempotencyKey: randomUUID(), studioId, startsAt, hours: SLOT_HOURS };
  };
  return {
    name: 'booking',
    title: 'booking of a free time',
    product() {
      const order = nextOrder();
      if (!order) return undefined;
      const { token, idempotencyKey, studioId, startsAt, hours } = order;
      const input = { studioId, startsAt: new Date(startsAt).toISOString(), hours };
      return {
        ...graphql(bookMutation, { input, idempotencyKey }),
        headers: { Cookie: `roomtone_session=${token}` },
      };
    },
    floor() {
      const order = nextOrder();
      return order && { path: '/booking', body: JSON.stringify(order) };
    },
    isRight: (body) => body.includes('"status":"PENDING"'),
  };
}

function pages({ studioIds }: Material): Scenario[] {
  let visit = 0;
  const html = { Accept: 'text/html' };
  const isPage = (body: string) => body.includes('</html>') && body.includes('"Studio:');
  return [
    {
      name: 'home',
      title: 'home page, kept for a moment',
      product: () => ({ path: '/', headers: html }),
      isRight: isPage,
    },
    {
      name: 'home-made',
      title: 'home page, made each time',
      product: () => ({ path: `/?visit=${(visit += 1)}`, headers: html }),
      isRight: isPage,
    },
    {
      name: 'studio-page',
      title: 'studio page, made each time',
      product: inTurn(studioIds, (id) => ({
        path: `/studios/${id}?visit=${(visit += 1)}`,
        headers: html,
      })),
      isRight: isPage,
    },
  ];
}

function graphql(query: string, variables: Record<string, unknown> = {}): Shot {
  return { path: '/graphql', body: JSON.stringify({ query, variables }) };
}

/** Goes through `items` again and again. */
function inTurn<T>(items: readonly T[], shotOf: (item: T) => Shot): () => Shot {
  let turn = 0;
  return () => {
    const item = items[turn % items.length]!;
    turn += 1;
    return shotOf(item);
  };
}

function hasStudios(body: string): boolean {
  return body.includes('"priceFromCents":') && !body.includes('"errors":');
}

function hasTwentyStudios(body: string): boolean {
  return body.split('"reviewCount":').length === 21;
}
