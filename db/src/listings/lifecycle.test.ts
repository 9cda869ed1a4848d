import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listingStatuses, waitingListingStatuses } from '#domain/listings/lifecycle.ts';
import { studioStatuses } from '#domain/studios/studio.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useDatabase } from '#db/testing/test-database.ts';

const database = useDatabase();

/** The statuses that a constraint names, as PostgreSQL has it. */
async function statusesIn(table: string, constraint: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
    WHERE conrelid = ${table}::regclass AND conname = ${constraint}
  `.execute(database.sql);
  return [...(rows[0]?.text ?? '').matchAll(/'([\w-]+)'::text/g)]
    .map(([, status]) => status!)
    .toSorted();
}

test('a listing has one of the statuses of its lifecycle, and waits in those that say so', async () => {
  expect(await statusesIn('listings', 'listings_status_check')).toEqual(listingStatuses.toSorted());
  expect(await statusesIn('listings', 'listings_submitted')).toEqual(
    waitingListingStatuses.toSorted(),
  );
  expect(await statusesIn('studios', 'studios_status_check')).toEqual(studioStatuses.toSorted());
});

test('every studio has a listing of its owner, however it came to be', async () => {
  const { id, owner } = await createStudio(database.em, { status: 'rejected' });
  const rows = await database.sql
    .selectFrom('listings')
    .select(['user_id as userId', 'status', 'content'])
    .where('studio_id', '=', id)
    .execute();
  expect(rows).toEqual([{ userId: owner.id, status: 'returned', content: null }]);
});
