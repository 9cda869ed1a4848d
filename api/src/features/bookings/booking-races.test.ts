import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const server = useServer();

/** `count` musicians, registered a few at a time: hashing passwords keeps the machine busy. */
async function musicians(count: number): Promise<TestClient[]> {
  const clients = Array.from({ length: count }, () => server.client());
  for (let from = 0; from < count; from += 10) {
    await Promise.all(clients.slice(from, from + 10).map((client) => client.register()));
  }
  return clients;
}

/** Books over REST or GraphQL, by turns. @returns the code of the failure, or undefined. */
async function book(
  client: TestClient,
  index: number,
  slot: { studioId: number; date: string; startTime: string; hours: number },
): Promise<string | undefined> {
  if (index % 2 === 0) {
    const { status, body } = await client.post<{ code?: string }>('/api/bookings', slot);
    return status === 201 ? undefined : body.code;
  }
  const { errors } = await client.graphql(
    'mutation ($input: BookStudioInput!) { bookStudio(input: $input) { id } }',
    { input: slot },
  );
  return errors[0]?.extensions.code;
}

describe('fifty musicians at once', () => {
  test('for one slot: one gets it, forty-nine conflicts', async () => {
    const { id: studioId } = await createStudio(server.database.em, { bookingMode: 'session' });
    const clients = await musicians(50);
    const slot = { studioId, date: '2026-12-08', startTime: '14:00', hours: 2 };
    const codes = await Promise.all(clients.map((client, index) => book(client, index, slot)));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(49);
    const rows = await server.database.sql
      .selectFrom('bookings')
      .select('status')
      .where('studio_id', '=', studioId)
      .execute();
    expect(rows).toEqual([{ status: 'confirmed' }]);
    expect(server.takeLog()).toEqual([]);
  });

  test('for overlapping slots: those that are left never overlap, with their buffers', async () => {
    const { id: studioId } = await createStudio(server.database.em, { bufferMinutes: 30 });
    const clients = await musicians(50);
    const codes = await Promise.all(
      clients.map((client, index) => {
        const minutes = (index * 37) % 600;
        const startTime = `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        return book(client, index, {
          studioId,
          date: '2026-12-09',
          startTime,
          hours: [1, 2, 3][index % 3]!,
        });
      }),
    );
    const rows = await server.database.sql
      .selectFrom('bookings')
      .select(['starts_at', 'ends_at', 'blocked_until'])
      .where('studio_id', '=', studioId)
      .orderBy('starts_at')
      .execute();
    expect(codes.every((code) => code === undefined || code === 'CONFLICT')).toBe(true);
    expect(rows).toHaveLength(codes.filter((code) => code === undefined).length);
    for (const [index, { starts_at }] of rows.slice(1).entries()) {
      const before = Date.parse(rows[index]!.ends_at) + 30 * 60_000;
      expect(Date.parse(starts_at)).toBeGreaterThanOrEqual(before);
    }
  });

  test('for the first free slot of a day: as many get one as there are', async () => {
    const { id: studioId } = await createStudio(server.database.em, {
      hours: [{ opensMinute: 600, closesMinute: 1080 }],
    });
    const clients = await musicians(12);
    const answers = await Promise.all(
      clients.map((client) =>
        client.post('/api/bookings', { studioId, date: '2026-12-08', hours: 2 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
  });
});
