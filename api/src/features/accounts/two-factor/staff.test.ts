import { beforeAll, describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { upload } from '#api/testing/avatars.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { DEMO_MODE: 'off' } });

let admin: TestClient;
let victim: TestClient & { id: number };
let bookingId: number;

beforeAll(async () => {
  admin = await administrator(server);
  const client = server.client();
  victim = Object.assign(client, await client.register());
  const { em } = server.database;
  const { id: studioId } = await createStudio(em);
  const booking = await createBooking(em, {
    studioId,
    userId: victim.id,
    startsAt: '2027-01-05T10:00:00Z',
  });
  bookingId = booking.id;
});

/** What an administrator may do to others, and the code of its refusal. */
const acts: Readonly<Record<string, () => Promise<string | undefined>>> = {
  'reads an address by a change of nothing': () => patch({}),
  'changes a profile over REST': () => patch({ name: 'Somebody Else' }),
  'changes a profile': () =>
    ask('mutation ($id: ID!) { updateProfile(input: { id: $id, name: "X Y" }) { user { name } } }'),
  'reads a profile': async () => {
    const query = 'query ($id: ID!) { user(id: $id) { email } }';
    const { data } = await admin.graphql<{ user: { email: string | null } }>(query, {
      id: victim.id,
    });
    return data?.user.email === null ? 'FORBIDDEN' : undefined;
  },
  'replaces a picture': async () => (await upload(admin, victim.id)).body.code,
  'removes a picture': () =>
    ask('mutation ($id: ID!) { removeAvatar(input: { id: $id }) { user { id } } }'),
  'cancels a booking': () =>
    ask('mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { id } } }', {
      id: bookingId,
    }),
  'reads the outbox': () => ask('{ outbox { nodes { id } } }'),
  'reads the overview': () => ask('{ adminOverview { bookings { count } } }'),
  'sets a rate': () =>
    ask('mutation { setCurrencyRate(input: { currency: "eur", rate: 2 }) { currency { id } } }'),
};

async function patch(body: Record<string, unknown>): Promise<string | undefined> {
  const result = await admin.patch<{ code?: string }>(`/api/users/${victim.id}`, body);
  expect(JSON.stringify(result.body)).not.toContain('@');
  return result.body.code;
}

async function ask(query: string, variables = {}): Promise<string | undefined> {
  const { errors } = await admin.graphql(query, { id: victim.id, ...variables });
  return errors[0]?.extensions.code;
}

describe('outside demo mode, an administrator whose logins ask for no code', () => {
  test.each(Object.keys(acts))('never %s', async (act) => {
    const code = await acts[act]!();
    // A stranger must not even learn that a booking exists.
    expect(code).toBe(act === 'cancels a booking' ? 'NOT_FOUND' : 'FORBIDDEN');
  });

  test('is told what is missing', async () => {
    const { body } = await admin.patch(`/api/users/${victim.id}`, { name: 'X Y' });
    expect(body).toMatchObject({
      message: 'Administrators need two-factor authentication. Set it up in your settings first.',
    });
  });
});
