import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import type { BookingOptions } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { remindOfBookings } from './reminder.service.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

/** A booking of somebody, and the names of the emails that they and the host are sent. */
async function booked(options: Partial<BookingOptions>) {
  const { em } = server.database;
  const [owner, musician] = [await signedIn(server), await signedIn(server)];
  const { id: studioId } = await createStudio(em, { ownerId: owner.user.id });
  const booking = await createBooking(em, {
    studioId,
    userId: musician.user.id,
    status: 'confirmed',
    startsAt: '2026-12-05T10:00:00Z',
    ...options,
  });
  return { owner: owner.user, musician: musician.user, booking };
}

/** What everybody is sent at a time, in no order: whom, and what about. */
async function remindedAt(instant: string): Promise<string[]> {
  await remindOfBookings(server.runtime, Date.parse(instant));
  const rows = await server.database.sql
    .selectFrom('outgoing_mail')
    .select(['kind', 'recipient'])
    .execute();
  await server.database.sql.deleteFrom('outgoing_mail').execute();
  return rows.map(({ kind, recipient }) => `${recipient} ${kind}`).toSorted();
}

describe('both sides', () => {
  test('are reminded the day before and the hour before, each once', async () => {
    const { owner, musician } = await booked({});
    const told = (kind: string) =>
      [`${musician.email} booking-${kind}`, `${owner.email} owner-booking-${kind}`].toSorted();
    expect(await remindedAt('2026-12-04T09:59:00Z')).toEqual([]);
    expect(await remindedAt('2026-12-04T10:00:00Z')).toEqual(told('day'));
    expect(await remindedAt('2026-12-04T10:05:00Z')).toEqual([]);
    expect(await remindedAt('2026-12-05T09:00:00Z')).toEqual(told('hour'));
    expect(await remindedAt('2026-12-05T09:30:00Z')).toEqual([]);
    expect(await remindedAt('2026-12-05T10:00:00Z')).toEqual([]);
  });

  test('are told when it is over, and not days later', async () => {
    const { owner, musician } = await booked({
      status: 'completed',
      startsAt: '2026-12-01T08:00:00Z',
      hours: 2,
    });
    await booked({ status: 'completed', startsAt: '2026-11-26T08:00:00Z', hours: 2 });
    expect(await remindedAt('2026-12-01T10:59:00Z')).toEqual([]);
    expect(await remindedAt('2026-12-01T11:00:00Z')).toEqual(
      [`${musician.email} booking-over`, `${owner.email} owner-booking-over`].toSorted(),
    );
  });

  test('are reminded again of a booking that was moved', async () => {
    const { booking } = await booked({});
    expect(await remindedAt('2026-12-04T10:00:00Z')).toHaveLength(2);
    await server.database.sql
      .updateTable('bookings')
      .set({
        starts_at: new Date('2026-12-07T10:00:00Z'),
        ends_at: new Date('2026-12-07T12:00:00Z'),
        blocked_until: new Date('2026-12-07T12:00:00Z'),
      })
      .where('id', '=', booking.id)
      .execute();
    expect(await remindedAt('2026-12-06T10:00:00Z')).toHaveLength(2);
  });
});

test.each(['pending', 'declined', 'cancelled', 'expired'] as const)(
  'nobody is reminded of one that is %s',
  async (status) => {
    await booked({ status });
    expect(await remindedAt('2026-12-04T12:00:00Z')).toEqual([]);
  },
);

test('nobody is reminded of what they have just agreed to', async () => {
  const { booking } = await booked({});
  await server.database.sql
    .insertInto('booking_status_changes')
    .values({
      booking_id: booking.id,
      from_status: 'pending',
      to_status: 'confirmed',
      actor: 'owner',
      at: new Date('2026-12-04T11:00:00Z'),
    })
    .execute();
  expect(await remindedAt('2026-12-04T11:05:00Z')).toEqual([]);
  expect(await remindedAt('2026-12-05T09:05:00Z')).toHaveLength(2);
});

test('two processes at once remind of each booking once', async () => {
  const now = Date.parse('2026-12-04T12:00:00Z');
  await booked({});
  await booked({});
  await Promise.all([1, 2, 3].map(() => remindOfBookings(server.runtime, now)));
  const { recipients } = await server.database.sql
    .selectFrom('outgoing_mail')
    .select(({ fn }) => fn.countAll<string>().as('recipients'))
    .executeTakeFirstOrThrow();
  expect(Number(recipients)).toBe(4);
  expect(await collectMail(server)).toHaveLength(4);
});
