import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import { noteFindings } from '#db/status/status-day.repository.ts';
import { insertMail } from '#db/mail/outgoing-mail.repository.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { administrator } from '#api/testing/administrator.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { checks, findHealth } from './status.checks.ts';
import { statusSchedules } from './status.schedules.ts';
import { systemStatus } from './status.service.ts';

const server = useServer();
const NOW = Date.parse('2026-12-01T12:00:00Z');

const STATUS = `{ systemStatus {
  firstDay lastDay hasHistory
  parts { part state days { day good bad } }
  notices { id kind title parts language startsAt endsAt resolvedAt updates { state text } }
} }`;
const ANNOUNCE = `mutation ($input: AnnounceInput!) {
  announce(input: $input) { notice { id title } }
}`;
const UPDATE = `mutation ($id: ID!, $state: NoticeState!, $startsAt: DateTime, $endsAt: DateTime) {
  updateNotice(input: {
    id: $id, state: $state, text: "It is mended.", startsAt: $startsAt, endsAt: $endsAt
  }) {
    notice { resolvedAt updates { state text } }
  }
}`;
const REMOVE = `mutation ($id: ID!) { removeNotice(input: { id: $id }) { id } }`;

const incident = {
  kind: 'INCIDENT',
  title: 'Emails <are> late',
  parts: ['MAIL'],
  state: 'INVESTIGATING',
  text: 'They wait & leave later.',
};

const planned = { ...incident, kind: 'MAINTENANCE', state: 'ANNOUNCED', title: 'A new disk' };

interface Status {
  systemStatus: {
    hasHistory: boolean;
    parts: { part: string; state: string; days: { day: string; good: number; bad: number }[] }[];
    notices: { id: string; title: string }[];
  };
}

async function read() {
  const { data, errors } = await server.client().graphql<Status>(STATUS);
  expect(errors).toEqual([]);
  return data!.systemStatus;
}

const partOf = async (name: string) => (await read()).parts.find(({ part }) => part === name);

/** Runs a schedule of the feature at a time (epoch milliseconds). */
async function run(name: string, at: number) {
  const schedule = statusSchedules.find((known) => known.name === name)!;
  const attempt = { nextAttemptAt: undefined, signal: new AbortController().signal };
  await schedule.work({ ...server.runtime, reach: server.url, clock: () => at, ...attempt });
}

beforeEach(async () => {
  server.setTime('2026-12-01T12:00:00Z');
  await server.database.sql.deleteFrom('status_days').execute();
});

describe('the health of the parts', () => {
  test('is unknown until somebody has looked', async () => {
    const { parts, hasHistory } = await read();
    expect(hasHistory).toBe(true);
    expect(parts.map(({ part }) => part)).toEqual([
      'WEB',
      'API',
      'DATABASE',
      'SEARCH',
      'MAIL',
      'LIVE',
      'FILES',
    ]);
    expect(new Set(parts.map(({ state }) => state))).toEqual(new Set(['UNKNOWN']));
  });

  test('is found by trying each, and counted by the day', async () => {
    await run('status.check', NOW - MINUTE_MS);
    await run('status.check', NOW);
    for (const part of ['WEB', 'API', 'DATABASE', 'SEARCH', 'MAIL', 'FILES']) {
      expect(await partOf(part)).toEqual({
        part,
        state: 'UP',
        days: [{ day: '2026-12-01', good: 2, bad: 0 }],
      });
    }
    // Nobody listens to the changes of this test's database.
    expect(await partOf('LIVE')).toMatchObject({ state: 'DOWN', days: [{ good: 0, bad: 2 }] });
    server.takeLog();
  });

  test('is bad where a part fails, whatever the others do', async () => {
    const found = await findHealth(server.runtime, {
      files: () => Promise.reject(new Error('No space left on device')),
      search: () => Promise.resolve(true),
      web: () => Promise.resolve(undefined),
    });
    expect(found).toEqual([
      { part: 'files', isGood: false },
      { part: 'search', isGood: true },
    ]);
    expect(server.takeLog()).toMatchObject([{ part: 'files' }]);
    await noteFindings(server.database.sql, found, NOW);
    expect(await partOf('FILES')).toMatchObject({ state: 'DOWN' });
    expect(await partOf('WEB')).toMatchObject({ state: 'UNKNOWN', days: [] });
  });

  test('has a web and an API that are down where nothing answers', async () => {
    const nowhere = { ...server.runtime, reach: 'http://127.0.0.1:9' };
    const found = await findHealth(nowhere, { web: checks.web, api: checks.api });
    expect(found.map(({ isGood }) => isGood)).toEqual([false, false]);
    server.takeLog();
  });

  test('has an outbox that is stuck once something waits and nothing leaves', async () => {
    const { sql } = server.database;
    const recipient = 'a@example.com';
    const mail = { kind: 'test', notification: null, recipient, data: {}, priority: 0 };
    await insertMail(sql, [{ ...mail, deduplicationKey: 'waits' }], NOW - 20 * MINUTE_MS);
    const at = (now: number) =>
      findHealth({ ...server.runtime, clock: () => now }, { mail: checks.mail });
    expect(await at(NOW - 10 * MINUTE_MS)).toEqual([{ part: 'mail', isGood: true }]);
    expect(await at(NOW)).toEqual([{ part: 'mail', isGood: false }]);
    await sql.deleteFrom('outgoing_mail').execute();
  });

  test('is not known any more when nobody has looked for minutes', async () => {
    await run('status.check', NOW - 10 * MINUTE_MS);
    expect(await partOf('DATABASE')).toMatchObject({ state: 'UNKNOWN', days: [{ good: 1 }] });
    server.takeLog();
  });

  test('counts what is noted twice, as by two processes, once', async () => {
    const found = [{ part: 'api', isGood: true }] as const;
    await Promise.all([1, 2, 3].map(() => noteFindings(server.database.sql, found, NOW)));
    expect(await partOf('API')).toMatchObject({ days: [{ good: 1, bad: 0 }] });
  });

  test('is kept for 90 days, with gaps where nobody looked', async () => {
    for (const days of [100, 89, 3, 0]) {
      await noteFindings(
        server.database.sql,
        [{ part: 'api', isGood: days !== 3 }],
        NOW - days * DAY_MS,
      );
    }
    await run('status.forget', NOW);
    const kept = await server.database.sql.selectFrom('status_days').selectAll().execute();
    expect(kept).toHaveLength(3);
    expect(await partOf('API')).toMatchObject({
      days: [
        { day: '2026-09-03', good: 1, bad: 0 },
        { day: '2026-11-28', good: 0, bad: 1 },
        { day: '2026-12-01', good: 1, bad: 0 },
      ],
    });
  });

  test('without the database is that the database is down', async () => {
    const reads = new Proxy(server.database.sql, {
      get() {
        throw new Error('The connection has ended.');
      },
    });
    const { hasHistory, parts } = await systemStatus({ reads, now: NOW });
    expect(hasHistory).toBe(false);
    expect(parts.map(({ part, state }) => [part, state])).toContainEqual(['database', 'down']);
    expect(parts.filter(({ state }) => state === 'unknown')).toHaveLength(6);
  });
});

describe('what administrators announce', () => {
  test('is read by everybody, with what is said of it until it is over', async () => {
    const admin = await administrator(server);
    const { data } = await admin.graphql<{ announce: { notice: { id: string } } }>(ANNOUNCE, {
      input: incident,
    });
    const { id } = data!.announce.notice;
    expect((await read()).notices).toMatchObject([
      {
        id,
        kind: 'INCIDENT',
        title: 'Emails <are> late',
        parts: ['MAIL'],
        resolvedAt: null,
        updates: [{ state: 'INVESTIGATING', text: 'They wait & leave later.' }],
      },
    ]);
    await admin.graphql(UPDATE, { id, state: 'RESOLVED' });
    expect((await read()).notices).toMatchObject([
      {
        resolvedAt: '2026-12-01T12:00:00.000Z',
        updates: [{ state: 'RESOLVED', text: 'It is mended.' }, { state: 'INVESTIGATING' }],
      },
    ]);
    const response = await server.client().fetch('/downtime/feed.xml');
    const xml = await response.text();
    expect(XMLValidator.validate(xml)).toBe(true);
    const { rss } = new XMLParser({ isArray: (name) => name === 'item' }).parse(xml) as {
      rss: { channel: { item: object[] } };
    };
    expect(rss.channel.item).toMatchObject([
      { title: 'Emails <are> late (resolved)', 'content:encoded': '<p>It is mended.</p>' },
      {
        title: 'Emails <are> late (investigating)',
        'content:encoded': '<p>They wait &amp; leave later.</p>',
      },
    ]);
    expect((await admin.graphql(REMOVE, { id })).errors).toEqual([]);
    expect((await read()).notices).toEqual([]);
    const none = await (await server.client().fetch('/downtime/feed.xml')).text();
    expect(none).toContain('<lastBuildDate>');
    expect(none).not.toContain('1970');
    const again = await admin.graphql(UPDATE, { id, state: 'RESOLVED' });
    expect(again.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('says when planned work begins and ends, and moves it', async () => {
    const admin = await administrator(server);
    const times = { startsAt: '2026-12-05T02:00:00.000Z', endsAt: '2026-12-05T04:00:00.000Z' };
    const { data } = await admin.graphql<{ announce: { notice: { id: string } } }>(ANNOUNCE, {
      input: { ...planned, ...times },
    });
    const { id } = data!.announce.notice;
    expect((await read()).notices).toMatchObject([{ id, ...times }]);
    const xml = await (await server.client().fetch('/downtime/feed.xml')).text();
    expect(xml).toContain('2026-12-05 02:00 UTC – 2026-12-05 04:00 UTC');
    const later = { startsAt: '2026-12-06T02:00:00.000Z', endsAt: '2026-12-06T04:00:00.000Z' };
    await admin.graphql(UPDATE, { id, state: 'ANNOUNCED', ...later });
    expect((await read()).notices).toMatchObject([{ id, ...later }]);
    await admin.graphql(UPDATE, { id, state: 'RESOLVED' });
    expect((await read()).notices).toMatchObject([{ id, ...later }]);
    await admin.graphql(REMOVE, { id });
  });

  test.each([
    [{}, { startsAt: 'Say when it begins' }],
    [{ startsAt: '2026-12-05T02:00:00Z' }, { endsAt: 'Say when it ends' }],
    [
      { startsAt: '2026-12-05T02:00:00Z', endsAt: '2026-12-05T02:00:00Z' },
      { endsAt: 'It ends after it begins' },
    ],
  ])('of planned work with %j asks for what is missing', async (times, fields) => {
    const admin = await administrator(server);
    const { errors } = await admin.graphql(ANNOUNCE, { input: { ...planned, ...times } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('gives what went wrong no times', async () => {
    const admin = await administrator(server);
    const times = { startsAt: '2026-12-05T02:00:00Z', endsAt: '2026-12-05T04:00:00Z' };
    const { errors } = await admin.graphql(ANNOUNCE, { input: { ...incident, ...times } });
    expect(errors[0]?.extensions).toMatchObject({
      fields: { startsAt: 'Only planned work has times' },
    });
    const { data } = await admin.graphql<{ announce: { notice: { id: string } } }>(ANNOUNCE, {
      input: incident,
    });
    const { id } = data!.announce.notice;
    const moved = await admin.graphql(UPDATE, { id, state: 'WATCHING', ...times });
    expect(moved.errors[0]?.extensions.code).toBe('NOT_FOUND');
    await admin.graphql(REMOVE, { id });
  });

  test('names what is missing', async () => {
    const admin = await administrator(server);
    const { errors } = await admin.graphql(ANNOUNCE, {
      input: { ...incident, title: ' ', text: '', parts: [] },
    });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        title: 'Say in a few words what it is about',
        text: 'Say what is known, and what people can expect',
        parts: 'Choose at least one part',
      },
    });
  });

  test('is theirs alone to announce', async () => {
    const { client } = await signedIn(server);
    for (const [operation, variables] of [
      [ANNOUNCE, { input: incident }],
      [UPDATE, { id: '1', state: 'RESOLVED' }],
      [REMOVE, { id: '1' }],
    ] as const) {
      const { errors } = await client.graphql(operation, variables);
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect((await read()).notices).toEqual([]);
  });
});
