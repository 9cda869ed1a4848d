import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import type { BookingOptions } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const BOOKING = /* GraphQL */ `
  query ($id: ID!) {
    booking(id: $id) {
      id
      reference
      status
      address {
        street
        latitude
        longitude
      }
    }
  }
`;

interface Shown {
  booking: {
    id: string;
    reference: string;
    status: string;
    address: { street: string; latitude: number; longitude: number } | null;
  } | null;
}

/** Somebody with one booking of a studio. */
async function musicianWith(options: Omit<BookingOptions, 'studioId'>) {
  const em = server.database.em;
  const { client, user } = await signedIn(server);
  const studio = await createStudio(em);
  const { id } = await createBooking(em, { studioId: studio.id, userId: user.id, ...options });
  return { client, id: String(id), studio };
}

describe('a booking', () => {
  test('is there for who made it, for the host and for staff, and for nobody else', async () => {
    const em = server.database.em;
    const { client: host, user: owner } = await signedIn(server);
    const { client: staff } = await signedIn(server, { role: 'admin' });
    const { client, user } = await signedIn(server);
    const { id: studioId } = await createStudio(em, { ownerId: owner.id });
    const startsAt = '2026-12-05T10:00:00Z';
    const { id } = await createBooking(em, { studioId, userId: user.id, startsAt });
    const own = await client.graphql<Shown>(BOOKING, { id });
    expect(own.data?.booking?.id).toBe(String(id));
    for (const part of [host, staff]) {
      const { data } = await part.graphql<Shown>(BOOKING, { id });
      expect(data?.booking?.id).toBe(String(id));
    }
    const { client: other, user: otherOwner } = await signedIn(server);
    await createStudio(em, { ownerId: otherOwner.id });
    const { data, errors: none } = await other.graphql<Shown>(BOOKING, { id });
    expect([data, none]).toEqual([{ booking: null }, []]);
    const { errors } = await server.client().graphql(BOOKING, { id });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test.each(['0', '999999999', 'nonsense', ''])('%j is none', async (id) => {
    const { client } = await signedIn(server);
    expect((await client.graphql<Shown>(BOOKING, { id })).data).toEqual({ booking: null });
  });

  test('has a reference to be said, which is its id', async () => {
    const { client, id } = await musicianWith({ startsAt: '2026-12-05T10:00:00Z' });
    const { data } = await client.graphql<Shown>(BOOKING, { id });
    expect(data?.booking?.reference).toBe(`RT-${id.padStart(4, '0')}`);
  });
});

describe('where to go', () => {
  const inDecember = '2026-12-05T10:00:00Z';

  test.each([
    ['confirmed', inDecember, 'CONFIRMED'],
    ['confirmed', '2026-12-01T08:00:00Z', 'COMPLETED'],
    ['completed', '2026-11-20T10:00:00Z', 'COMPLETED'],
  ] as const)('is told once it is agreed: %s, %s', async (status, startsAt, shown) => {
    const { client, id, studio } = await musicianWith({ status, startsAt });
    const { data } = await client.graphql<Shown>(BOOKING, { id });
    expect(data?.booking).toMatchObject({
      status: shown,
      address: {
        street: studio.street,
        latitude: studio.latitude,
        longitude: studio.longitude,
      },
    });
    const file = await client.fetch(`/api/bookings/${id}/calendar.ics`);
    expect(await file.text()).toContain(studio.street);
  });

  test.each(['pending', 'declined', 'expired', 'cancelled'] as const)(
    'is not told while it is %s, nor by its calendar file',
    async (status) => {
      const { client, id, studio } = await musicianWith({ status, startsAt: inDecember });
      const { data } = await client.graphql<Shown>(BOOKING, { id });
      expect(data?.booking).toMatchObject({ status: status.toUpperCase(), address: null });
      const file = await client.fetch(`/api/bookings/${id}/calendar.ics`);
      expect(await file.text()).not.toContain(studio.street);
    },
  );
});
