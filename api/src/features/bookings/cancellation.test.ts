import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import type { BookingOptions } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const CANCEL = /* GraphQL */ `
  mutation ($id: ID!, $refund: Int) {
    cancelBooking(input: { id: $id, agreedRefundCents: $refund }) {
      booking {
        status
        refundCents
        cancellation {
          tier
        }
        history {
          fromStatus
          toStatus
          actor
        }
      }
    }
  }
`;
const PREVIEW = /* GraphQL */ `
  query ($id: ID!) {
    booking(id: $id) {
      status
      cancellation {
        tier
        refundCents
        feeCents
      }
    }
  }
`;

interface Cancelled {
  cancelBooking: {
    booking: { status: string; refundCents: number | null; history: unknown };
  } | null;
}

async function booked(startsAt: string, options: Partial<BookingOptions> = {}) {
  const em = server.database.em;
  const { client, user } = await signedIn(server);
  const { id: studioId } = await createStudio(em);
  const { id } = await createBooking(em, {
    studioId,
    userId: user.id,
    startsAt,
    totalCents: 200_00,
    ...options,
  });
  return { client, id: String(id), studioId };
}

describe('cancelling a booking', () => {
  test.each([
    ['48 hours', '2026-12-03T12:00:00Z', 'FULL', 200_00],
    ['a minute less than 48 hours', '2026-12-03T11:59:00Z', 'HALF', 100_00],
    ['24 hours', '2026-12-02T12:00:00Z', 'HALF', 100_00],
    ['a minute less than 24 hours', '2026-12-02T11:59:00Z', 'NONE', 0],
  ])('%s before it starts returns what was shown before', async (_, startsAt, tier, refund) => {
    const { client, id } = await booked(startsAt);
    const preview = await client.graphql(PREVIEW, { id });
    expect(preview.data).toEqual({
      booking: {
        status: 'CONFIRMED',
        cancellation: { tier, refundCents: refund, feeCents: 200_00 - refund },
      },
    });
    const { data } = await client.graphql<Cancelled>(CANCEL, { id, refund });
    expect(data).toEqual({
      cancelBooking: {
        booking: {
          status: 'CANCELLED',
          refundCents: refund,
          cancellation: null,
          history: [{ fromStatus: 'CONFIRMED', toStatus: 'CANCELLED', actor: 'MUSICIAN' }],
        },
      },
    });
  });

  test.each(['2026-12-05T12:00:00Z', '2026-12-02T11:00:00Z'])(
    'as a request that nobody has answered costs and returns nothing, for %s',
    async (startsAt) => {
      const request = { status: 'pending', expiresAt: '2026-12-01T13:00:00Z' } as const;
      const { client, id } = await booked(startsAt, request);
      expect((await client.graphql(PREVIEW, { id })).data).toEqual({
        booking: {
          status: 'PENDING',
          cancellation: { tier: 'FULL', refundCents: 0, feeCents: 0 },
        },
      });
      const { data } = await client.graphql<Cancelled>(CANCEL, { id, refund: 0 });
      expect(data?.cancelBooking?.booking).toMatchObject({
        status: 'CANCELLED',
        refundCents: null,
      });
    },
  );

  test('gives its time back', async () => {
    const { client, id, studioId } = await booked('2026-12-03T12:00:00Z');
    const slot = { studioId, date: '2026-12-03', startTime: '12:00', hours: 2 };
    expect((await client.post('/api/bookings', slot)).status).toBe(409);
    await client.graphql(CANCEL, { id });
    expect((await client.post('/api/bookings', slot)).status).toBe(201);
  });

  test('keeps it when the refund is no longer the one that was shown', async () => {
    const { client, id } = await booked('2026-12-02T12:00:00Z');
    const { errors } = await client.graphql(CANCEL, { id, refund: 200_00 });
    expect(errors).toMatchObject([
      {
        message: 'The refund is now $100.00. Please review it before you cancel.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
    expect((await client.graphql(PREVIEW, { id })).data).toMatchObject({
      booking: { status: 'CONFIRMED' },
    });
  });

  test.each([
    ['that has started', '2026-12-01T12:00:00Z', {}, 'This booking has already started'],
    ['that is over', '2026-12-01T09:00:00Z', {}, 'This booking can no longer be canceled'],
    [
      'that was cancelled',
      '2026-12-03T12:00:00Z',
      { status: 'cancelled' },
      'This booking can no longer be canceled',
    ],
    [
      'that was a request and has expired',
      '2026-12-03T12:00:00Z',
      { status: 'pending', expiresAt: '2026-12-01T12:00:00Z' },
      'This booking can no longer be canceled',
    ],
  ] as const)('%s is refused', async (_, startsAt, options, text) => {
    const { client, id } = await booked(startsAt, options);
    const { errors } = await client.graphql(CANCEL, { id });
    expect(errors).toMatchObject([{ message: text, extensions: { code: 'CONFLICT' } }]);
  });

  test('sent ten times at once cancels once', async () => {
    const { client, id } = await booked('2026-12-03T12:00:00Z');
    const results = await Promise.all(
      Array.from({ length: 10 }, () => client.graphql<Cancelled>(CANCEL, { id })),
    );
    const done = results.filter(({ data }) => data?.cancelBooking);
    expect(done).toHaveLength(1);
    expect(done[0]?.data?.cancelBooking?.booking.history).toHaveLength(1);
  });

  test('of somebody else is refused as if it did not exist', async () => {
    const { id } = await booked('2026-12-03T12:00:00Z');
    const { client: stranger } = await signedIn(server);
    expect((await stranger.graphql(PREVIEW, { id })).data).toEqual({ booking: null });
    for (const unknown of [id, '999999', 'abc']) {
      const { errors } = await stranger.graphql(CANCEL, { id: unknown });
      expect(errors).toMatchObject([
        { message: 'Booking not found.', extensions: { code: 'NOT_FOUND' } },
      ]);
    }
    const { errors } = await server.client().graphql(CANCEL, { id });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('by the studio’s owner returns everything', async () => {
    const em = server.database.em;
    const { client: owner, user } = await signedIn(server);
    const { id: studioId } = await createStudio(em, { ownerId: user.id });
    const { id } = await createBooking(em, { studioId, startsAt: '2026-12-01T13:00:00Z' });
    const { data } = await owner.graphql<Cancelled>(CANCEL, { id: String(id) });
    expect(data?.cancelBooking?.booking).toMatchObject({
      refundCents: 200_00,
      history: [{ toStatus: 'CANCELLED', actor: 'OWNER' }],
    });
  });
});
