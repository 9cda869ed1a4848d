import { expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const TAKINGS = `{
  myStudioTakingsByMonth { month bookings earnedCents }
  myStudioTakings(first: 2) {
    totalCount
    nodes { guestName status earnedCents }
    pageInfo { hasNextPage }
  }
}`;

async function ownerWithBookings() {
  const em = server.database.em;
  const { client, user } = await signedIn(server, { isStudioOwner: true });
  const studio = await createStudio(em, { ownerId: user.id, name: '=Tape & Tea' });
  const guest = await createUser(em, { name: '@nora "N" Quist' });
  let bookingId = 0;
  const startsAt = ['2026-10-05', '2026-11-27', '2026-12-02', '2026-12-03', '2026-12-05'];
  for (const day of startsAt) {
    ({ id: bookingId } = await createBooking(em, {
      studioId: studio.id,
      userId: guest.id,
      startsAt: `${day}T12:00:00Z`,
    }));
  }
  const declined = { studioId: studio.id, startsAt: '2026-12-06T12:00:00Z' };
  await createBooking(em, { ...declined, status: 'declined' });
  return { client, bookingId };
}

test('what is paid at the studio is told by booking and by month', async () => {
  const { client } = await ownerWithBookings();
  const { data } = await client.graphql(TAKINGS);
  const node = { guestName: '@nora "N" Quist', status: 'CONFIRMED', earnedCents: 200_00 };
  expect(data).toEqual({
    myStudioTakingsByMonth: [
      { month: '2026-12-01', bookings: 3, earnedCents: 600_00 },
      { month: '2026-11-01', bookings: 1, earnedCents: 200_00 },
      { month: '2026-10-01', bookings: 1, earnedCents: 200_00 },
    ],
    myStudioTakings: { totalCount: 5, nodes: [node, node], pageInfo: { hasNextPage: true } },
  });
});

test('what is paid by card is none of it', async () => {
  const { client, bookingId } = await ownerWithBookings();
  await server.database.sql
    .updateTable('bookings')
    .set({ payment_method: 'card' })
    .where('id', '=', bookingId)
    .execute();
  const { data } = await client.graphql(TAKINGS);
  expect(data).toMatchObject({ myStudioTakings: { totalCount: 4 } });
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
    /^RT-\d+,'=Tape & Tea,"'@nora ""N"" Quist",confirmed,2026-12-05,12:00,14:00,Europe\/London,200\.00,200\.00$/,
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
  const { data } = await musician.graphql(TAKINGS);
  expect(data).toMatchObject({
    myStudioTakingsByMonth: [],
    myStudioTakings: { totalCount: 0 },
  });
  for (const table of ['earnings', 'bookings', 'listings']) {
    const path = `/api/owner/${table}.csv`;
    expect((await server.client().get(path)).status).toBe(401);
    expect((await (await musician.fetch(path)).text()).trim().split('\n')).toHaveLength(1);
  }
});
