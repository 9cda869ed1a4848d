import { describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import { setNotificationChoice } from '#db/accounts/notification-preference.repository.ts';
import type { NotificationKind } from '#domain/accounts/notification.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { newMember } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const BOOK = 'mutation ($input: BookStudioInput!) { bookStudio(input: $input) { booking { id } } }';
const CANCEL = 'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { status } } }';

const switchOff = (userId: number, kind: NotificationKind) =>
  setNotificationChoice(server.database.sql, userId, { kind, channel: 'email', isOn: false });

/** A studio with its owner, and somebody who books it. */
async function scene(options: StudioOptions = {}) {
  const { em } = server.database;
  const owner = await createUser(em);
  const { id: studioId } = await createStudio(em, { ownerId: owner.id, ...options });
  const musician = await newMember(server);
  return {
    owner,
    musician,
    book: async (startTime = '10:00') => {
      const input = { studioId, date: '2026-12-04', startTime, hours: 2 };
      const { data } = await musician.client.graphql<{ bookStudio: { booking: { id: string } } }>(
        BOOK,
        {
          input,
        },
      );
      return data!.bookStudio.booking.id;
    },
  };
}

/** What the outbox holds about a booking. */
async function kindsAbout(bookingId: string): Promise<string[]> {
  const rows = await server.database.sql
    .selectFrom('outgoing_mail')
    .select(['kind', 'data'])
    .orderBy('id')
    .execute();
  return rows.filter(({ data }) => String(data.bookingId) === bookingId).map(({ kind }) => kind);
}

async function later(instant: string): Promise<void> {
  await runSchedules({ ...server.runtime, clock: () => Date.parse(instant) });
}

describe('an email that its reader has switched off is not written', () => {
  test('of a request, and the owner is told all the same', async () => {
    const { musician, book } = await scene();
    await switchOff(musician.id, 'booking-requested');
    const id = await book();
    expect(await kindsAbout(id)).toEqual(['owner-booking-requested']);
    await musician.client.graphql(CANCEL, { id });
    expect(await kindsAbout(id)).toEqual([
      'owner-booking-requested',
      'booking-cancelled',
      'owner-booking-cancelled',
    ]);
  });

  test.each([
    ['booking-confirmed', 'owner-booking-confirmed'],
    ['studio-booked', 'booking-confirmed'],
  ] as const)('of a booking made at once: %s', async (kind, left) => {
    const { musician, owner, book } = await scene({ bookingMode: 'session' });
    await switchOff(kind.startsWith('studio') ? owner.id : musician.id, kind);
    expect(await kindsAbout(await book())).toEqual([left]);
  });

  test('of a request to the owner', async () => {
    const { owner, book } = await scene();
    await switchOff(owner.id, 'studio-requested');
    expect(await kindsAbout(await book())).toEqual(['booking-requested']);
  });

  test.each([
    ['booking-cancelled', 'owner-booking-cancelled'],
    ['studio-cancelled', 'booking-cancelled'],
  ] as const)('of a cancellation: %s', async (kind, left) => {
    const { musician, owner, book } = await scene();
    await switchOff(kind.startsWith('studio') ? owner.id : musician.id, kind);
    const id = await book();
    await musician.client.graphql(CANCEL, { id });
    expect((await kindsAbout(id)).slice(2)).toEqual([left]);
  });

  test('of a request that expired; those of others who waited with it are', async () => {
    const [one, other] = [await scene(), await scene()];
    await switchOff(one.musician.id, 'booking-expired');
    const ids = [await one.book(), await other.book()];
    await later('2026-12-03T12:00:00Z');
    expect(await kindsAbout(ids[0]!)).not.toContain('booking-expired');
    expect(await kindsAbout(ids[1]!)).toContain('booking-expired');
  });

  test('however the address is spelt', async () => {
    const { musician, book } = await scene();
    await switchOff(musician.id, 'booking-requested');
    await server.database.sql
      .updateTable('users')
      .set({ email: musician.email.toUpperCase() })
      .where('id', '=', musician.id)
      .execute();
    expect(await kindsAbout(await book())).toEqual(['owner-booking-requested']);
  });
});

test('the booking is made, and looks no different, without its emails', async () => {
  const { musician, owner, book } = await scene();
  await switchOff(musician.id, 'booking-requested');
  await switchOff(owner.id, 'studio-requested');
  const id = await book();
  expect(await kindsAbout(id)).toEqual([]);
  const { data } = await musician.client.graphql(
    'query ($id: ID!) { booking(id: $id) { status } }',
    {
      id,
    },
  );
  expect(data).toEqual({ booking: { status: 'PENDING' } });
});

test('somebody who switched everything off still hears of what concerns the account', async () => {
  const { musician, book } = await scene();
  for (const kind of [
    'booking-requested',
    'booking-confirmed',
    'booking-cancelled',
    'booking-expired',
    'account',
  ] as const) {
    await switchOff(musician.id, kind);
  }
  await book();
  await musician.client.graphql(
    'mutation { changePassword(input: { currentPassword: "correct horse", password: "battery staple" }) { signInMethods { hasPassword } } }',
  );
  const emails = await collectMail(server);
  const kinds = emails
    .filter(({ recipient }) => recipient === musician.email)
    .map(({ kind }) => kind);
  expect(kinds).toEqual(['password-replaced']);
});

test('who is asked is looked up once, however many emails there are', async () => {
  // What other tests have left waiting.
  await later('2026-12-03T12:00:00Z');
  const { book } = await scene();
  for (const time of ['10:00', '13:00', '16:00']) await book(time);
  server.database.takeQueries();
  await later('2026-12-03T12:00:00Z');
  const asked = server.database
    .takeQueries()
    .filter((text) => text.includes('notification_preferences'));
  expect(asked).toHaveLength(1);
});
