import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createEntry } from '#db/company/entry.factory.ts';
import { insertPortfolio, setPortfolioStatus } from '#db/portfolios/portfolio.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const ENTRY =
  'entry { id kind isPublished facts { name value } texts { language parts { name value } } }';
const SAVE = `mutation ($input: SaveEntryInput!) { saveEntry(input: $input) { ${ENTRY} } }`;
const PUBLISH = `mutation ($input: PublishEntryInput!) { publishEntry(input: $input) { entry { isPublished } } }`;
const REMOVE = `mutation ($id: ID!) { removeEntry(input: { id: $id }) { removedEntryId } }`;
const RESTORE = `mutation ($id: ID!) { restoreEntry(input: { id: $id }) { entry { id } } }`;
const ARRANGE = `mutation ($kind: EntryKind!, $ids: [ID!]!) {
  arrangeEntries(input: { kind: $kind, ids: $ids }) { entries { id } }
}`;

const parts = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

const partner = (name: string, more: object = {}) => ({
  kind: 'PARTNER',
  isPublished: true,
  facts: parts({ name }),
  texts: [{ language: 'EN', parts: parts({ role: 'Microphones', text: 'On loan.' }) }],
  ...more,
});

async function codeOf(result: ReturnType<TestClient['graphql']>): Promise<unknown> {
  return (await result).errors[0]?.extensions.code;
}

async function save(admin: TestClient, input: object): Promise<string> {
  const { data, errors } = await admin.graphql<{ saveEntry: { entry: { id: string } } }>(SAVE, {
    input,
  });
  expect(errors).toEqual([]);
  return data!.saveEntry.entry.id;
}

/** The names of the partners that everybody sees. */
async function partners(language = 'EN'): Promise<string[]> {
  const { data } = await server
    .client()
    .graphql<{ partners: { nodes: { name: string }[] } }>(
      `{ partners(language: ${language}, first: 50) { nodes { name } } }`,
    );
  return data!.partners.nodes.map(({ name }) => name);
}

describe('an administrator', () => {
  test('adds an entry, changes it, hides it, removes it and takes that back', async () => {
    const admin = await administrator(server);
    const id = await save(admin, partner('Fern & Reel'));
    expect(await partners()).toContain('Fern & Reel');
    await save(admin, partner('Fern and Reel', { id }));
    expect(await partners()).toContain('Fern and Reel');
    await admin.graphql(PUBLISH, { input: { id, isPublished: false } });
    expect(await partners()).not.toContain('Fern and Reel');
    await admin.graphql(PUBLISH, { input: { id, isPublished: true } });
    await admin.graphql(REMOVE, { id });
    expect(await partners()).not.toContain('Fern and Reel');
    expect(await codeOf(admin.graphql(REMOVE, { id }))).toBe('NOT_FOUND');
    await admin.graphql(RESTORE, { id });
    expect(await partners()).toContain('Fern and Reel');
  });

  test('puts entries into an order, unless there are others by now', async () => {
    const admin = await administrator(server);
    const { data } = await admin.graphql<{ entries: { id: string }[] }>(
      '{ entries(kind: PARTNER) { id } }',
    );
    const known = data!.entries.map(({ id }) => id);
    const first = await save(admin, partner('One'));
    const second = await save(admin, partner('Two'));
    const ids = [second, first, ...known];
    const arranged = await admin.graphql(ARRANGE, { kind: 'PARTNER', ids });
    expect(arranged.data).toEqual({ arrangeEntries: { entries: ids.map((id) => ({ id })) } });
    expect((await partners()).slice(0, 2)).toEqual(['Two', 'One']);
    const incomplete = admin.graphql(ARRANGE, { kind: 'PARTNER', ids: [first] });
    expect(await codeOf(incomplete)).toBe('CONFLICT');
  });

  test('is told what is wrong by the names of the parts', async () => {
    const admin = await administrator(server);
    const { errors } = await admin.graphql(SAVE, {
      input: partner('', { texts: [{ language: 'EN', parts: [] }] }),
    });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        'facts.name': 'This field is required',
        'texts.en.role': 'This field is required',
        'texts.en.text': 'This field is required',
      },
    });
  });

  test('gives no two openings the same address', async () => {
    const admin = await administrator(server);
    await createEntry(server.database.sql, 'opening', { facts: { slug: 'night-owl' } });
    const { errors } = await admin.graphql(SAVE, {
      input: {
        kind: 'OPENING',
        isPublished: true,
        facts: parts({ slug: 'night-owl', employment: 'contract', publishedOn: '2026-11-01' }),
        texts: [
          {
            language: 'EN',
            parts: parts({
              title: 'Owl',
              summary: 'Nights.',
              duties: 'Hoot',
              requirements: 'Eyes',
            }),
          },
        ],
      },
    });
    expect(errors[0]?.extensions).toMatchObject({
      fields: { 'facts.slug': 'Another entry has this address' },
    });
  });
});

test('nobody else changes or lists what is not published', async () => {
  const id = String(await createEntry(server.database.sql, 'partner', { isPublished: false }));
  for (const client of [server.client(), (await signedIn(server)).client]) {
    const results = await Promise.all([
      client.graphql(SAVE, { input: partner('Mine', { id }) }),
      client.graphql(PUBLISH, { input: { id, isPublished: true } }),
      client.graphql(REMOVE, { id }),
      client.graphql(RESTORE, { id }),
      client.graphql('{ entries(kind: PARTNER) { id } }'),
    ]);
    for (const { errors } of results) {
      expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(errors[0]?.extensions.code);
    }
  }
});

test('who reads another language has what is written in it, and else English', async () => {
  const { sql } = server.database;
  await createEntry(sql, 'team-member', {
    facts: { name: 'Ada' },
    texts: { role: 'Engineer' },
    german: { role: 'Ingenieurin', text: 'Hält alles am Laufen.' },
  });
  await createEntry(sql, 'team-member', { facts: { name: 'Bo' }, texts: { role: 'Designer' } });
  const { data } = await server
    .client()
    .graphql('{ companyMembers(language: DE) { nodes { name language role } } }');
  expect(data).toEqual({
    companyMembers: {
      nodes: [
        { name: 'Ada', language: 'DE', role: 'Ingenieurin' },
        { name: 'Bo', language: 'EN', role: 'Designer' },
      ],
    },
  });
});

describe('testimonials', () => {
  test('lead to the studio and the track that they name, as far as those are public', async () => {
    const { em, sql } = server.database;
    const studio = await createStudio(em, { name: 'Tin Chapel' });
    const { id: userId } = await createUser(em);
    const now = server.runtime.clock();
    const portfolioId = (await insertPortfolio(sql, {
      userId,
      slug: 'low-tide',
      name: 'Low',
      now,
    }))!;
    await setPortfolioStatus(sql, portfolioId, 'published', now);
    await sql
      .insertInto('portfolio_tracks')
      .values({
        portfolio_id: portfolioId,
        position: 0,
        name: 'tide',
        url: '/uploads/portfolio-tracks/tide.mp3',
        title: 'Low Tide',
        duration_ms: 9000,
        peaks: [1, 2],
        created_at: new Date(now),
      })
      .execute();
    const facts = { studio: String(studio.id), portfolio: 'low-tide', track: 'Low Tide' };
    await createEntry(sql, 'testimonial', { facts: { ...facts, rating: '4' } });
    await createEntry(sql, 'testimonial', {
      facts: { studio: '999999', portfolio: 'low-tide', track: 'High Tide' },
    });
    const { data } = await server.client().graphql(`{
      testimonials(language: EN) { nodes { rating trackTitle track { url } studio { name } } }
    }`);
    expect(data).toEqual({
      testimonials: {
        nodes: [
          {
            rating: 4,
            trackTitle: 'Low Tide',
            track: { url: '/uploads/portfolio-tracks/tide.mp3' },
            studio: { name: 'Tin Chapel' },
          },
          { rating: 5, trackTitle: 'High Tide', track: null, studio: null },
        ],
      },
    });
  });

  test('take as many statements however many there are', async () => {
    const { em, sql } = server.database;
    const count = async () => {
      server.database.takeQueries();
      await server.client().graphql(`{
        testimonials(language: EN, first: 50) { nodes { track { url } studio { name } } }
      }`);
      return server.database.takeQueries().length;
    };
    const add = async (number: number) => {
      const { id } = await createStudio(em);
      const facts = { studio: String(id), portfolio: `p-${number}`, track: 'T' };
      await createEntry(sql, 'testimonial', { facts });
    };
    await add(0);
    const before = await count();
    for (let number = 1; number < 5; number += 1) {
      await add(number);
    }
    expect(await count()).toBe(before);
  });
});

describe('deals', () => {
  const valid = (validFrom: string, validUntil: string) => ({ validFrom, validUntil });

  /** The names of the deals that everybody sees. */
  async function dealNames(query: string): Promise<string[]> {
    const { data } = await server
      .client()
      .graphql<{ deals: { nodes: { name: string }[] } }>(
        `{ deals(language: EN${query}) { nodes { name } } }`,
      );
    return data!.deals.nodes.map(({ name }) => name);
  }

  test('are shown from their first day to their last, by the clocks of UTC', async () => {
    const { sql } = server.database;
    const named = (name: string, days: object) =>
      createEntry(sql, 'deal', { facts: { name, city: 'tokyo', ...days } });
    await named('over', valid('2026-11-01', '2026-11-30'));
    await named('last day', valid('2026-11-01', '2026-12-01'));
    await named('first day', valid('2026-12-01', '2026-12-24'));
    await named('to come', valid('2026-12-02', '2026-12-24'));
    expect(await dealNames(', cityId: "tokyo"')).toEqual(['last day', 'first day']);
    server.setTime('2026-12-02T00:00:00Z');
    expect(await dealNames(', cityId: "tokyo"')).toEqual(['first day', 'to come']);
    server.setTime('2026-12-01T12:00:00Z');
  });

  test('of a city come with those that are valid everywhere', async () => {
    const { sql } = server.database;
    for (const city of ['', 'berlin', 'london']) {
      const facts = { name: `in ${city}`, city, ...valid('2026-12-01', '2026-12-01') };
      await createEntry(sql, 'deal', { facts });
    }
    expect(await dealNames(', cityId: "berlin"')).toEqual(['in ', 'in berlin']);
    expect(await dealNames('')).toEqual(expect.arrayContaining(['in ', 'in berlin', 'in london']));
  });
});

test('an opening has its own address, and what one does line by line', async () => {
  await createEntry(server.database.sql, 'opening', {
    facts: { slug: 'studio-liaison', city: '', employment: 'part-time' },
    texts: { duties: 'Visit studios\nListen', requirements: 'Ears' },
  });
  const OPENING = `query ($slug: String!) {
    opening(slug: $slug, language: FR) { employment city { id } duties requirements language }
  }`;
  const { data } = await server.client().graphql(OPENING, { slug: 'studio-liaison' });
  expect(data).toEqual({
    opening: {
      employment: 'PART_TIME',
      city: null,
      duties: ['Visit studios', 'Listen'],
      requirements: ['Ears'],
      language: 'EN',
    },
  });
  const none = await server.client().graphql(OPENING, { slug: 'ceo' });
  expect(none.data).toEqual({ opening: null });
});

describe('events', () => {
  const times = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
  const EVENTS = `query ($month: String, $cityId: ID) {
    events(language: EN, month: $month, cityId: $cityId) { nodes { slug startsAt endsAt } }
  }`;

  async function eventsOf(variables: object = {}): Promise<string[]> {
    const { data } = await server
      .client()
      .graphql<{ events: { nodes: { slug: string }[] } }>(EVENTS, { ...variables });
    return data!.events.nodes.map(({ slug }) => slug);
  }

  test('are found by month and city, those to come first', async () => {
    const { sql } = server.database;
    const add = (slug: string, city: string, startsAt: string, endsAt: string) =>
      createEntry(sql, 'event', { facts: { slug, city, ...times(startsAt, endsAt) } });
    await add('later', 'berlin', '2027-01-09T19:00', '2027-01-09T22:00');
    await add('soon', 'tokyo', '2026-12-04T19:00', '2026-12-04T22:00');
    await add('over', 'berlin', '2026-11-04T19:00', '2026-11-04T22:00');
    expect(await eventsOf()).toEqual(['soon', 'later']);
    expect(await eventsOf({ cityId: 'berlin' })).toEqual(['later']);
    expect(await eventsOf({ month: '2026-11' })).toEqual(['over']);
    expect(await codeOf(server.client().graphql(EVENTS, { month: '2026-13' }))).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('can be put into calendars, each by itself and all of them', async () => {
    await createEntry(server.database.sql, 'event', {
      facts: {
        slug: 'open-day',
        city: 'new-york',
        venue: 'Pier 4',
        ...times('2026-12-20T19:30', '2026-12-20T22:00'),
      },
      texts: { title: 'Open day; come, listen', text: 'One\nTwo' },
    });
    const read = async (path: string) => {
      const response = await server.client().fetch(path);
      expect(response.headers.get('content-type')).toContain('text/calendar');
      const calendar = new ICAL.Component(ICAL.parse(await response.text()) as never);
      return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
    };
    const [event, ...others] = await read('/api/events/open-day/calendar.ics');
    expect(others).toEqual([]);
    expect({
      summary: event!.summary,
      description: event!.description,
      location: event!.location,
      starts: event!.startDate.toJSDate().toISOString(),
      ends: event!.endDate.toJSDate().toISOString(),
      // It keeps nobody from making appointments.
      busy: event!.component.getFirstPropertyValue('transp'),
      status: event!.component.getFirstPropertyValue('x-microsoft-cdo-busystatus'),
    }).toEqual({
      summary: 'Open day; come, listen',
      description: 'One\nTwo',
      location: 'Pier 4, New York',
      starts: '2026-12-21T00:30:00.000Z',
      ends: '2026-12-21T03:00:00.000Z',
      busy: 'TRANSPARENT',
      status: 'FREE',
    });
    const all = await read('/api/events/calendar.ics');
    expect(all.map(({ summary }) => summary)).toContain('Open day; come, listen');
    const inTokyo = await read('/api/events/calendar.ics?city=tokyo');
    expect(inTokyo.map(({ summary }) => summary)).not.toContain('Open day; come, listen');
    const none = await server.client().fetch('/api/events/none/calendar.ics');
    expect(none.status).toBe(404);
  });
});

test('the platform is counted as it is', async () => {
  const before = await numbers();
  const { em } = server.database;
  await createStudio(em, { cityId: 'stockholm' });
  await createStudio(em, { isPromotedByHand: true });
  await createStudio(em, { isPromotedByHand: true, hiddenFromPromoted: true });
  await createStudio(em, { isPromotedByHand: true, status: 'pending' });
  const after = await numbers();
  expect(after.studios).toBe(before.studios + 3);
  expect(after.promotedStudios).toBe(before.promotedStudios + 1);
});

async function numbers() {
  const { data } = await server
    .client()
    .graphql<{ platformNumbers: Record<'studios' | 'promotedStudios', number> }>(
      '{ platformNumbers { studios promotedStudios cities bookings reviews } }',
    );
  return data!.platformNumbers;
}
