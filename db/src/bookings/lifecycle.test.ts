import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingStatuses, liveStatuses } from '#domain/bookings/lifecycle.ts';
import { useDatabase } from '#db/testing/test-database.ts';

const database = useDatabase();

/** The statuses that a constraint on bookings names, as PostgreSQL has it. */
async function statusesIn(constraint: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
    WHERE conrelid = 'bookings'::regclass AND conname = ${constraint}
  `.execute(database.sql);
  const text = rows[0]?.text ?? '';
  return [...text.matchAll(/'(\w+)'::text/g)].map(([, status]) => status!).toSorted();
}

test('bookings that are live cannot overlap, and no others are kept apart', async () => {
  expect(await statusesIn('bookings_no_overlap')).toEqual(liveStatuses.toSorted());
});

test('a booking has one of the statuses of its lifecycle', async () => {
  expect(await statusesIn('bookings_status_check')).toEqual(bookingStatuses.toSorted());
});
