import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from './member.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Two sides of a session that is over. */
export interface SessionSides {
  studioId: number;
  bookingId: number;
  guest: TestClient;
  guestId: number;
  host: TestClient;
}

/** A session that ended, at 12:00 on the 20th of November unless another end is given; the clock stands at 12:00 on the 1st of December. */
export async function sessionOver(
  server: TestServer,
  startsAt = '2026-11-20T10:00:00Z',
): Promise<SessionSides> {
  const { em } = server.database;
  const host = await signedIn(server, { isStudioOwner: true });
  const guest = await signedIn(server);
  const { id: studioId } = await createStudio(em, { ownerId: host.user.id });
  const userId = guest.user.id;
  const { id } = await createBooking(em, { studioId, userId, startsAt, status: 'completed' });
  return { studioId, bookingId: id, guest: guest.client, guestId: userId, host: host.client };
}

/** Reviews a studio. @returns the id, and until when it is hidden */
export async function reviewStudio(
  client: TestClient,
  studioId: number,
  input: Record<string, unknown> = {},
): Promise<{ id: string; hiddenUntil: string | null }> {
  const { data, errors } = await client.graphql<{
    addReview: { review: { id: string; hiddenUntil: string | null } } | null;
  }>(
    'mutation ($input: AddReviewInput!) { addReview(input: $input) { review { id hiddenUntil } } }',
    {
      input: {
        studioId,
        rating: 4,
        title: 'Warm room',
        content: 'The drums bloomed here.',
        ...input,
      },
    },
  );
  if (!data?.addReview) throw new Error(JSON.stringify(errors));
  return data.addReview.review;
}

/** Reviews a guest, as GraphQL answers it. */
export async function reviewGuest(client: TestClient, bookingId: number) {
  return client.graphql<{
    reviewGuest: { guestReview: { id: string; hiddenUntil: string | null } } | null;
  }>(
    `mutation ($input: ReviewGuestInput!) {
      reviewGuest(input: $input) { guestReview { id hiddenUntil } }
    }`,
    { input: { bookingId, rating: 5, content: 'Left the room as it was.' } },
  );
}
