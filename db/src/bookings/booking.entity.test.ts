import { describe, expect, test } from 'vitest';
import { MAX_BUFFER_MINUTES } from '#domain/bookings/hours.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { createBooking } from './booking.factory.ts';
import {
  completeBookings,
  expireRequests,
  findStudiosWithOverdueRequests,
} from './booking-clock.repository.ts';
import { findBooking, findStatusChanges } from './booking.repository.ts';

const database = useDatabase();

describe('the database itself', () => {
  test.each([
    ['the same time', '2027-01-05T12:00:00Z', 2],
    ['a time that begins inside', '2027-01-05T13:59:00Z', 1],
    ['a time that ends inside', '2027-01-05T11:00:00Z', 2],
    ['a time around', '2027-01-05T11:00:00Z', 4],
    ['the buffer', '2027-01-05T14:29:00Z', 1],
  ] as const)('refuses a second live booking at %s', async (_, startsAt, hours) => {
    const em = database.em;
    const { id: studioId } = await createStudio(em);
    await createBooking(em, { studioId, startsAt: '2027-01-05T12:00:00Z', bufferMinutes: 30 });
    await expect(createBooking(database.em, { studioId, startsAt, hours })).rejects.toMatchObject({
      constraint: 'bookings_no_overlap',
    });
  });

  test.each([
    ['that touches', '2027-01-05T14:30:00Z', {}],
    ['that was cancelled', '2027-01-05T12:00:00Z', { status: 'cancelled' }],
    ['that is over', '2027-01-05T12:00:00Z', { status: 'completed' }],
  ] as const)('accepts a second booking %s', async (_, startsAt, options) => {
    const em = database.em;
    const { id: studioId } = await createStudio(em);
    await createBooking(em, { studioId, startsAt: '2027-01-05T12:00:00Z', bufferMinutes: 30 });
    await expect(createBooking(em, { studioId, startsAt, ...options })).resolves.toBeDefined();
  });

  test('knows the longest buffer that the calendars count on, and takes no longer one', async () => {
    const em = database.em;
    const { id: studioId } = await createStudio(em, { bufferMinutes: MAX_BUFFER_MINUTES });
    const booking = { studioId, startsAt: '2027-01-05T12:00:00Z' };
    const longer = MAX_BUFFER_MINUTES + 1;
    await expect(createStudio(database.em, { bufferMinutes: longer })).rejects.toMatchObject({
      constraint: 'studios_buffer_minutes_check',
    });
    await expect(
      createBooking(database.em, { ...booking, bufferMinutes: longer }),
    ).rejects.toMatchObject({ constraint: expect.stringContaining('bookings_') as string });
    const longest = createBooking(em, { ...booking, bufferMinutes: MAX_BUFFER_MINUTES });
    await expect(longest).resolves.toBeDefined();
  });

  test('accepts the same time in another studio', async () => {
    const em = database.em;
    const first = await createStudio(em);
    const second = await createStudio(em);
    await createBooking(em, { studioId: first.id, startsAt: '2027-01-05T12:00:00Z' });
    const other = createBooking(em, { studioId: second.id, startsAt: '2027-01-05T12:00:00Z' });
    await expect(other).resolves.toBeDefined();
  });

  test('refuses an update that would make two bookings overlap', async () => {
    const em = database.em;
    const { id: studioId } = await createStudio(em);
    const booking = { studioId, startsAt: '2027-01-05T12:00:00Z' };
    await createBooking(em, { ...booking, status: 'cancelled' });
    const [cancelled] = await database.sql
      .selectFrom('bookings')
      .select('id')
      .where('studio_id', '=', studioId)
      .execute();
    await createBooking(em, booking);
    const revive = database.sql
      .updateTable('bookings')
      .set({ status: 'confirmed' })
      .where('id', '=', cancelled!.id)
      .execute();
    await expect(revive).rejects.toMatchObject({ constraint: 'bookings_no_overlap' });
  });
});

test('requests expire and bookings complete by the clock, once, and leave a trace', async () => {
  const em = database.em;
  const { id: studioId } = await createStudio(em);
  const at = (time: string) => ({ studioId, startsAt: `2027-01-05T${time}Z` });
  const request = await createBooking(em, {
    ...at('10:00:00'),
    status: 'pending',
    expiresAt: '2027-01-04T10:00:00Z',
  });
  const later = await createBooking(em, {
    ...at('12:00:00'),
    status: 'pending',
    expiresAt: '2027-01-05T12:00:00Z',
  });
  const confirmed = await createBooking(em, at('08:00:00'));
  const now = Date.parse('2027-01-05T10:00:00Z');
  const statusOf = async (id: number) => (await findBooking(database.sql, id, 0))?.status;

  expect(await findStudiosWithOverdueRequests(database.sql, now)).toEqual([studioId]);
  expect(await expireRequests(database.sql, now, studioId)).toEqual([
    { id: request.id, isPlaced: true },
  ]);
  expect(await expireRequests(database.sql, now, studioId)).toEqual([]);
  expect(await findStudiosWithOverdueRequests(database.sql, now)).toEqual([]);
  expect(await completeBookings(database.sql, now)).toEqual([confirmed.id]);
  expect(await completeBookings(database.sql, now)).toEqual([]);
  expect(await statusOf(request.id)).toBe('expired');
  expect(await statusOf(later.id)).toBe('pending');
  expect(await statusOf(confirmed.id)).toBe('completed');
  expect(await findStatusChanges(database.sql, [request.id])).toEqual([
    {
      bookingId: request.id,
      fromStatus: 'pending',
      toStatus: 'expired',
      note: '',
      actor: 'system',
      at: now,
    },
  ]);
});
