import { expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

test('a request that expires frees its time, and pages that show the studio hear of it', async () => {
  const { em } = server.database;
  const { id: studioId } = await createStudio(em);
  await createBooking(em, {
    studioId,
    startsAt: '2027-01-05T10:00:00Z',
    status: 'pending',
    expiresAt: '2027-01-04T10:00:00Z',
  });
  const heard: string[][] = [];
  const changed = (tags: readonly string[]) => void heard.push([...tags]);
  const runAt = (instant: string) =>
    runSchedules({ ...server.runtime, changed, clock: () => Date.parse(instant) });

  await runAt('2027-01-04T09:59:59Z');
  expect(heard).toEqual([]);
  await runAt('2027-01-04T10:00:00Z');
  await runAt('2027-01-04T10:01:00Z');
  expect(heard).toEqual([
    [
      `studio:${studioId}`,
      // Who asked, and who owns the studio.
      expect.stringMatching(/^live:\d+:ownBookings\[\d+\]$/),
      expect.stringMatching(/^live:\d+:ownBookings\[\d+\]$/),
      expect.stringMatching(`^live:\\d+:studioCalendar\\[${studioId}\\]$`),
    ],
  ]);
});

test('a booking that is over is told to whoever made it and to the owner, and to no page', async () => {
  const { id: studioId } = await createStudio(server.database.em);
  await createBooking(server.database.em, { studioId, startsAt: '2027-02-05T10:00:00Z' });
  const heard: string[] = [];
  const changed = (tags: readonly string[]) => void heard.push(...tags);
  const clock = () => Date.parse('2027-02-05T12:00:00Z');
  await runSchedules({ ...server.runtime, changed, clock });
  const ownBookings = expect.stringMatching(/^live:\d+:ownBookings\[\d+\]$/) as string;
  expect(heard).toEqual([ownBookings, ownBookings]);
});
