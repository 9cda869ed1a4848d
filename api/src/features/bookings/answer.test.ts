import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import type { BookingOptions } from '#db/bookings/booking.factory.ts';
import { sqlOf } from '#db/orm.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { upsertMember } from '#db/teams/team.repository.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const ANSWERED = /* GraphQL */ `
  booking {
    status
    expiresAt
    viewerRole
    viewerCanAnswer
    history {
      fromStatus
      toStatus
      actor
      note
    }
  }
`;
const ACCEPT = `mutation ($id: ID!) { acceptBooking(input: { id: $id }) { ${ANSWERED} } }`;
const DECLINE = `mutation ($id: ID!, $note: String! = "") {
  declineBooking(input: { id: $id, note: $note }) { ${ANSWERED} }
}`;
const CANCEL = 'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { status } } }';
const RECEIVED = /* GraphQL */ `
  query ($period: BookingPeriod!) {
    me {
      waitingRequestCount
    }
    receivedBookings(period: $period) {
      totalCount
      nodes {
        id
        musician {
          id
        }
        address {
          street
        }
        cancellation {
          refundCents
          feeCents
        }
      }
    }
  }
`;

interface Received {
  me: { waitingRequestCount: number };
  receivedBookings: { totalCount: number; nodes: { id: string }[] };
}

/** A studio with its owner, and a request of somebody for Saturday. */
async function requested(options: Partial<BookingOptions> = {}) {
  const { em } = server.database;
  const owner = await signedIn(server);
  const musician = await signedIn(server);
  // What others wrote is only sent to addresses that are known to be theirs.
  await confirmAddress(server, musician.user.email);
  const { id: studioId } = await createStudio(em, { ownerId: owner.user.id });
  const { id } = await createBooking(em, {
    studioId,
    userId: musician.user.id,
    startsAt: '2026-12-05T10:00:00Z',
    status: 'pending',
    expiresAt: '2026-12-03T12:00:00Z',
    totalCents: 200_00,
    ...options,
  });
  return { owner, musician, studioId, id: String(id) };
}

/** Somebody whom the owner of a studio has made its manager. */
async function managerOf(studioId: number): Promise<TestClient> {
  const { client, user } = await signedIn(server);
  const member = { studioId, userId: user.id, role: 'manager', now: 0 } as const;
  await upsertMember(sqlOf(server.database.em), member);
  return client;
}

/** The code of what an operation fails with; undefined when it does not. */
async function codeOf(client: TestClient, operation: string, variables: Record<string, unknown>) {
  const { errors } = await client.graphql(operation, variables);
  return errors[0]?.extensions.code;
}

async function receivedBy(client: TestClient, period: string) {
  const { data } = await client.graphql<Received>(RECEIVED, { period });
  return data!;
}

describe('a request', () => {
  test('is accepted by the owner: it stands, and who asked is told so', async () => {
    const { owner, musician, id } = await requested();
    const { data } = await owner.client.graphql(ACCEPT, { id });
    expect(data).toEqual({
      acceptBooking: {
        booking: {
          status: 'CONFIRMED',
          expiresAt: '2026-12-03T12:00:00.000Z',
          viewerRole: 'OWNER',
          viewerCanAnswer: false,
          history: [{ fromStatus: 'PENDING', toStatus: 'CONFIRMED', actor: 'OWNER', note: '' }],
        },
      },
    });
    const emails = await collectMail(server);
    expect(emails.filter(({ recipient }) => recipient === owner.user.email)).toEqual([]);
    expect(emails.filter(({ recipient }) => recipient === musician.user.email)).toMatchObject([
      { subject: expect.stringContaining('Request accepted') as string },
    ]);
  });

  test('is declined with a reason, and its time is free for others', async () => {
    const { owner, musician, studioId, id } = await requested();
    const note = 'The room is being painted that week.';
    const { data } = await owner.client.graphql(DECLINE, { id, note: `  ${note} ` });
    expect(data).toMatchObject({
      declineBooking: {
        booking: {
          status: 'DECLINED',
          history: [{ fromStatus: 'PENDING', toStatus: 'DECLINED', actor: 'OWNER', note }],
        },
      },
    });
    const email = (await collectMail(server)).find(
      ({ recipient }) => recipient === musician.user.email,
    );
    expect(email?.subject).toContain('Request declined');
    expect(email?.text).toContain(`Message: ${note}`);
    const { client } = await signedIn(server);
    const slot = { studioId, date: '2026-12-05', startTime: '10:00', hours: 2 };
    expect((await client.post('/api/bookings', slot)).status).toBe(201);
  });

  test('is answered by the owner and by staff, and by nobody else', async () => {
    const { musician, owner, id } = await requested();
    const stranger = await signedIn(server);
    await createStudio(server.database.em, { ownerId: stranger.user.id });
    for (const operation of [ACCEPT, DECLINE]) {
      expect(await codeOf(server.client(), operation, { id })).toBe('UNAUTHENTICATED');
      expect(await codeOf(stranger.client, operation, { id })).toBe('NOT_FOUND');
      expect(await codeOf(musician.client, operation, { id })).toBe('FORBIDDEN');
      expect(await codeOf(owner.client, operation, { id: '999999999' })).toBe('NOT_FOUND');
    }
    const { client: staff } = await signedIn(server, { role: 'admin' });
    expect(await codeOf(staff, ACCEPT, { id })).toBeUndefined();
  });

  test('is answered once, and not after it was withdrawn or has expired', async () => {
    const answered = await requested();
    expect(await codeOf(answered.owner.client, ACCEPT, answered)).toBeUndefined();
    expect(await codeOf(answered.owner.client, ACCEPT, answered)).toBe('CONFLICT');
    expect(await codeOf(answered.owner.client, DECLINE, answered)).toBe('CONFLICT');

    const withdrawn = await requested();
    expect(await codeOf(withdrawn.musician.client, CANCEL, withdrawn)).toBeUndefined();
    const late = await withdrawn.owner.client.graphql(ACCEPT, withdrawn);
    expect(late.errors[0]?.message).toBe('This request was withdrawn');

    const expired = await requested({ expiresAt: '2026-12-01T11:59:00Z' });
    const tooLate = await expired.owner.client.graphql(ACCEPT, expired);
    expect(tooLate.errors[0]?.message).toBe('This request has expired');
    expect(server.takeLog()).toEqual([]);
  });

  test('is not declined at any length', async () => {
    const { owner, id } = await requested();
    const { errors } = await owner.client.graphql(DECLINE, { id, note: 'a'.repeat(1001) });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { note: 'Please keep your note under 1,000 characters' },
    });
  });
});

test('owners see what was booked of their studios, by where it stands', async () => {
  const { owner, musician, studioId, id } = await requested();
  const { em } = server.database;
  const booked = { studioId, userId: musician.user.id };
  const agreed = await createBooking(em, { ...booked, startsAt: '2026-12-06T10:00:00Z' });
  const over = await createBooking(em, { ...booked, startsAt: '2026-11-20T10:00:00Z' });
  // The request of another studio, of the same owner, that expires sooner.
  const { id: otherStudio } = await createStudio(em, { ownerId: owner.user.id });
  const sooner = await createBooking(em, {
    studioId: otherStudio,
    startsAt: '2026-12-09T10:00:00Z',
    status: 'pending',
    expiresAt: '2026-12-02T12:00:00Z',
  });
  // And one that has expired, though nothing has marked it.
  await createBooking(em, {
    studioId: otherStudio,
    startsAt: '2026-12-12T10:00:00Z',
    status: 'pending',
    expiresAt: '2026-12-01T11:00:00Z',
  });
  const waiting = await receivedBy(owner.client, 'WAITING');
  expect(waiting.me.waitingRequestCount).toBe(2);
  expect(waiting.receivedBookings.nodes.map((node) => node.id)).toEqual([String(sooner.id), id]);
  expect(waiting.receivedBookings.nodes[1]).toMatchObject({
    musician: { id: String(musician.user.id) },
    address: { street: expect.any(String) as string },
    // What the owner cancels costs the musician nothing; declining is what they do to a request.
    cancellation: { refundCents: 0, feeCents: 0 },
  });
  const inPeriod = async (period: string) =>
    (await receivedBy(owner.client, period)).receivedBookings.nodes.map((node) => node.id);
  expect(await inPeriod('AGREED')).toEqual([String(agreed.id)]);
  expect(await inPeriod('PAST')).toHaveLength(2);
  expect(await inPeriod('PAST')).toContain(String(over.id));
  expect((await receivedBy(musician.client, 'WAITING')).receivedBookings.totalCount).toBe(0);
  expect(await codeOf(server.client(), RECEIVED, { period: 'WAITING' })).toBe('UNAUTHENTICATED');
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: 12 }, (_, index) => index);

  test.each([
    // Accepted first, it is cancelled as any booking can be.
    ['withdrawing', CANCEL, ['CANCELLED: both', 'CANCELLED: one']],
    ['declining by another manager', DECLINE, ['CONFIRMED: one', 'DECLINED: one']],
  ])('accepting and %s have one outcome, which both hear', async (_, operation, outcomes) => {
    for (const round of rounds) {
      const { owner, musician, studioId, id } = await requested();
      const other = operation === CANCEL ? musician.client : await managerOf(studioId);
      const accept = () => codeOf(owner.client, ACCEPT, { id });
      const oppose = () => codeOf(other, operation, { id });
      const [first, second] = round % 2 === 0 ? [accept, oppose] : [oppose, accept];
      const refused = (await Promise.all([first(), second()])).filter((code) => code !== undefined);
      expect(['', 'CONFLICT']).toContain(refused.join());
      const heard = refused.length === 0 ? 'both' : 'one';
      expect(outcomes).toContain(`${await statusOf(owner.client, id)}: ${heard}`);
    }
  });

  test('accepting and expiring have one outcome', async () => {
    for (const round of rounds) {
      const { owner, id } = await requested({ expiresAt: '2026-12-01T12:00:00.500Z' });
      const clock = () => Date.parse('2026-12-01T12:00:01Z');
      const heard: (string | undefined)[] = [];
      const accept = async () => void heard.push(await codeOf(owner.client, ACCEPT, { id }));
      const expire = () => runSchedules({ ...server.runtime, clock });
      const [first, second] = round % 2 === 0 ? [accept, expire] : [expire, accept];
      await Promise.all([first(), second()]);
      expect([
        [undefined, 'CONFIRMED'],
        ['CONFLICT', 'EXPIRED'],
      ]).toContainEqual([...heard, await statusOf(owner.client, id)]);
    }
  });
});

async function statusOf(client: TestClient, id: string): Promise<string> {
  const { data } = await client.graphql<{ booking: { status: string } }>(
    'query ($id: ID!) { booking(id: $id) { status } }',
    { id },
  );
  return data!.booking.status;
}
