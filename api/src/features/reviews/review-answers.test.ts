import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import { reviewStudio, sessionOver } from '#api/testing/reviews.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const answer = (client: TestClient, reviewId: string, content = 'Come again.') =>
  client.graphql<{ answerReview: { review: { answer: unknown } } | null }>(
    `mutation ($input: AnswerReviewInput!) {
      answerReview(input: $input) { review { answer { content } } }
    }`,
    { input: { reviewId, content } },
  );

const removeAnswer = (client: TestClient, reviewId: string) =>
  client.graphql(
    `mutation ($id: ID!) {
      removeReviewAnswer(input: { reviewId: $id }) { review { answer { content } } }
    }`,
    { id: reviewId },
  );

/** What everybody reads below the only review of a studio. */
async function shown(studioId: number): Promise<string | undefined> {
  const { body } = await server
    .client()
    .get<{ answer: { content: string } | null }[]>(`/api/studios/${studioId}/reviews`);
  return body[0]?.answer?.content;
}

/** A studio with a review, whose owner and author are logged in. */
async function reviewed() {
  const owner = await signedIn(server, { isStudioOwner: true });
  const author = await signedIn(server);
  const { id: studioId, name } = await createStudio(server.database.em, { ownerId: owner.user.id });
  const { id } = await reviewStudio(author.client, studioId);
  return { studioId, name, reviewId: id, owner, author };
}

describe('what a studio says to a review', () => {
  test('is shown below it, changed and removed', async () => {
    const { studioId, reviewId, owner } = await reviewed();
    expect((await answer(owner.client, reviewId)).data).toEqual({
      answerReview: { review: { answer: { content: 'Come again.' } } },
    });
    expect(await shown(studioId)).toBe('Come again.');
    await answer(owner.client, reviewId, '  Do come again.  ');
    expect(await shown(studioId)).toBe('Do come again.');
    expect((await removeAnswer(owner.client, reviewId)).data).toEqual({
      removeReviewAnswer: { review: { answer: null } },
    });
    expect(await shown(studioId)).toBeUndefined();
  });

  test('is for those who run the studio; administrators only remove it', async () => {
    const { studioId, reviewId, owner, author } = await reviewed();
    const { client: otherOwner } = await signedIn(server, { isStudioOwner: true });
    const admin = await administrator(server);
    const codeOf = (result: Awaited<ReturnType<typeof removeAnswer>>) =>
      result.errors[0]?.extensions.code;
    expect(codeOf(await answer(server.client(), reviewId))).toBe('UNAUTHENTICATED');
    for (const client of [author.client, otherOwner, admin]) {
      expect(codeOf(await answer(client, reviewId))).toBe('FORBIDDEN');
    }
    await answer(owner.client, reviewId);
    for (const client of [author.client, otherOwner]) {
      expect(codeOf(await removeAnswer(client, reviewId))).toBe('FORBIDDEN');
    }
    expect(await shown(studioId)).toBe('Come again.');
    expect(codeOf(await removeAnswer(admin, reviewId))).toBeUndefined();
    expect(await shown(studioId)).toBeUndefined();
  });

  test('is not said to a review that nobody may read yet', async () => {
    const { studioId, guest, host } = await sessionOver(server);
    const { id } = await reviewStudio(guest, studioId);
    expect((await answer(host, id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('names what is wrong with it', async () => {
    const { reviewId, owner } = await reviewed();
    const { errors } = await answer(owner.client, reviewId, ' ');
    expect(errors[0]?.extensions.fields).toEqual({ content: 'Write your reply' });
    const long = await answer(owner.client, reviewId, 'x'.repeat(2001));
    expect(long.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('reaches the author by email, once', async () => {
    const { studioId, name, reviewId, owner, author } = await reviewed();
    await confirmAddress(server, author.user.email);
    await collectMail(server);
    await answer(owner.client, reviewId);
    await answer(owner.client, reviewId, 'And again.');
    const mails = await collectMail(server);
    expect(mails.map(({ subject }) => subject)).toEqual([`${name} replied to your review`]);
    expect(mails[0]?.text).toContain(`/studios/${studioId}#reviews`);
  });
});

describe('a review', () => {
  const remove = (client: TestClient, id: string) =>
    client.graphql('mutation ($id: ID!) { removeReview(input: { id: $id }) { studioId } }', { id });

  test('is removed by its author and by administrators, with what was said to it', async () => {
    const { studioId, reviewId, owner, author } = await reviewed();
    await answer(owner.client, reviewId);
    for (const client of [owner.client, (await signedIn(server)).client]) {
      expect((await remove(client, reviewId)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect((await remove(author.client, reviewId)).data).toEqual({
      removeReview: { studioId: String(studioId) },
    });
    const { body } = await server.client().get(`/api/studios/${studioId}`);
    expect(body).toMatchObject({ rating: null, reviewCount: 0 });
    const { id } = await reviewStudio(author.client, studioId);
    expect((await remove(await administrator(server), id)).errors).toEqual([]);
  });

  test('is reported with or without an account, and so is what was said to it', async () => {
    const { reviewId, owner, name } = await reviewed();
    await answer(owner.client, reviewId);
    const report = (client: TestClient, isAboutAnswer: boolean) =>
      client.graphql(
        `mutation ($input: ReportReviewInput!) { reportReview(input: $input) { review { id } } }`,
        { input: { reviewId, isAboutAnswer, reason: 'OFFENSIVE' } },
      );
    expect((await report(server.client(), false)).errors).toEqual([]);
    expect((await report((await signedIn(server)).client, true)).errors).toEqual([]);
    const admin = await administrator(server);
    const open = async () =>
      (
        await admin.graphql(
          '{ studioReports { nodes { subject subjectId studioName review { title answer { content } } } } }',
        )
      ).data;
    const review = { title: 'Warm room', answer: { content: 'Come again.' } };
    const reported = { subjectId: reviewId, studioName: name };
    expect(await open()).toEqual({
      studioReports: {
        nodes: [
          { ...reported, subject: 'REVIEW', review },
          { ...reported, subject: 'REVIEW_ANSWER', review },
        ],
      },
    });
    await remove(admin, reviewId);
    expect(await open()).toMatchObject({
      studioReports: { nodes: [{ review: null }, { review: null }] },
    });
  });

  test('that nobody may read yet is not reported', async () => {
    const { studioId, guest, host } = await sessionOver(server);
    const { id } = await reviewStudio(guest, studioId);
    const { errors } = await host.graphql(
      'mutation ($input: ReportReviewInput!) { reportReview(input: $input) { review { id } } }',
      { input: { reviewId: id, reason: 'FAKE' } },
    );
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
