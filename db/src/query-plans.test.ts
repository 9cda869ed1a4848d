import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { namedSorts } from '#domain/search/studio-search.ts';
import { createUser } from './accounts/user.factory.ts';
import { createBooking } from './bookings/booking.factory.ts';
import { expireRequests } from './bookings/booking-clock.repository.ts';
import { listBookings } from './bookings/booking.repository.ts';
import { countEmails, listEmails } from './mail/outbox.repository.ts';
import { personalData } from './mail/personal-data.ts';
import { listEquipment } from './search/equipment.repository.ts';
import { searchStudios } from './search/studio-search.repository.ts';
import { createStudio } from './studios/studio.factory.ts';
import { planOf } from './testing/query-plan.ts';
import type { PlanStep } from './testing/query-plan.ts';
import { useDatabase } from './testing/test-database.ts';

/* Queries that must not take longer the longer the product is used. */

const database = useDatabase();
const NOW = Date.parse('2026-12-01T12:00:00Z');

/** Tables that were read from one end to the other. */
const readWhole = (steps: readonly PlanStep[]) =>
  steps.filter(({ type }) => type === 'Seq Scan').map(({ table }) => table);
const indexesOf = (steps: readonly PlanStep[]) =>
  steps.flatMap(({ index }) => (index === undefined ? [] : [index]));
const removedBy = (steps: readonly PlanStep[]) =>
  steps.reduce((sum, { removed }) => sum + removed, 0);

describe('with 20,000 emails in the outbox', () => {
  let user: { id: number; email: string };

  beforeAll(async () => {
    user = await createUser(database.em, { email: 'reader7@example.com' });
    await sql`
      INSERT INTO outgoing_mail
        (deduplication_key, recipient, kind, data, attempts, queued_at, next_attempt_at, sent_at)
      SELECT
        n, 'Reader' || n || '@example.com', 'test', '{}', least(n % 1000, 1),
        now(),
        CASE WHEN n % 1000 = 1 THEN now() END,
        CASE WHEN n % 1000 > 2 THEN now() END
      FROM generate_series(1, 20000) n
    `.execute(database.sql);
    await sql`VACUUM ANALYZE outgoing_mail`.execute(database.sql);
    await sql`ANALYZE users`.execute(database.sql);
  });

  test.each(['waiting', 'retrying', 'failed'] as const)(
    'those that are %s are listed by an index',
    async (status) => {
      const part = { limit: 20 };
      expect(await listEmails(database.sql, status, part)).toHaveLength(20);
      const plan = await planOf(database.sql, (db) => listEmails(db, status, part));
      expect(indexesOf(plan)).toEqual(['outgoing_mail_by_status']);
      expect(removedBy(plan)).toBe(0);
    },
  );

  test('those that need attention are counted without reading any other', async () => {
    const statuses = ['waiting', 'retrying', 'failed'] as const;
    expect(await countEmails(database.sql, statuses)).toEqual({
      waiting: 20,
      retrying: 20,
      failed: 20,
      sent: 0,
    });
    const plan = await planOf(database.sql, (db) => countEmails(db, statuses));
    expect(indexesOf(plan)).toEqual(['outgoing_mail_by_status']);
    expect(removedBy(plan)).toBe(0);
  });

  test('somebody’s are found by their address, to be exported', async () => {
    const plan = await planOf(database.sql, (db) => personalData.exports.emails(db, user.id));
    expect(indexesOf(plan)).toContain('outgoing_mail_by_recipient');
    expect(readWhole(plan)).not.toContain('outgoing_mail');
  });

  test('and to be erased', async () => {
    const leaving = { ...user, name: '', username: '' };
    const plan = await planOf(database.sql, (db) => personalData.erase(db, leaving));
    expect(indexesOf(plan)).toEqual(['outgoing_mail_by_recipient']);
    expect(readWhole(plan)).toEqual([]);
  });
});

test('with 5,000 names of gear, suggestions read those that match', async () => {
  const { id: studioId } = await createStudio(database.em);
  await sql`
    INSERT INTO equipment (name, category)
    SELECT initcap(md5(n::text)) || ' ' || n, 'outboard' FROM generate_series(1, 5000) n
  `.execute(database.sql);
  await sql`INSERT INTO equipment (name, category) VALUES ('Neumann U 87', 'microphones')`.execute(
    database.sql,
  );
  await sql`
    INSERT INTO studio_equipment (studio_id, equipment_id, position)
    SELECT ${studioId}, id, id FROM equipment
  `.execute(database.sql);
  await sql`VACUUM ANALYZE equipment, studio_equipment, studios`.execute(database.sql);
  const found = await listEquipment(database.sql, 'mann u-87', 10);
  expect(found).toEqual([{ name: 'Neumann U 87', category: 'microphones', studioCount: 1 }]);
  const plan = await planOf(database.sql, (db) => listEquipment(db, 'mann u-87', 10));
  expect(indexesOf(plan)).toContain('equipment_name_trigrams');
  expect(readWhole(plan)).not.toContain('equipment');
  expect(readWhole(plan)).not.toContain('studio_equipment');
});

test('with 5,000 studios all over the world, those in a part of the map are read', async () => {
  const { id } = await createStudio(database.em);
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_name = 'studios' AND is_generated = 'NEVER'
      AND column_name NOT IN ('id', 'latitude', 'longitude')
  `.execute(database.sql);
  const alike = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    INSERT INTO studios (id, latitude, longitude, ${alike})
    SELECT 100000 + n, n % 100 - 50, n % 300 - 150, ${alike}
    FROM studios, generate_series(1, 5000) n
    WHERE studios.id = ${id}
  `.execute(database.sql);
  await sql`VACUUM ANALYZE studios`.execute(database.sql);
  const bounds = { south: -40, west: 60, north: -39, east: 61 };
  const query = { filter: { bounds }, sort: namedSorts.relevance, now: NOW };
  const part = { limit: 20 };
  expect(await searchStudios(database.sql, query, part)).toHaveLength(20);
  const plan = await planOf(database.sql, (db) => searchStudios(db, query, part));
  expect(indexesOf(plan)).toContain('studios_by_position');
  expect(readWhole(plan)).not.toContain('studios');
});

test('with 5,000 bookings behind them, somebody’s upcoming ones are read alone', async () => {
  const { id: userId } = await createUser(database.em);
  const { id: studioId } = await createStudio(database.em);
  const past = await createBooking(database.em, {
    studioId,
    userId,
    startsAt: '2026-11-30T10:00:00Z',
    status: 'completed',
  });
  await sql`
    INSERT INTO bookings (studio_id, user_id, status, starts_at, ends_at, blocked_until, hours, zone,
      mode, instant, total_cents, policy)
    SELECT studio_id, user_id, status, starts_at - days, ends_at - days, blocked_until - days, hours,
      zone, mode, instant, total_cents, policy
    FROM bookings, generate_series(1, 5000) n, make_interval(days => n) days
    WHERE bookings.id = ${past.id}
  `.execute(database.sql);
  // Others book as well, and live bookings of everybody have an index too.
  const { id: otherId } = await createUser(database.em);
  await sql`
    INSERT INTO bookings (studio_id, user_id, status, starts_at, ends_at, blocked_until, hours, zone,
      mode, instant, total_cents, policy)
    SELECT studio_id, ${otherId}, 'confirmed', starts_at + days, ends_at + days,
      blocked_until + days, hours, zone, mode, instant, total_cents, policy
    FROM bookings, generate_series(10, 2000) n, make_interval(days => n) days
    WHERE bookings.id = ${past.id}
  `.execute(database.sql);
  const running = await createBooking(database.em, {
    studioId,
    userId,
    startsAt: '2026-12-01T05:00:00Z',
    hours: 8,
  });
  const next = await createBooking(database.em, {
    studioId,
    userId,
    startsAt: '2026-12-02T10:00:00Z',
  });
  await sql`VACUUM ANALYZE bookings`.execute(database.sql);
  const list = { side: 'made', userId, period: 'upcoming', now: NOW } as const;
  const part = { limit: 20 };
  const upcoming = await listBookings(database.sql, list, part);
  expect(upcoming.map(({ id }) => id)).toEqual([running.id, next.id]);
  const plan = await planOf(database.sql, (db) => listBookings(db, list, part));
  expect(indexesOf(plan)).toEqual(['bookings_of_user']);
  expect(removedBy(plan)).toBe(0);
});

test('among many bookings, those of a studio that have expired are read alone', async () => {
  const { id: userId } = await createUser(database.em);
  const { id: studioId } = await createStudio(database.em);
  const { id: otherId } = await createStudio(database.em);
  const startsAt = '2026-12-02T10:00:00Z';
  const { id } = await createBooking(database.em, { studioId, userId, startsAt });
  await sql`
    INSERT INTO bookings (studio_id, user_id, status, starts_at, ends_at, blocked_until, hours, zone,
      mode, instant, total_cents, policy, expires_at)
    SELECT of_studio, user_id, of_status, starts_at + days, ends_at + days, blocked_until + days,
      hours, zone, mode, instant, total_cents, policy, starts_at
    FROM bookings,
      (VALUES (${studioId}::int, 'confirmed', 200), (${otherId}::int, 'pending', 5000))
        AS many (of_studio, of_status, count),
      generate_series(1, count) n, make_interval(days => n) days
    WHERE bookings.id = ${id}
  `.execute(database.sql);
  await sql`VACUUM ANALYZE bookings`.execute(database.sql);
  const now = Date.parse('2026-12-03T12:00:00Z');
  // Each booking begins with this.
  const expiring = await planOf(database.sql, (db) => expireRequests(db, now, studioId));
  expect(indexesOf(expiring)).toContain('bookings_pending_of_studio');
  expect(removedBy(expiring)).toBe(0);
});
