import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

interface Person extends TestClient {
  id: number;
}

async function person({ verified = false } = {}): Promise<Person> {
  const confirmed = verified ? { emailVerifiedAt: new Date('2026-12-01T12:00:00Z') } : {};
  const { client, user } = await signedIn(server, confirmed);
  return Object.assign(client, { id: user.id });
}

/** Asks for two hours in a studio of its own. */
async function request(client: TestClient, options = {}) {
  const { id: studioId } = await createStudio(server.database.em, options);
  const slot = { studioId, date: '2026-12-08', startTime: '10:00', hours: 2 };
  return client.post<{ message: string; id: number }>('/api/bookings', slot);
}

describe('requests that wait for a response', () => {
  test('are five at most while the address is not confirmed, also when sent at once', async () => {
    const client = await person();
    const results = await Promise.all(Array.from({ length: 8 }, () => request(client)));
    const refused = results.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      refused.map(() => [
        409,
        'You have 5 requests awaiting a reply. Confirm your email address to have up to 20 at a time.',
      ]),
    );
    expect(refused).toHaveLength(3);
  });

  test('are twenty at most', async () => {
    const client = await person({ verified: true });
    const { em } = server.database;
    for (let count = 0; count < 19; count += 1) {
      const { id: studioId } = await createStudio(em);
      await createBooking(em, {
        studioId,
        userId: client.id,
        startsAt: '2026-12-08T10:00:00Z',
        status: 'pending',
        expiresAt: '2026-12-02T12:00:00Z',
      });
    }
    expect((await request(client)).status).toBe(201);
    const { status, body } = await request(client);
    expect([status, body.message]).toEqual([
      409,
      'You have 20 requests awaiting a reply, which is the maximum. Wait for a reply or withdraw one.',
    ]);
  });

  test('make room once withdrawn or expired, and do not keep from booking at once', async () => {
    const client = await person();
    const first = await request(client);
    for (let count = 0; count < 4; count += 1) await request(client);
    expect((await request(client)).status).toBe(409);
    expect((await request(client, { bookingMode: 'session' })).status).toBe(201);
    await client.graphql(
      'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { id } } }',
      {
        id: first.body.id,
      },
    );
    expect((await request(client)).status).toBe(201);
    expect((await request(client)).status).toBe(409);
    await server.database.sql
      .updateTable('bookings')
      .set({ expires_at: '2026-12-01T12:00:00Z' })
      .where('user_id', '=', client.id)
      .where('status', '=', 'pending')
      .execute();
    expect((await request(client)).status).toBe(201);
  });
});

test('an owner cannot book their own studio', async () => {
  const owner = await person();
  const result = await request(owner, { ownerId: owner.id });
  expect(result).toMatchObject({
    status: 403,
    body: { message: 'You can’t book your own studio' },
  });
  const rows = await server.database.sql
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', owner.id)
    .execute();
  expect(rows).toEqual([]);
});
