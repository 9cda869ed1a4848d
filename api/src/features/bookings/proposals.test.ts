import { afterEach, describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { signedIn } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The studios of tests stand in London.
afterEach(() => server.setTime('2026-12-01T12:00:00Z'));

/** Goes on in time, with everybody still logged in. */
async function goTo(time: string): Promise<void> {
  server.setTime(time);
  await server.database.sql
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.parse(time) + DAY_MS).toISOString() })
    .execute();
}

const BOOKING = /* GraphQL */ `
  status
  startsAt
  hours
  totalCents
  viewerCanPropose
  expiresAt
  proposal {
    id
    side
    status
    startsAt
    hours
    totalCents
    note
    expiresAt
  }
`;

interface Seen {
  status: string;
  startsAt: string;
  hours: number;
  totalCents: number;
  viewerCanPropose: boolean;
  expiresAt: string | null;
  proposal: {
    id: string;
    side: string;
    status: string;
    startsAt: string;
    hours: number;
    totalCents: number;
    note: string;
    expiresAt: string;
  } | null;
}

interface Terms {
  date?: string;
  startTime?: string;
  hours: number;
  note?: string;
}

async function see(client: TestClient, id: string): Promise<Seen> {
  const { data } = await client.graphql<{ booking: Seen }>(
    `query ($id: ID!) { booking(id: $id) { ${BOOKING} } }`,
    { id },
  );
  return data!.booking;
}

async function send(client: TestClient, mutation: string, input: object) {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await client.graphql<Record<string, { booking: Seen } | null>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { booking { ${BOOKING} } } }`,
    { input },
  );
  return { booking: data?.[mutation]?.booking, error: errors[0]?.extensions };
}

const propose = async (client: TestClient, id: string, terms: Terms) =>
  send(client, 'proposeChange', { id, ...terms });
const accept = async (client: TestClient, bookingId: string, proposalId: string) =>
  send(client, 'acceptProposal', { bookingId, proposalId });
const close = async (client: TestClient, bookingId: string, proposalId: string) =>
  send(client, 'closeProposal', { bookingId, proposalId });

async function book(client: TestClient, studioId: number, startTime = '14:00') {
  const slot = { studioId, date: '2026-12-08', startTime, hours: 2 };
  const { status, body } = await client.post<{ id: number }>('/api/bookings', slot);
  return { status, id: String(body.id) };
}

/** A request of a musician to a host, with a price of 100 an hour and 50 once. */
async function requested() {
  const host = await signedIn(server);
  const guest = await signedIn(server);
  const { id: studioId } = await createStudio(server.database.em, {
    ownerId: host.user.id,
    hourlyRateCents: 100_00,
    engineerFeeCents: 0,
    cleaningFeeCents: 50_00,
  });
  const { id } = await book(guest.client, studioId);
  return { host: host.client, guest: guest.client, studioId, id };
}

async function agreed() {
  const parties = await requested();
  const { errors } = await parties.host.graphql(
    'mutation ($id: ID!) { acceptBooking(input: { id: $id }) { booking { status } } }',
    { id: parties.id },
  );
  expect(errors).toEqual([]);
  return parties;
}

const threeLater = { date: '2026-12-08', startTime: '15:00', hours: 3, note: 'We need longer.' };

async function emailsOf(kind: string): Promise<number> {
  const rows = await server.database.sql
    .selectFrom('outgoing_mail')
    .select('id')
    .where('kind', '=', kind)
    .execute();
  return rows.length;
}

describe('a change of an agreed booking', () => {
  test('holds once the other side accepts, at what was agreed for an hour, and frees the old time', async () => {
    const { host, guest, studioId, id } = await agreed();
    await server.database.sql
      .updateTable('studios')
      .set({ hourly_rate_cents: 900_00 })
      .where('id', '=', studioId)
      .execute();
    const mailed = await emailsOf('owner-booking-proposed');
    const { booking } = await propose(guest, id, threeLater);
    expect(booking).toMatchObject({
      startsAt: '2026-12-08T14:00:00.000Z',
      hours: 2,
      proposal: { side: 'MUSICIAN', status: 'OPEN', totalCents: 350_00, note: 'We need longer.' },
    });
    expect(await emailsOf('owner-booking-proposed')).toBe(mailed + 1);
    const proposalId = booking!.proposal!.id;
    expect((await accept(guest, id, proposalId)).error).toMatchObject({ code: 'FORBIDDEN' });
    expect((await accept(host, id, proposalId)).booking).toMatchObject({
      status: 'CONFIRMED',
      startsAt: '2026-12-08T15:00:00.000Z',
      hours: 3,
      totalCents: 350_00,
      proposal: { status: 'ACCEPTED' },
    });
    expect((await accept(host, id, proposalId)).error).toMatchObject({ code: 'CONFLICT' });
    const other = await signedIn(server);
    expect((await book(other.client, studioId, '12:00')).status).toBe(201);
    expect((await book(other.client, studioId, '16:00')).status).toBe(409);
    const file = await guest.fetch(`/api/bookings/${id}/calendar.ics`);
    expect(await file.text()).toMatch(/SEQUENCE:2\r\n/);
  });

  test('is declined or taken back, and the booking stays as it is', async () => {
    const { host, guest, id } = await agreed();
    const first = await propose(host, id, threeLater);
    expect((await close(guest, id, first.booking!.proposal!.id)).booking).toMatchObject({
      hours: 2,
      proposal: { side: 'OWNER', status: 'DECLINED' },
    });
    expect(await emailsOf('owner-booking-unchanged')).toBe(1);
    const second = await propose(guest, id, threeLater);
    expect((await close(guest, id, second.booking!.proposal!.id)).booking).toMatchObject({
      hours: 2,
      proposal: { side: 'MUSICIAN', status: 'WITHDRAWN' },
    });
    const late = await accept(host, id, second.booking!.proposal!.id);
    expect(late.error).toMatchObject({ code: 'CONFLICT' });
  });

  test('that answers another one takes its place: nobody accepts what is no longer proposed', async () => {
    const { host, guest, id } = await agreed();
    const first = await propose(guest, id, threeLater);
    const second = await propose(host, id, { ...threeLater, startTime: '16:00' });
    expect(second.booking!.proposal).toMatchObject({ side: 'OWNER', status: 'OPEN' });
    const stale = await accept(host, id, first.booking!.proposal!.id);
    expect(stale.error).toMatchObject({ code: 'CONFLICT' });
    const { booking } = await accept(guest, id, second.booking!.proposal!.id);
    expect(booking!.startsAt).toBe('2026-12-08T16:00:00.000Z');
  });

  test('is over with the booking, and when nobody replies in time', async () => {
    const { host, guest, id } = await agreed();
    const first = await propose(guest, id, threeLater);
    await goTo('2026-12-03T12:00:00Z');
    expect((await see(guest, id)).proposal!.status).toBe('EXPIRED');
    const late = await accept(host, id, first.booking!.proposal!.id);
    expect(late.error).toMatchObject({ code: 'CONFLICT' });
    const second = await propose(guest, id, threeLater);
    await host.graphql(
      'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { status } } }',
      { id },
    );
    expect((await accept(host, id, second.booking!.proposal!.id)).error).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await see(guest, id)).toMatchObject({ viewerCanPropose: false });
  });

  test('is refused with the field, by the same words as when it is only looked at', async () => {
    const { guest, studioId, id } = await agreed();
    const other = await signedIn(server);
    await book(other.client, studioId, '18:00');
    const preview = async (terms: Terms) =>
      (
        await guest.graphql(
          'query ($input: BookingTermsInput!) { changePreview(input: $input) { totalCents } }',
          { input: { id, ...terms } },
        )
      ).errors[0]?.extensions;
    const cases: [Terms, object][] = [
      [{ hours: 2 }, { code: 'BAD_USER_INPUT', fields: { hours: expect.any(String) as string } }],
      [{ hours: 7 }, { code: 'BAD_USER_INPUT', fields: { hours: expect.any(String) as string } }],
      [{ hours: 2, date: '2026-12-08' }, { fields: { startTime: expect.any(String) as string } }],
      [
        { hours: 2, date: '2026-11-08', startTime: '10:00' },
        { fields: { date: expect.any(String) as string } },
      ],
      [{ hours: 2, date: '2026-12-08', startTime: '17:00' }, { code: 'CONFLICT' }],
    ];
    for (const [terms, error] of cases) {
      expect((await propose(guest, id, terms)).error).toMatchObject(error);
      expect(await preview(terms)).toMatchObject(error);
    }
    expect((await see(guest, id)).proposal).toBeNull();
  });

  test('is for its two sides only', async () => {
    const { guest, id } = await agreed();
    const stranger = await signedIn(server);
    expect((await propose(stranger.client, id, threeLater)).error).toMatchObject({
      code: 'NOT_FOUND',
    });
    const { booking } = await propose(guest, id, threeLater);
    const proposalId = booking!.proposal!.id;
    for (const answer of [accept, close]) {
      expect((await answer(stranger.client, id, proposalId)).error).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect((await answer(server.client(), id, proposalId)).error).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    }
    const other = await agreed();
    expect((await accept(other.host, other.id, proposalId)).error).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('another time for a request', () => {
  test('is proposed by the host, and is confirmed when who asked accepts', async () => {
    const { host, guest, id } = await requested();
    expect((await propose(guest, id, threeLater)).error).toMatchObject({ code: 'CONFLICT' });
    await goTo('2026-12-03T11:00:00Z');
    const { booking } = await propose(host, id, threeLater);
    // It is the other's turn, and they have two days too.
    expect(booking).toMatchObject({
      status: 'PENDING',
      expiresAt: '2026-12-05T11:00:00.000Z',
      proposal: { side: 'OWNER', status: 'OPEN', expiresAt: '2026-12-05T11:00:00.000Z' },
    });
    const { booking: taken } = await accept(guest, id, booking!.proposal!.id);
    expect(taken).toMatchObject({ status: 'CONFIRMED', startsAt: '2026-12-08T15:00:00.000Z' });
  });

  test('is settled when the host accepts the request as it was after all', async () => {
    const { host, guest, id } = await requested();
    const { booking } = await propose(host, id, threeLater);
    await host.graphql(
      'mutation ($id: ID!) { acceptBooking(input: { id: $id }) { booking { status } } }',
      { id },
    );
    expect((await accept(guest, id, booking!.proposal!.id)).error).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await see(guest, id)).toMatchObject({
      status: 'CONFIRMED',
      startsAt: '2026-12-08T14:00:00.000Z',
      proposal: { status: 'WITHDRAWN' },
    });
  });
});

test('a session that runs is made longer while what follows is free', async () => {
  const { host, guest, studioId, id } = await agreed();
  await goTo('2026-12-08T15:00:00Z');
  expect((await propose(guest, id, { hours: 1 })).error).toMatchObject({ code: 'BAD_USER_INPUT' });
  const { booking } = await propose(guest, id, { hours: 3 });
  expect(booking!.proposal).toMatchObject({
    status: 'OPEN',
    expiresAt: '2026-12-08T16:00:00.000Z',
  });
  const { booking: longer } = await accept(host, id, booking!.proposal!.id);
  expect(longer).toMatchObject({ startsAt: '2026-12-08T14:00:00.000Z', hours: 3 });
  const next = await signedIn(server);
  expect((await book(next.client, studioId, '18:00')).status).toBe(201);
  expect((await propose(guest, id, { hours: 5 })).error).toMatchObject({ code: 'CONFLICT' });
  await goTo('2026-12-08T17:00:00Z');
  await runSchedules(server.runtime);
  expect((await propose(guest, id, { hours: 4 })).error).toMatchObject({ code: 'CONFLICT' });
});

describe('at once', () => {
  test('a move onto a slot and its booking by somebody else: one has it, over many runs', async () => {
    for (let run = 0; run < 8; run += 1) {
      const { host, guest, studioId, id } = await agreed();
      const { booking } = await propose(guest, id, { ...threeLater, startTime: '17:00', hours: 2 });
      const other = await signedIn(server);
      const [moved, booked] = await Promise.all([
        accept(host, id, booking!.proposal!.id),
        book(other.client, studioId, '18:00'),
      ]);
      const isMoved = moved.booking !== undefined;
      expect(booked.status).toBe(isMoved ? 409 : 201);
      expect(moved.error?.code).toBe(isMoved ? undefined : 'CONFLICT');
      expect((await see(guest, id)).startsAt).toBe(
        isMoved ? '2026-12-08T17:00:00.000Z' : '2026-12-08T14:00:00.000Z',
      );
    }
    expect(server.takeLog()).toEqual([]);
  });

  test('accepting a change, taking it back and cancelling: one outcome, over many runs', async () => {
    for (let run = 0; run < 8; run += 1) {
      const { host, guest, id } = await agreed();
      const { booking } = await propose(guest, id, threeLater);
      const proposalId = booking!.proposal!.id;
      const [accepted, closed, cancelled] = await Promise.all([
        accept(host, id, proposalId),
        close(guest, id, proposalId),
        host.graphql(
          'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { status } } }',
          { id },
        ),
      ]);
      expect(cancelled.errors).toEqual([]);
      expect([accepted, closed].filter((answer) => answer.booking).length).toBeLessThanOrEqual(1);
      const seen = await see(guest, id);
      expect(seen.status).toBe('CANCELLED');
      expect(seen.hours).toBe(accepted.booking ? 3 : 2);
    }
    expect(server.takeLog()).toEqual([]);
  });
});
