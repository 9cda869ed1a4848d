import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { RemoveReviewDocument } from '#web/features/reviews/components/studio-reviews.generated.ts';
import { AnswerReviewDocument } from '#web/features/reviews/components/review-answer.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  review,
  reviews,
  reviewsViewer,
  similarStudios,
  studioPage,
} from './studio-page.handlers.ts';

const photo = (id: string) => ({
  __typename: 'ReviewPicture' as const,
  id,
  url: `/uploads/review-pictures/${id}.webp`,
  width: 600,
  height: 400,
});

const byAnother = {
  ...review,
  author: { ...review.author, id: '8', name: 'Bo Lind' },
  pictures: [photo('1'), photo('2')],
} as const;

beforeEach(() => {
  mockServer.use(session(nora), studioPage(), similarStudios([]));
});

test('one’s own review says until when nobody else sees it, and is removed after asking', async () => {
  const own = { ...review, hiddenUntil: '2026-12-15T12:00:00Z' };
  mockServer.use(
    reviews([]),
    reviewsViewer({ ownReview: own }),
    api.mutation(RemoveReviewDocument, ({ variables }) => {
      expect(variables).toEqual({ input: { id: review.id } });
      mockServer.use(reviewsViewer());
      return changed('removeReview', { reviewId: review.id, studioId: '5' });
    }),
  );
  const { user } = await renderApp('/studios/5');
  expect(await screen.findByText(/Only you can see this until Tuesday, December 15/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your review?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Review removed')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
});

test('those who run the studio reply to a review, below which everybody reads it', async () => {
  mockServer.use(
    reviews([byAnother]),
    reviewsViewer({ mayAnswer: true }),
    api.mutation(AnswerReviewDocument, ({ variables: { input } }) => {
      expect(input).toEqual({ reviewId: review.id, content: 'Come again.' });
      const answer = {
        __typename: 'ReviewAnswer' as const,
        content: 'Come again.',
        createdAt: '2026-12-01T12:00:00Z',
      };
      return changed('answerReview', { review: { ...byAnother, answer } });
    }),
  );
  const { user } = await renderApp('/studios/5');
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  await user.click(await screen.findByRole('button', { name: 'Publish reply' }));
  expect(await screen.findByText('Write your reply')).toBeVisible();
  await user.type(screen.getByLabelText('Your reply'), 'Come again.');
  await user.click(screen.getByRole('button', { name: 'Publish reply' }));
  expect(await screen.findByText('Reply from Tallow Yard')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit reply' })).toBeVisible();
});

test('the photos of a review open on the whole screen, and Back closes them', async () => {
  mockServer.use(reviews([byAnother]));
  const { user } = await renderApp('/studios/5');
  const second = await screen.findByRole('link', { name: 'Open photo 2 of 2' });
  expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  await user.click(second);
  const dialog = within(await screen.findByRole('dialog', { name: 'Photos by Bo Lind' }));
  expect(dialog.getByText('2 of 2')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('link', { name: 'Report review' })).toBeVisible();
});

test('what is wrong with a review is said to administrators', async () => {
  let sent: unknown;
  mockServer.use(
    reviews([byAnother]),
    api.mutation('ReportReview', ({ variables }) => {
      sent = variables.input;
      return HttpResponse.json({
        data: { reportReview: { __typename: 'ReportReviewPayload', review: byAnother } },
      });
    }),
  );
  const { user } = await renderApp('/studios/5');
  await user.click(await screen.findByRole('link', { name: 'Report review' }));
  await user.click(await screen.findByRole('radio', { name: 'It’s advertising' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Report sent')).toBeVisible();
  expect(sent).toEqual({
    reviewId: '1',
    isAboutAnswer: false,
    reason: 'OFF_PLATFORM',
    details: '',
  });
});
