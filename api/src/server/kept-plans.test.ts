import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { DAY_MS, formatDate } from '#domain/time/calendar.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

/*
 * What is asked all the time is planned a few times, and not each time: to plan a statement takes
 * PostgreSQL about as long as to run it.
 */

// One connection, so that what it has prepared can be looked at; no facts, so that all is asked.
const server = useServer({ poolSize: 1 });
const STUDIOS = 2000;
/** Of a statement, four are not prepared and five planned with their values before one plan is kept. */
const TIMES = 12;
const PLANNED_FIRST = 5;

let ids: number[];

beforeAll(async () => {
  const { em, sql: db } = server.database;
  const { id } = await createStudio(em);
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_name = 'studios' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'popularity')
  `.execute(db);
  const alike = sql.join(rows.map(({ name }) => sql.ref(name)));
  const copies = await sql<{ id: number }>`
    INSERT INTO studios (id, ${alike})
    SELECT 100000 + n, ${alike} FROM studios, generate_series(1, ${STUDIOS}::int) n
    WHERE studios.id = ${id}
    RETURNING id
  `.execute(db);
  ids = copies.rows.map((row) => row.id);
  await sql`
    INSERT INTO opening_hours (studio_id, weekday, opens_minute, closes_minute)
    SELECT studios.id, weekday, opens_minute, closes_minute
    FROM opening_hours, studios WHERE studio_id = ${id} AND studios.id > 100000
  `.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
});

/** What is asked of a server, by GraphQL. */
type Asked = [query: string, variables: Record<string, unknown>];

/** Asks again and again, and says which statements are still planned for their values by then. */
async function plannedEachTime(client: TestClient, asked: (time: number) => Asked) {
  for (let time = 0; time < TIMES; time += 1) {
    const { errors } = await client.graphql(...asked(time));
    expect(errors).toEqual([]);
  }
  const { rows } = await sql<{ statement: string; isKept: boolean }>`
    SELECT statement, generic_plans > 0 AS "isKept" FROM pg_prepared_statements
    WHERE custom_plans + generic_plans > ${PLANNED_FIRST}::int
  `.execute(server.database.sql);
  expect(rows.some(({ isKept }) => isKept)).toBe(true);
  return rows.filter(({ isKept }) => !isKept).map(({ statement }) => statement);
}

const dayIn = (days: number) => formatDate(server.runtime.clock() + days * DAY_MS);

test('a list of cards keeps its plans', async () => {
  const query = `{
    studios(first: 20) {
      nodes { name city { name } images { url } categories { id } nextFreeSlot { startsAt } }
    }
  }`;
  expect(await plannedEachTime(server.client(), () => [query, {}])).toEqual([]);
});

test('so does a search for free time', async () => {
  const query = `query ($freeAt: FreeAtInput!) {
    studios(first: 20, filter: { freeAt: $freeAt }) {
      nodes { name wholePrice(freeAt: $freeAt) { cents } }
    }
  }`;
  const asked = (time: number): Asked => [
    query,
    { freeAt: { date: dayIn(1 + time), startTime: `${10 + (time % 10)}:00`, hours: 2 } },
  ];
  expect(await plannedEachTime(server.client(), asked)).toEqual([]);
});

test('so does a search by words', async () => {
  const query = `query ($text: String!) {
    studios(first: 20, filter: { text: $text }) { nodes { name } }
  }`;
  const words = ['studio', 'studio lon', 'room', 'studios'];
  const asked = (time: number): Asked => [query, { text: words[time % words.length] }];
  expect(await plannedEachTime(server.client(), asked)).toEqual([]);
});

test('so does a studio with all its parts', async () => {
  const query = `query ($id: ID!) {
    studio(id: $id) {
      name
      images { url }
      categories { id }
      equipment { name }
      spaces { name }
      amenities { id }
      openingHours { opens }
      hoursExceptions { from }
      faqs { question }
      host { name }
      nextFreeSlot { startsAt }
    }
  }`;
  expect(await plannedEachTime(server.client(), (time) => [query, { id: ids[time] }])).toEqual([]);
});

test('so does a booking', async () => {
  const { client } = await signedIn(server, { emailVerifiedAt: new Date() });
  const query =
    'mutation ($input: BookStudioInput!) { bookStudio(input: $input) { booking { status } } }';
  const asked = (time: number): Asked => [
    query,
    { input: { studioId: ids[time], date: dayIn(2), startTime: '19:00', hours: 2 } },
  ];
  expect(await plannedEachTime(client, asked)).toEqual([]);
});
