import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { createBlock as storeBlock } from '#db/blocks/block.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { CREATE_BLOCK, block } from '#api/testing/blocks.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const RUNS = 30;

/** How many bookings that hold their time a block meets. */
async function doubleBooked(studioId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM bookings JOIN block_times USING (studio_id)
    WHERE studio_id = ${studioId} AND status IN ('pending', 'confirmed')
      AND period && tstzrange(block_times.starts_at, block_times.ends_at)
  `.execute(server.database.sql);
  return rows[0]!.count;
}

test('a block against a booking of its time: one of them, whichever is first', async () => {
  const owner = await signedIn(server);
  const musician = await signedIn(server);

  for (let run = 0; run < RUNS; run += 1) {
    const { id } = await createStudio(server.database.em, { ownerId: owner.user.id });
    const slot = { studioId: id, date: '2026-12-08', startTime: '11:00', hours: 2 };
    const makeBlock = () => owner.client.graphql(CREATE_BLOCK, { input: block(id) });
    const makeBooking = () => musician.client.post('/api/bookings', slot);
    // By turns, so that each of them begins first as often.
    const [blocked, booked] =
      run % 2 === 0
        ? await Promise.all([makeBlock(), makeBooking()])
        : (await Promise.all([makeBooking(), makeBlock()])).toReversed();
    const { errors } = blocked as Awaited<ReturnType<typeof makeBlock>>;
    const { status } = booked as Awaited<ReturnType<typeof makeBooking>>;
    const isBlocked = errors.length === 0;
    expect([isBlocked, status]).toEqual(isBlocked ? [true, 409] : [false, 201]);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(isBlocked ? [] : ['CONFLICT']);
    expect(await doubleBooked(id)).toBe(0);
  }
  expect(server.takeLog()).toEqual([]);
});

test('whoever writes them, the database keeps bookings and blocks apart', async () => {
  const { em } = server.database;
  const { id: studioId } = await createStudio(em);
  const time = { startsAt: '2026-12-08T10:00:00Z', endsAt: '2026-12-08T12:00:00Z' };
  const outcomes = await Promise.allSettled(
    Array.from({ length: RUNS }, (_, run) =>
      run % 2 === 0
        ? storeBlock(server.database.em, { studioId, ...time })
        : createBooking(server.database.em, { studioId, startsAt: '2026-12-08T11:00:00Z' }),
    ),
  );
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  expect(await doubleBooked(studioId)).toBe(0);
});

test('a cancelled booking does not come back into a block', async () => {
  const { em } = server.database;
  const { id: studioId } = await createStudio(em);
  const booking = await createBooking(em, {
    studioId,
    startsAt: '2026-12-08T11:00:00Z',
    status: 'cancelled',
  });
  await storeBlock(em, {
    studioId,
    startsAt: '2026-12-08T10:00:00Z',
    endsAt: '2026-12-08T12:00:00Z',
  });
  const revive = sql`UPDATE bookings SET status = 'confirmed' WHERE id = ${booking.id}`;
  await expect(revive.execute(server.database.sql)).rejects.toMatchObject({
    constraint: 'bookings_not_blocked',
  });
});
