import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { eraseUser } from '#db/privacy/account-deletion.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const review = { name: 'Ada', rating: 4, title: 'Warm room', content: 'The drums bloomed here.' };

async function musician(): Promise<TestClient & { id: number }> {
  const { client, user } = await signedIn(server, { name: review.name });
  return Object.assign(client, { id: user.id });
}

async function ratingOf(studioId: number) {
  const { body } = await server
    .client()
    .get<{ rating: number | null; reviewCount: number }>(`/api/studios/${studioId}`);
  return { rating: body.rating, reviewCount: body.reviewCount };
}

describe('a review', () => {
  test('is stored, listed first and counted', async () => {
    const { id } = await createStudio(server.database.em);
    const client = await musician();
    const { status, body } = await client.post(`/api/studios/${id}/reviews`, review);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number) as number,
      studioId: id,
      ...review,
      date: '2026-12-01T12:00:00.000Z',
      verified: false,
      avatarUrl: null,
      aspects: { sound: null, gear: null, room: null, host: null, value: null },
      pictures: [],
      answer: null,
      hiddenUntil: null,
    });
    expect((await client.get(`/api/studios/${id}/reviews`)).body).toEqual([body]);
    expect(await ratingOf(id)).toEqual({ rating: 4, reviewCount: 1 });
  });

  test.each([
    ['completed', '2026-11-20T10:00:00Z', true],
    ['confirmed', '2026-12-01T09:00:00Z', true],
    ['confirmed', '2026-12-01T11:00:00Z', false],
    ['cancelled', '2026-11-20T10:00:00Z', false],
  ] as const)('after a %s booking from %s is verified: %s', async (status, startsAt, verified) => {
    const em = server.database.em;
    const { id: studioId } = await createStudio(em);
    const client = await musician();
    await createBooking(em, { studioId, userId: client.id, status, startsAt });
    const { data } = await client.graphql<{ addReview: { review: { verified: boolean } } }>(
      'mutation ($input: AddReviewInput!) { addReview(input: $input) { review { verified } } }',
      { input: { studioId, ...review } },
    );
    expect(data?.addReview.review.verified).toBe(verified);
  });

  test('can be written once by each', async () => {
    const { id } = await createStudio(server.database.em);
    const client = await musician();
    await client.post(`/api/studios/${id}/reviews`, review);
    const second = await client.post(`/api/studios/${id}/reviews`, { ...review, rating: 1 });
    expect(second).toMatchObject({
      status: 409,
      body: { message: 'You have already reviewed this studio', code: 'CONFLICT' },
    });
    expect(await ratingOf(id)).toEqual({ rating: 4, reviewCount: 1 });
  });

  test('names every field that is wrong and stores nothing', async () => {
    const { id } = await createStudio(server.database.em);
    const client = await musician();
    const { status, body } = await client.post(`/api/studios/${id}/reviews`, {
      name: ' ',
      rating: 0,
      title: '',
      content: 'Too short',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: {
        name: 'Name is required',
        rating: 'Rating is required',
        title: 'Title is required',
        content: 'Review must be at least 10 characters',
      },
    });
    for (const rating of [6, 4.5, 'five']) {
      const result = await client.post(`/api/studios/${id}/reviews`, { ...review, rating });
      expect(result).toMatchObject({
        status: 400,
        body: { fields: { rating: expect.any(String) as string } },
      });
    }
    const unstorable = { ...review, title: 'Warm\0room' };
    expect(await client.post(`/api/studios/${id}/reviews`, unstorable)).toMatchObject({
      status: 400,
      body: { fields: { title: 'Must not contain NUL characters' } },
    });
    expect(await ratingOf(id)).toEqual({ rating: null, reviewCount: 0 });
  });

  test('carries the name of the account, whatever that is called later, and no other', async () => {
    const { id } = await createStudio(server.database.em);
    const client = await musician();
    const foreign = await client.post(`/api/studios/${id}/reviews`, { ...review, name: 'Bo' });
    expect(foreign).toMatchObject({
      status: 400,
      body: { fields: { name: 'Reviews use the name of your account, Ada' } },
    });
    const { name: _, ...unsigned } = review;
    const written = await client.post(`/api/studios/${id}/reviews`, unsigned);
    expect(written).toMatchObject({ status: 201, body: { name: 'Ada' } });
    await client.patch(`/api/users/${client.id}`, { name: 'Ada Lovelace' });
    expect((await client.get(`/api/studios/${id}/reviews`)).body).toMatchObject([
      { name: 'Ada Lovelace' },
    ]);
  });

  test('is by a user, whose profile it leads to and whose account stays their own', async () => {
    const { id } = await createStudio(server.database.em);
    const client = await musician();
    const author = 'author { id name bio avatarUrl email reviews(first: 1) { totalCount } }';
    const { data: written } = await client.graphql<{ addReview: { review: unknown } }>(
      `mutation ($input: AddReviewInput!) { addReview(input: $input) { review { ${author} } } }`,
      { input: { studioId: id, ...review } },
    );
    const shown = {
      id: String(client.id),
      name: 'Ada',
      bio: '',
      avatarUrl: null,
      email: expect.stringContaining('@') as string,
      reviews: { totalCount: 1 },
    };
    expect(written?.addReview.review).toEqual({ author: shown });
    const listed = `query ($id: ID!) { studio(id: $id) { reviews(first: 5) { nodes { ${author} } } } }`;
    const { data: toOthers } = await server.client().graphql(listed, { id });
    expect(toOthers).toEqual({
      studio: { reviews: { nodes: [{ author: { ...shown, email: null } }] } },
    });
  });

  test('stays when its author’s account is deleted, and names nobody then', async () => {
    const { id } = await createStudio(server.database.em);
    const client = await musician();
    await client.post(`/api/studios/${id}/reviews`, review);
    const { sql } = server.database;
    const leaving = await sql
      .selectFrom('users')
      .select(['id', 'email', 'name', 'username'])
      .where('id', '=', client.id)
      .executeTakeFirstOrThrow();
    await eraseUser(sql, leaving, Date.parse('2026-12-15T12:00:00Z'));
    const { data, errors } = await server
      .client()
      .graphql(
        `query ($id: ID!) { studio(id: $id) { reviews(first: 5) { nodes { title author { name } } } } }`,
        { id },
      );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      studio: { reviews: { nodes: [{ title: 'Warm room', author: { name: 'Former member' } }] } },
    });
  });

  test('is not taken from the owner of the studio', async () => {
    const client = await musician();
    const { id } = await createStudio(server.database.em, { ownerId: client.id });
    expect(await client.post(`/api/studios/${id}/reviews`, review)).toMatchObject({
      status: 403,
      body: { message: 'You can’t review your own studio' },
    });
    expect(await ratingOf(id)).toEqual({ rating: null, reviewCount: 0 });
  });

  test('needs an account and a public studio', async () => {
    const em = server.database.em;
    const { id } = await createStudio(em);
    const hidden = await createStudio(em, { status: 'pending' });
    expect((await server.client().post(`/api/studios/${id}/reviews`, review)).status).toBe(401);
    const client = await musician();
    expect((await client.post(`/api/studios/${hidden.id}/reviews`, review)).status).toBe(404);
    expect((await client.get(`/api/studios/${hidden.id}/reviews`)).status).toBe(404);
  });
});

describe('rating and review count', () => {
  test('stay true when thirty reviews are written at once', async () => {
    const { id } = await createStudio(server.database.em);
    const clients = await Promise.all(Array.from({ length: 30 }, () => musician()));
    const ratings = clients.map((_, index) => 1 + (index % 5));
    const results = await Promise.all(
      clients.map((client, index) =>
        client.post(`/api/studios/${id}/reviews`, { ...review, rating: ratings[index] }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 201));
    expect(await ratingOf(id)).toEqual({ rating: 3, reviewCount: 30 });
    const { data } = await server
      .client()
      .graphql('query ($id: ID!) { studio(id: $id) { ratingCounts { rating count } } }', { id });
    expect(data).toEqual({
      studio: { ratingCounts: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 6 })) },
    });
  });

  test('follow when reviews are changed, moved and removed in the database', async () => {
    const em = server.database.em;
    const [first, second] = [await createStudio(em), await createStudio(em)];
    for (const rating of [5, 3]) {
      await (await musician()).post(`/api/studios/${first.id}/reviews`, { ...review, rating });
    }
    const reviews = () => server.database.sql.updateTable('reviews');
    await reviews()
      .set({ rating: 1 })
      .where('studio_id', '=', first.id)
      .where('rating', '=', 5)
      .execute();
    expect(await ratingOf(first.id)).toEqual({ rating: 2, reviewCount: 2 });
    await reviews()
      .set({ studio_id: second.id })
      .where('studio_id', '=', first.id)
      .where('rating', '=', 3)
      .execute();
    expect(await ratingOf(first.id)).toEqual({ rating: 1, reviewCount: 1 });
    expect(await ratingOf(second.id)).toEqual({ rating: 3, reviewCount: 1 });
    await server.database.sql.deleteFrom('reviews').where('studio_id', '=', first.id).execute();
    expect(await ratingOf(first.id)).toEqual({ rating: null, reviewCount: 0 });
  });
});

describe('the list of reviews', () => {
  test('comes page by page over REST, with its total and the next page', async () => {
    const { id } = await createStudio(server.database.em);
    for (let count = 0; count < 5; count += 1) {
      await (
        await musician()
      ).post(`/api/studios/${id}/reviews`, { ...review, title: `No. ${count}` });
    }
    const seen: string[] = [];
    let path: string | undefined = `/api/studios/${id}/reviews?limit=2`;
    while (path) {
      const page: { headers: Headers; body: { title: string }[] } = await server
        .client()
        .get<{ title: string }[]>(path);
      expect(page.headers.get('X-Total-Count')).toBe('5');
      seen.push(...page.body.map(({ title }) => title));
      path = /<(.*)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1];
    }
    expect(seen).toEqual(['No. 4', 'No. 3', 'No. 2', 'No. 1', 'No. 0']);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=nonsense'])('refuses %s', async (query) => {
    const { id } = await createStudio(server.database.em);
    const { status, body } = await server.client().get(`/api/studios/${id}/reviews?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: { [query.split('=')[0]!]: expect.any(String) as string },
    });
  });
});

test('a booking knows whether its studio was reviewed by who booked, and by nobody else', async () => {
  const em = server.database.em;
  const { id: studioId } = await createStudio(em);
  const [client, other] = [await musician(), await musician()];
  const startsAt = '2026-11-20T10:00:00Z';
  const { id } = await createBooking(em, { studioId, userId: client.id, startsAt });
  const isReviewed = async () => {
    const { data } = await client.graphql<{ booking: { isReviewed: boolean } }>(
      'query ($id: ID!) { booking(id: $id) { isReviewed } }',
      { id },
    );
    return data?.booking.isReviewed;
  };
  await other.post(`/api/studios/${studioId}/reviews`, review);
  expect(await isReviewed()).toBe(false);
  await client.post(`/api/studios/${studioId}/reviews`, review);
  expect(await isReviewed()).toBe(true);
});
