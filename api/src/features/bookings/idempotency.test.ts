import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const BOOK = /* GraphQL */ `
  mutation ($input: BookStudioInput!) {
    bookStudio(input: $input) {
      booking {
        id
      }
    }
  }
`;

async function newStudio(): Promise<number> {
  return (await createStudio(server.database.em)).id;
}

async function musician(): Promise<TestClient> {
  const { client } = await signedIn(server);
  return client;
}

async function countBookings(studioId: number): Promise<number> {
  const rows = await server.database.sql
    .selectFrom('bookings')
    .select('id')
    .where('studio_id', '=', studioId)
    .execute();
  return rows.length;
}

const tomorrow = { date: '2026-12-02', startTime: '19:00', hours: 3 };

describe('an idempotency key', () => {
  test('makes repeating a request return the first booking', async () => {
    const studioId = await newStudio();
    const client = await musician();
    const send = () =>
      client.post<{ id: number }>(
        '/api/bookings',
        { studioId, ...tomorrow },
        { 'Idempotency-Key': 'attempt-0001' },
      );
    const first = await send();
    const second = await send();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await countBookings(studioId)).toBe(1);
  });

  test('returns it as it stands, also once its time is free again', async () => {
    const studioId = await newStudio();
    const client = await musician();
    const input = { studioId, ...tomorrow, idempotencyKey: 'attempt-0005' };
    const send = () => client.graphql<{ bookStudio: { booking: { id: string } } }>(BOOK, { input });
    const first = await send();
    const id = first.data!.bookStudio.booking.id;
    await client.graphql(
      'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { id } } }',
      { id },
    );
    expect((await send()).data?.bookStudio.booking.id).toBe(id);
    expect(await countBookings(studioId)).toBe(1);
  });

  test('sent twenty times at once books once', async () => {
    const studioId = await newStudio();
    const client = await musician();
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.graphql<{ bookStudio: { booking: { id: string } } }>(BOOK, {
          input: { studioId, ...tomorrow, idempotencyKey: 'attempt-0002' },
        }),
      ),
    );
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(results.map(({ data }) => data?.bookStudio.booking.id)).size).toBe(1);
    expect(await countBookings(studioId)).toBe(1);
  });

  test('is refused with another request', async () => {
    const studioId = await newStudio();
    const client = await musician();
    const key = { 'Idempotency-Key': 'attempt-0003' };
    await client.post('/api/bookings', { studioId, ...tomorrow }, key);
    const other = await client.post(
      '/api/bookings',
      { studioId, ...tomorrow, startTime: '10:00' },
      key,
    );
    expect(other).toMatchObject({
      status: 409,
      body: { message: 'This idempotency key was already used with different values.' },
    });
  });

  test('belongs to the user who made it', async () => {
    const studioId = await newStudio();
    const key = { 'Idempotency-Key': 'attempt-0004' };
    const [first, second] = [await musician(), await musician()];
    await first.post('/api/bookings', { studioId, ...tomorrow }, key);
    const other = await second.post('/api/bookings', { studioId, ...tomorrow }, key);
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({
      message: 'This time was just taken. Please choose another.',
    });
  });
});
