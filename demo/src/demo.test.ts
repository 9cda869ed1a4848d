import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { categoryIds } from '#domain/studios/category.ts';
import { findUserForLogin } from '#db/accounts/account.repository.ts';
import { createUser } from '#db/accounts/user.factory.ts';
import { findPublishedTracks } from '#db/portfolios/portfolio-file.repository.ts';
import { listBookings } from '#db/bookings/booking.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { makeMarketFigures } from '#db/market/market-figure.repository.ts';
import { listNotices } from '#db/status/notice.repository.ts';
import type { NoticeRow } from '#db/status/notice.repository.ts';
import { listStatusDays } from '#db/status/status-day.repository.ts';
import { listLiveTexts } from '#db/texts/live-text.repository.ts';
import { STATUS_DAYS, statusParts } from '#domain/status/status.ts';
import { addDays, DAY_MS, formatDate } from '#domain/time/calendar.ts';
import { demoAccounts } from './accounts/demo-accounts.ts';
import { testimonials } from './company/entries.demo.ts';
import { loadDemoData } from './demo.ts';
import { posts } from './texts/posts.generated.ts';

const database = useDatabase();
const another = useDatabase();
const inhabited = useDatabase();

const now = Date.parse('2026-11-21T10:20:30Z');
const hashPassword = async (password: string) => `hash of ${password}`;
let outcomes: boolean[];

beforeAll(async () => {
  outcomes = await Promise.all([
    loadDemoData(database.orm, { now, hashPassword }),
    loadDemoData(database.orm, { now, hashPassword }),
  ]);
});

async function select<Row>(query: ReturnType<typeof sql<Row>>, of = database): Promise<Row[]> {
  return (await query.execute(of.sql)).rows;
}

const asInstant = sql`${new Date(now).toISOString()}::timestamptz`;

describe('loading', () => {
  test('twice at once is done once', async () => {
    expect(outcomes.filter(Boolean)).toEqual([true]);
    expect(await select(sql`SELECT count(*)::int AS studios FROM studios`)).toEqual([
      { studios: 667 },
    ]);
  });

  test('again changes nothing', async () => {
    const contents = sql`
      SELECT
        (SELECT count(*) FROM users) AS users,
        (SELECT count(*) FROM studios) AS studios,
        (SELECT count(*) FROM bookings) AS bookings,
        (SELECT count(*) FROM reviews) AS reviews
    `;
    const before = await select(contents);
    expect(await loadDemoData(database.orm, { now, hashPassword })).toBe(false);
    expect(await select(contents)).toEqual(before);
  });

  test('leaves a database alone that somebody uses', async () => {
    await createUser(inhabited.em);
    expect(await loadDemoData(inhabited.orm, { now, hashPassword })).toBe(false);
    expect(await select(sql`SELECT FROM studios`, inhabited)).toEqual([]);
  });

  test('gives the same everywhere', async () => {
    expect(await loadDemoData(another.orm, { now, hashPassword })).toBe(true);
    for (const table of [
      'studios',
      'studio_images',
      'bookings',
      'reviews',
      'favorites',
      'collections',
      'collection_studios',
      'places',
    ]) {
      const digest = sql`
        SELECT md5(string_agg(row::text, ' ' ORDER BY row.id)) AS digest
        FROM ${sql.table(table)} AS row
      `;
      expect(await select(digest, another)).toEqual(await select(digest));
    }
  });

  test('leaves the next ids free', async () => {
    const sequences = await select(sql`
      SELECT nextval(pg_get_serial_sequence(name, 'id')) > highest AS ahead
      FROM (
        SELECT 'users' AS name, max(id) AS highest FROM users
        UNION ALL SELECT 'studios', max(id) FROM studios
        UNION ALL SELECT 'equipment', max(id) FROM equipment
        UNION ALL SELECT 'bookings', max(id) FROM bookings
      ) tables
    `);
    expect(sequences).toEqual(Array.from({ length: 4 }, () => ({ ahead: true })));
  });
});

test('the demo musician makes records with others, in sessions that they have booked', async () => {
  const rows = await select(sql`
    SELECT title, (SELECT count(*)::int FROM project_members WHERE project_id = projects.id) AS people,
      (SELECT count(booking_id)::int FROM project_costs WHERE project_id = projects.id) AS sessions,
      (SELECT count(title)::int FROM project_costs WHERE project_id = projects.id) AS expenses
    FROM projects ORDER BY id
  `);
  expect(rows).toMatchObject([
    { title: 'Tidal', people: 3, sessions: 3, expenses: 3 },
    { title: 'Night Bus Tapes', people: 2, expenses: 1 },
  ]);
});

test('readers have the posts of the blog, each by one of the demo accounts', async () => {
  const read = await listLiveTexts(database.sql, { kind: 'post' }, { limit: 1000 }, now);
  expect(read.map(({ slug }) => slug).toSorted()).toEqual(posts.map(({ slug }) => slug).toSorted());
  expect(read.every(({ authorId }) => authorId !== null && authorId <= 3)).toBe(true);
  const days = read.map(({ publishedAt }) => (now - publishedAt) / DAY_MS);
  expect(days).toEqual(posts.map(({ daysAgo }) => Number(daysAgo)).toSorted((a, b) => a - b));
});

describe('studios', () => {
  test('are as many in each city as the specification counts', async () => {
    const rows = await select(sql<{ city: string; count: number }>`
      SELECT city_id AS city, count(*)::int AS count FROM studios
      WHERE status = 'approved' GROUP BY city_id
    `);
    expect(Object.fromEntries(rows.map(({ city, count }) => [city, count]))).toEqual({
      'los-angeles': 124,
      'new-york': 98,
      nashville: 76,
      london: 87,
      atlanta: 31,
      tokyo: 56,
      berlin: 42,
      paris: 39,
      austin: 35,
      miami: 29,
      sydney: 27,
      stockholm: 23,
    });
  });

  test('are of every category', async () => {
    const rows = await select(sql<{ id: string }>`
      SELECT DISTINCT category_id AS id FROM studio_categories WHERE position = 0
    `);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(categoryIds.toSorted());
  });

  test('have five pictures each, no picture twice, and can be found by words', async () => {
    const rows = await select(sql`
      SELECT count(*)::int AS pictures, count(DISTINCT url)::int AS different,
        count(DISTINCT studio_id)::int AS studios, max(position) AS last,
        (SELECT count(*)::int FROM studio_search) AS searchable
      FROM studio_images
    `);
    expect(rows).toEqual([
      { pictures: 3335, different: 3335, studios: 667, last: 4, searchable: 667 },
    ]);
  });

  test('are open at times, and only number 4 hides from the promoted grid', async () => {
    expect(await select(sql`SELECT id FROM studios WHERE open_week = '{}'`)).toEqual([]);
    const hidden = sql`SELECT id FROM studios WHERE is_promoted AND hidden_from_promoted`;
    expect(await select(hidden)).toEqual([{ id: 4 }]);
  });

  test('have the rating and the count of their reviews', async () => {
    const untrue = await select(sql`
      SELECT id FROM studios
      LEFT JOIN (
        SELECT studio_id, sum(rating) AS total, count(*) AS count FROM reviews GROUP BY studio_id
      ) written ON studio_id = id
      WHERE (rating_total, review_count) IS DISTINCT FROM (coalesce(total, 0), coalesce(count, 0))
    `);
    expect(untrue).toEqual([]);
  });
});

describe('bookings', () => {
  test('never overlap where they are live or have taken place', async () => {
    const overlaps = await select(sql`
      SELECT a.id, b.id AS other FROM bookings a
      JOIN bookings b ON b.studio_id = a.studio_id AND b.id > a.id AND b.blocked && a.blocked
      WHERE a.status IN ('pending', 'confirmed', 'completed')
        AND b.status IN ('pending', 'confirmed', 'completed')
    `);
    expect(overlaps).toEqual([]);
  });

  test('cost what their lines add up to', async () => {
    const wrong = await select(sql`
      SELECT id FROM bookings LEFT JOIN booking_lines ON booking_id = id
      GROUP BY id HAVING coalesce(sum(amount_cents), -1) <> total_cents
    `);
    expect(wrong).toEqual([]);
  });

  test('are in every state, in the past and in days to come', async () => {
    const rows = await select(sql<{ status: string; count: number }>`
      SELECT status, count(*)::int AS count FROM bookings GROUP BY status
    `);
    const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    expect(counts['completed']).toBeGreaterThan(15_000);
    expect(counts['confirmed']).toBeGreaterThan(2000);
    expect(counts['pending']).toBeGreaterThan(40);
    for (const status of ['cancelled', 'declined', 'expired']) {
      expect(counts[status]).toBeGreaterThan(300);
    }
    const [busy] = await select(sql<{ studios: number }>`
      SELECT count(DISTINCT studio_id)::int AS studios FROM bookings
      WHERE status IN ('pending', 'confirmed')
        AND starts_at BETWEEN ${asInstant} AND ${asInstant} + interval '14 days'
    `);
    expect(busy!.studios).toBeGreaterThan(400);
  });

  test('stand where their history has led by now', async () => {
    const wrong = await select(sql`
      WITH history AS (
        SELECT booking_id, array_agg(coalesce(from_status, '') ORDER BY at, id) AS froms,
          array_agg(to_status ORDER BY at, id) AS tos, min(at) AS first, max(at) AS last
        FROM booking_status_changes GROUP BY booking_id
      )
      SELECT id FROM bookings LEFT JOIN history ON booking_id = id
      WHERE booking_id IS NULL
        OR froms[1] <> '' OR froms[2:] <> trim_array(tos, 1) OR tos[array_upper(tos, 1)] <> status
        OR first <> created_at OR last > ${asInstant} OR created_at >= starts_at
        OR (status = 'completed') <> (status IN ('completed', 'confirmed') AND ends_at <= ${asInstant})
        OR status = 'pending' AND expires_at <= ${asInstant}
        OR (status = 'cancelled') <> (refund_cents IS NOT NULL)
    `);
    expect(wrong).toEqual([]);
  });
});

test('reviews are verified exactly when their authors had been there', async () => {
  const untrue = await select(sql`
    SELECT id FROM reviews WHERE verified <> EXISTS (
      SELECT FROM bookings
      WHERE bookings.studio_id = reviews.studio_id AND bookings.user_id = reviews.user_id
        AND status = 'completed' AND ends_at <= reviews.created_at
    )
  `);
  expect(untrue).toEqual([]);
  const [{ share } = { share: 0 }] = await select(sql<{ share: number }>`
    SELECT avg(verified::int)::float8 AS share FROM reviews
  `);
  expect(share).toBeGreaterThan(0.7);
  expect(share).toBeLessThan(0.9);
});

describe('people', () => {
  test('can log in to the demo accounts and to no other', async () => {
    const found = [];
    for (const { email, password } of demoAccounts) {
      const user = await findUserForLogin(database.sql, email);
      expect(user?.passwordHash).toBe(await hashPassword(password));
      found.push(user);
    }
    expect(found).toMatchObject([
      { role: 'user', userType: 'musician', isStudioOwner: false },
      { role: 'user', userType: 'studio_owner', isStudioOwner: true },
      { role: 'admin', userType: 'admin' },
    ]);
    const publicHash = await hashPassword(demoAccounts[0]!.password);
    const others = await select(sql<{ hash: string }>`
      SELECT DISTINCT password_hash AS hash FROM users
      WHERE email::text NOT LIKE '%@roomtone.example'
    `);
    expect(others.length).toBe(1);
    expect(others[0]!.hash).not.toBe(publicHash);
  });

  test('registered before they did anything', async () => {
    const early = await select(sql`
      SELECT users.id FROM users
      JOIN (
        SELECT owner_id AS user_id, created_at FROM studios
        UNION ALL SELECT user_id, created_at FROM bookings
        UNION ALL SELECT user_id, created_at FROM reviews
      ) act ON act.user_id = users.id AND act.created_at < users.created_at
    `);
    expect(early).toEqual([]);
  });

  test('include an owner of several studios, one of them popular', async () => {
    const owned = await select(sql<{ standing: number }>`
      SELECT (
        SELECT count(*)::int FROM studios better
        WHERE better.city_id = studios.city_id AND better.popularity > studios.popularity
      ) AS standing
      FROM studios JOIN users ON users.id = owner_id WHERE email = 'owner@roomtone.example'
    `);
    expect(owned.length).toBe(4);
    expect(Math.min(...owned.map(({ standing }) => standing))).toBeLessThan(5);
  });

  test('include a musician with bookings to come and bookings that are over', async () => {
    const { id } = (await findUserForLogin(database.sql, 'musician@roomtone.example'))!;
    const list = async (period: 'upcoming' | 'past') =>
      (
        await listBookings(database.sql, { side: 'made', userId: id, period, now }, { limit: 100 })
      ).map(({ status }) => status);
    expect(await list('upcoming')).toEqual(['confirmed', 'pending']);
    expect(await list('past')).toEqual(['completed', 'cancelled', 'completed', 'completed']);
  });
});

test('the demo musician has saved what they booked and some studios elsewhere', async () => {
  const [row] = await select(sql<Record<string, number>>`
    SELECT
      count(*) FILTER (WHERE booked)::int AS booked,
      count(DISTINCT city_id) FILTER (WHERE NOT booked)::int AS elsewhere,
      count(*) FILTER (WHERE saved_at <= joined_at OR saved_at > ${asInstant})::int AS untimely
    FROM (
      SELECT
        favorites.created_at AS saved_at, users.created_at AS joined_at, city_id,
        EXISTS (
          SELECT FROM bookings
          WHERE bookings.user_id = users.id AND bookings.studio_id = studios.id
        ) AS booked
      FROM favorites
      JOIN users ON users.id = favorites.user_id AND username = ${demoAccounts[0]!.username}
      JOIN studios ON studios.id = favorites.studio_id
    ) saved
  `);
  expect(row).toMatchObject({ elsewhere: 4, untimely: 0 });
  expect(row?.booked).toBeGreaterThan(1);
});

test('the demo musician keeps collections and notes', async () => {
  const collections = await select(sql`
    SELECT collections.name, count(place.id)::int AS studios
    FROM collections
    JOIN users ON users.id = collections.user_id AND username = ${demoAccounts[0]!.username}
    LEFT JOIN collection_studios place ON place.collection_id = collections.id
    GROUP BY collections.id ORDER BY collections.position
  `);
  expect(collections).toEqual([
    { name: 'Album in spring', studios: 3 },
    { name: 'On tour', studios: 4 },
    { name: 'To try one day', studios: 0 },
  ]);
  const [noted] = await select(sql`SELECT count(*)::int AS count FROM favorites WHERE note <> ''`);
  expect(noted).toEqual({ count: 4 });
});

test('the status has a past of 89 days, and one incident in it that is over', async () => {
  const today = formatDate(now);
  const days = await listStatusDays(database.sql, addDays(today, 1 - STATUS_DAYS));
  expect(days).toHaveLength(statusParts.length * (STATUS_DAYS - 1));
  expect(days.map(({ day }) => day)).not.toContain(today);
  const good = days.filter(({ bad }) => bad === 0).length;
  expect(good / days.length).toBeGreaterThan(0.95);
  const notices = await listNotices(database.sql, 0);
  expect(notices).toMatchObject([
    {
      kind: 'incident',
      title: expect.stringContaining('demo'),
      updates: [{ state: 'resolved' }, {}, {}, {}],
    },
  ]);
  const [{ createdAt, resolvedAt, parts }] = notices as [NoticeRow];
  expect(resolvedAt).toBeGreaterThan(createdAt);
  expect(resolvedAt).toBeLessThan(now);
  const hit = days.filter(({ day, bad }) => day === formatDate(createdAt) && bad > 10);
  expect(hit.map(({ part }) => part)).toEqual(parts);
});

test('every city has enough studios and sessions for the market to tell something of it', async () => {
  await inTransaction(database.orm, (em) => makeMarketFigures(sqlOf(em), formatDate(now)));
  const rows = await select(sql<{ kind: string; cities: number; fewest: number }>`
    SELECT kind, count(*)::int AS cities, min(cells)::int AS fewest
    FROM (
      SELECT kind, place, count(*) AS cells FROM market_figures
      WHERE scope = 'city' GROUP BY kind, place
    ) of_city
    GROUP BY kind
  `);
  const fewest = { price: 4, rate: 10, week: 10, hour: 24, lead: 5, length: 5, use: 1 };
  expect(rows).toHaveLength(Object.keys(fewest).length);
  for (const [kind, cells] of Object.entries(fewest)) {
    const row = rows.find((found) => found.kind === kind)!;
    expect([kind, row.cities, row.fewest >= cells]).toEqual([kind, 12, true]);
  }
});

test('tracks of testimonials can be heard in published portfolios', async () => {
  const named = testimonials.flatMap(({ facts: { portfolio, track } }) =>
    portfolio ? [{ slug: portfolio, title: track }] : [],
  );
  const slugs = named.map(({ slug }) => slug);
  const found = await findPublishedTracks(database.sql, slugs);
  expect(found.map(({ slug, title }) => ({ slug, title }))).toEqual(named);
});
