import { expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const PLAN = `{
  myPayoutPlan { months { date bookings earnedCents } schedule { date bookings earnedCents } }
  myEarnings(first: 2) {
    totalCount
    nodes { guestName status earnedCents payoutDate }
    pageInfo { hasNextPage }
  }
}`;

async function ownerWithBookings() {
  const em = server.database.em;
  const { client, user } = await signedIn(server, { isStudioOwner: true });
  const studio = await createStudio(em, { ownerId: user.id, name: '=Tape & Tea' });
  const guest = await createUser(em, { name: '@nora "N" Quist' });
  const startsAt = ['2026-10-05', '2026-11-27', '2026-12-02', '2026-12-03', '2026-12-05'];
  for (const day of startsAt) {
    await createBooking(em, {
      studioId: studio.id,
      userId: guest.id,
      startsAt: `${day}T12:00:00Z`,
    });
  }
  const declined = { studioId: studio.id, startsAt: '2026-12-06T12:00:00Z' };
  await createBooking(em, { ...declined, status: 'declined' });
  return { client, studio };
}

test('earnings are told by booking, by month and by the day on which they fall due', async () => {
  const { client } = await ownerWithBookings();
  const { data } = await client.graphql(PLAN);
  expect(data).toEqual({
    myPayoutPlan: {
      months: [
        { date: '2026-12-01', bookings: 3, earnedCents: 600_00 },
        { date: '2026-11-01', bookings: 1, earnedCents: 200_00 },
        { date: '2026-10-01', bookings: 1, earnedCents: 200_00 },
      ],
      schedule: [
        { date: '2026-12-07', bookings: 2, earnedCents: 400_00 },
        { date: '2026-12-14', bookings: 1, earnedCents: 200_00 },
      ],
    },
    myEarnings: {
      totalCount: 5,
      nodes: [
        {
          guestName: '@nora "N" Quist',
          status: 'CONFIRMED',
          earnedCents: 200_00,
          payoutDate: '2026-12-14',
        },
        {
          guestName: '@nora "N" Quist',
          status: 'CONFIRMED',
          earnedCents: 200_00,
          payoutDate: '2026-12-07',
        },
      ],
      pageInfo: { hasNextPage: true },
    },
  });
});

test('the table of earnings runs nothing in a program for tables', async () => {
  const { client } = await ownerWithBookings();
  const response = await client.fetch('/api/owner/earnings.csv');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const lines = (await response.text()).trim().split('\n');
  expect(lines[0]).toContain('booking,studio,guest,status,date,start,end,zone');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatch(
    /^RT-\d+,'=Tape & Tea,"'@nora ""N"" Quist",confirmed,2026-12-05,12:00,14:00,Europe\/London,200\.00,200\.00,2026-12-14$/,
  );
});

test('the table of bookings has those that were declined too', async () => {
  const { client } = await ownerWithBookings();
  const text = await (await client.fetch('/api/owner/bookings.csv')).text();
  expect(text.trim().split('\n')).toHaveLength(7);
  expect(text).toContain(',declined,2026-12-06,12:00,14:00,');
});

test('others see nothing of it', async () => {
  await ownerWithBookings();
  const { client: musician } = await signedIn(server);
  const { data } = await musician.graphql(PLAN);
  expect(data).toMatchObject({
    myPayoutPlan: { months: [], schedule: [] },
    myEarnings: { totalCount: 0 },
  });
  for (const table of ['earnings', 'bookings', 'listings']) {
    const path = `/api/owner/${table}.csv`;
    expect((await server.client().get(path)).status).toBe(401);
    expect((await (await musician.fetch(path)).text()).trim().split('\n')).toHaveLength(1);
  }
});
