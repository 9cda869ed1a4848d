import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { administrator } from '#api/testing/administrator.ts';
import { signedIn } from '#api/testing/member.ts';
import { reviewGuest, reviewStudio, sessionOver } from '#api/testing/reviews.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { showAllDueReviews } from './review-pair.service.ts';

const server = useServer();
const NOW = Date.parse('2026-12-01T12:00:00Z');
/** Fourteen days after the session. */
const DEADLINE = '2026-12-04T12:00:00.000Z';

const SEEN = /* GraphQL */ `
  query ($id: ID!) {
    studio(id: $id) {
      rating
      reviewCount
      ratingCounts {
        count
      }
      aspectAverages {
        aspect
      }
      reviews(first: 5) {
        totalCount
        nodes {
          id
        }
      }
      found: reviews(first: 5, filter: { text: "drums" }) {
        totalCount
        nodes {
          id
        }
      }
    }
  }
`;

/** How many reviews of a studio somebody is shown, over every door; they have to agree. */
async function seenBy(client: TestClient, studioId: number, authorId: number): Promise<number> {
  const { data } = await client.graphql<{
    studio: {
      reviewCount: number;
      ratingCounts: { count: number }[];
      reviews: { nodes: unknown[]; totalCount: number };
      found: { nodes: unknown[]; totalCount: number };
    };
  }>(SEEN, { id: studioId });
  const { data: profile } = await client.graphql<{
    user: { reviews: { nodes: unknown[]; totalCount: number } };
  }>('query ($id: ID!) { user(id: $id) { reviews(first: 5) { totalCount nodes { id } } } }', {
    id: authorId,
  });
  const rest = await client.get<unknown[]>(`/api/studios/${studioId}/reviews`);
  const whole = await client.get<{ reviewCount: number }>(`/api/studios/${studioId}`);
  const { studio } = data!;
  const counts = new Set([
    studio.reviewCount,
    studio.ratingCounts.reduce((sum, { count }) => sum + count, 0),
    studio.reviews.nodes.length,
    studio.reviews.totalCount,
    studio.found.nodes.length,
    studio.found.totalCount,
    profile!.user.reviews.nodes.length,
    profile!.user.reviews.totalCount,
    rest.body.length,
    whole.body.reviewCount,
  ]);
  expect([...counts]).toHaveLength(1);
  return studio.reviewCount;
}

async function ownReview(client: TestClient, id: number): Promise<unknown> {
  const { data } = await client.graphql<{ studio: { viewerReview: unknown } }>(
    'query ($id: ID!) { studio(id: $id) { viewerReview { hiddenUntil } } }',
    { id },
  );
  return data?.studio.viewerReview;
}

/** What somebody is shown of reviews of a guest. */
async function guestReviews(client: TestClient, guestId: number) {
  const { data } = await client.graphql<{ user: { guestReviews: { totalCount: number } | null } }>(
    'query ($id: ID!) { user(id: $id) { guestRating guestReviews(first: 5) { totalCount nodes { content rating } } } }',
    { id: guestId },
  );
  return data!.user.guestReviews?.totalCount ?? null;
}

/** Does what the schedule does at a time. Others would log everybody out meanwhile. */
const showDue = (time: number) => {
  const { orm, changed } = server.runtime;
  return showAllDueReviews({ orm, changed }, time);
};
const later = (days: number) => showDue(NOW + days * DAY_MS);

describe('two reviews of a session', () => {
  test('show together: the first is hidden from everybody but its author', async () => {
    const { studioId, bookingId, guest, guestId, host } = await sessionOver(server);
    expect(await reviewStudio(guest, studioId, { aspects: { room: 5 } })).toMatchObject({
      hiddenUntil: DEADLINE,
    });
    const admin = await administrator(server);
    for (const reader of [server.client(), guest, host, admin]) {
      expect(await seenBy(reader, studioId, guestId)).toBe(0);
    }
    expect(await ownReview(guest, studioId)).toEqual({ hiddenUntil: DEADLINE });
    expect(await ownReview(host, studioId)).toBeNull();
    expect(await ownReview(server.client(), studioId)).toBeNull();

    const { data } = await reviewGuest(host, bookingId);
    expect(data?.reviewGuest?.guestReview.hiddenUntil).toBeNull();
    expect(await seenBy(server.client(), studioId, guestId)).toBe(1);
    expect(await ownReview(guest, studioId)).toEqual({ hiddenUntil: null });
    expect(await guestReviews(guest, guestId)).toBe(1);
  });

  test('show together when the host was first, too', async () => {
    const { studioId, bookingId, guest, guestId, host } = await sessionOver(server);
    const { data } = await reviewGuest(host, bookingId);
    expect(data?.reviewGuest?.guestReview.hiddenUntil).toBe(DEADLINE);
    expect(await guestReviews(guest, guestId)).toBe(0);
    const ofBooking = 'query ($id: ID!) { booking(id: $id) { guestReview { hiddenUntil } } }';
    const asked = { id: bookingId };
    expect((await guest.graphql(ofBooking, asked)).data).toEqual({
      booking: { guestReview: null },
    });
    expect((await host.graphql(ofBooking, asked)).data).toEqual({
      booking: { guestReview: { hiddenUntil: DEADLINE } },
    });
    expect((await reviewStudio(guest, studioId)).hiddenUntil).toBeNull();
    expect(await guestReviews(guest, guestId)).toBe(1);
    expect(await seenBy(server.client(), studioId, guestId)).toBe(1);
  });

  test('show after fourteen days, by schedule, and not a moment sooner', async () => {
    const { studioId, guest, guestId, host, bookingId } = await sessionOver(server);
    const other = await sessionOver(server);
    await reviewStudio(guest, studioId);
    await reviewGuest(other.host, other.bookingId);
    await showDue(Date.parse(DEADLINE) - 1);
    expect(await seenBy(server.client(), studioId, guestId)).toBe(0);
    expect(await guestReviews(other.guest, other.guestId)).toBe(0);
    await later(3);
    expect(await seenBy(server.client(), studioId, guestId)).toBe(1);
    expect(await guestReviews(other.guest, other.guestId)).toBe(1);
    // Both are there already: nothing is hidden any more.
    expect(
      (await reviewGuest(host, bookingId)).data?.reviewGuest?.guestReview.hiddenUntil,
    ).toBeNull();
  });

  test('are not hidden without a session, or once fourteen days have passed', async () => {
    const { id } = await createStudio(server.database.em);
    const { client } = await signedIn(server);
    expect((await reviewStudio(client, id)).hiddenUntil).toBeNull();
    const { studioId, guest, host, bookingId } = await sessionOver(server, '2026-11-17T10:00:00Z');
    expect((await reviewStudio(guest, studioId)).hiddenUntil).toBeNull();
    // The guest's words could have been read by then.
    expect((await reviewGuest(host, bookingId)).errors[0]).toMatchObject({
      message: 'You can review a guest after a session, for 14 days',
      extensions: { code: 'CONFLICT' },
    });
  });

  test('both show when they are written at the same moment, over many runs', async () => {
    for (let run = 0; run < 8; run += 1) {
      const { studioId, bookingId, guest, guestId, host } = await sessionOver(server);
      await Promise.all([reviewStudio(guest, studioId), reviewGuest(host, bookingId)]);
      expect(await seenBy(server.client(), studioId, guestId)).toBe(1);
      expect(await guestReviews(guest, guestId)).toBe(1);
    }
  });

  test('count once or not at all when one is shown while it is removed, over many runs', async () => {
    for (let run = 0; run < 8; run += 1) {
      const { studioId, guest, guestId, bookingId, host } = await sessionOver(server);
      const { id } = await reviewStudio(guest, studioId);
      const remove = guest.graphql(
        'mutation ($id: ID!) { removeReview(input: { id: $id }) { reviewId } }',
        { id },
      );
      await Promise.all(
        run % 2 === 0 ? [remove, later(3)] : [remove, reviewGuest(host, bookingId)],
      );
      expect(await seenBy(server.client(), studioId, guestId)).toBe(0);
    }
  });
});

describe('a review of a guest', () => {
  test('is written by those who answer for the studio, once', async () => {
    const { bookingId, guest, host, studioId } = await sessionOver(server);
    const { client: stranger } = await signedIn(server);
    const engineer = await signedIn(server);
    const manager = await signedIn(server);
    await server.database.sql
      .insertInto('studio_members')
      .values([
        {
          studio_id: studioId,
          user_id: engineer.user.id,
          role: 'engineer',
          created_at: new Date(NOW),
        },
        {
          studio_id: studioId,
          user_id: manager.user.id,
          role: 'manager',
          created_at: new Date(NOW),
        },
      ])
      .execute();
    const codeOf = async (client: TestClient) =>
      (await reviewGuest(client, bookingId)).errors[0]?.extensions.code;
    const may = async (client: TestClient) =>
      (
        await client.graphql<{ booking: { viewerCanReviewGuest: boolean } | null }>(
          'query ($id: ID!) { booking(id: $id) { viewerCanReviewGuest } }',
          { id: bookingId },
        )
      ).data?.booking?.viewerCanReviewGuest;
    expect(await codeOf(server.client())).toBe('UNAUTHENTICATED');
    expect(await codeOf(stranger)).toBe('NOT_FOUND');
    for (const client of [guest, engineer.client, await administrator(server)]) {
      expect(await may(client)).toBe(false);
      expect(await codeOf(client)).toBe('FORBIDDEN');
    }
    for (const client of [host, manager.client]) expect(await may(client)).toBe(true);
    expect(await codeOf(manager.client)).toBeUndefined();
    expect(await may(host)).toBe(false);
    expect(await codeOf(host)).toBe('CONFLICT');
  });

  test('is read by the guest, by hosts whom they ask, and by administrators', async () => {
    const { bookingId, guest, guestId, host, studioId } = await sessionOver(server);
    await reviewStudio(guest, studioId);
    await reviewGuest(host, bookingId);
    const { client: musician } = await signedIn(server);
    const { client: otherHost } = await sessionOver(server).then((other) => ({
      client: other.host,
    }));
    for (const client of [server.client(), musician, otherHost]) {
      expect(await guestReviews(client, guestId)).toBeNull();
    }
    for (const client of [guest, host, await administrator(server)]) {
      expect(await guestReviews(client, guestId)).toBe(1);
    }
  });

  test('names every field that is wrong', async () => {
    const { bookingId, host } = await sessionOver(server);
    const { errors } = await host.graphql(
      'mutation ($input: ReviewGuestInput!) { reviewGuest(input: $input) { guestReview { id } } }',
      { input: { bookingId, rating: 6, content: 'Fine' } },
    );
    expect(errors[0]?.extensions.fields).toEqual({
      rating: 'Rating must be from 1 to 5',
      content: 'Review must be at least 10 characters',
    });
  });

  test('is removed by the studio and by administrators', async () => {
    const REMOVE =
      'mutation ($id: ID!) { removeGuestReview(input: { id: $id }) { guestReviewId } }';
    const { bookingId, guest, host } = await sessionOver(server);
    const { data } = await reviewGuest(host, bookingId);
    const { id } = data!.reviewGuest!.guestReview;
    for (const client of [guest, (await signedIn(server)).client]) {
      expect((await client.graphql(REMOVE, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
    const admin = await administrator(server);
    expect((await admin.graphql(REMOVE, { id })).errors).toEqual([]);
    expect((await reviewGuest(host, bookingId)).errors).toEqual([]);
  });
});
