import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { ViewerCanBookDocument } from '#web/features/bookings/hooks/viewer-can-book.generated.ts';
import {
  AddReviewDocument,
  ReviewsViewerDocument,
} from '#web/features/reviews/components/studio-reviews.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { closePage } from '#web/testing/opened-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { StudioPageDocument } from './studio-page.generated.ts';
import {
  review,
  reviews,
  similarStudios,
  studio,
  studioPage,
  viewerCanBook,
  viewerCanReview,
} from './studio-page.handlers.ts';

/** By keyboard: where the pointer is over the stars cannot be known without a layout. */
async function rate(user: UserEvent, stars: string, what = 'Rating'): Promise<void> {
  (await starsOf(what)).getByRole('radio', { name: stars }).focus();
  await user.keyboard(' ');
}

async function starsOf(what: string) {
  return within(await screen.findByRole('radiogroup', { name: what }));
}

beforeEach(() => {
  mockServer.use(session(nora), studioPage(), reviews([]), similarStudios([]));
});

describe('a studio', () => {
  test('is new without reviews, and says when it has no pictures', async () => {
    await renderApp('/studios/5');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tallow Yard' })).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByText('No images available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All studios' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Tallow Yard, London, United Kingdom · Roomtone');
  });

  test('says what fits in and what the house allows', async () => {
    await renderApp('/studios/5');
    expect(await screen.findByText('Up to 8 people')).toBeVisible();
    expect(screen.getByText('Street-level load-in')).toBeVisible();
    expect(screen.getByText('Street parking')).toBeVisible();
    expect(screen.getByText('No pets')).toBeVisible();
    expect(screen.getByText('Shoes off in the live room.')).toBeVisible();
  });

  test('says who the host is: since when, in which languages, and how fast they reply', async () => {
    await renderApp('/studios/5');
    expect(await screen.findByText('Member since March 2024')).toBeVisible();
    expect(screen.getByText('Speaks English and German')).toBeVisible();
    expect(screen.getByText('Usually replies within 3 hours')).toBeVisible();
  });

  test('says nothing of how fast a host replies before there are answers enough', async () => {
    const host = { ...studio.host, spokenLanguages: [], responseMinutes: null };
    mockServer.use(
      api.query(StudioPageDocument, () =>
        HttpResponse.json({ data: { studio: { ...studio, host } } }),
      ),
    );
    await renderApp('/studios/5');
    expect(await screen.findByText('Member since March 2024')).toBeVisible();
    expect(screen.queryByText(/replies within/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Speaks/)).not.toBeInTheDocument();
  });

  test('says nothing of what its owner has not said', async () => {
    const silent = { ...studio, groupSize: null, loadIn: null, houseRules: [], houseNotes: '' };
    mockServer.use(
      api.query(StudioPageDocument, () => HttpResponse.json({ data: { studio: silent } })),
    );
    await renderApp('/studios/5');
    expect(await screen.findByText('Group size and access')).toBeVisible();
    expect(screen.queryByText(/load-in/i)).not.toBeInTheDocument();
    expect(screen.queryByText(/Up to \d/)).not.toBeInTheDocument();
    expect(screen.queryByText('House rules')).not.toBeInTheDocument();
  });

  test('on its way leaves the title of the page before', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mockServer.use(
      api.query(StudioPageDocument, async () => {
        await promise;
        return HttpResponse.json({ data: { studio } });
      }),
    );
    const { goTo } = await renderApp('/terms');
    await screen.findByRole('heading', { level: 1, name: 'Terms' });
    goTo('/studios/5');
    await waitForElementToBeRemoved(() =>
      screen.queryByRole('heading', { level: 1, name: 'Terms' }),
    );
    expect(document.title).toBe('Terms · Roomtone');
    resolve();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tallow Yard' })).toBeVisible();
    expect(document.title).toBe('Tallow Yard, London, United Kingdom · Roomtone');
  });

  test('of one’s own says so where others book it, in the bar of phones too', async () => {
    mockServer.use(viewerCanBook(false));
    await renderApp('/studios/5');
    expect(await screen.findAllByText('This is your own studio.')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Reserve', hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Choose a time' })).not.toBeInTheDocument();
    expect(screen.getAllByText(/\$109/)).not.toHaveLength(0);
  });

  test('can be booked by visitors, of whom nothing is asked', async () => {
    const asked: string[] = [];
    mockServer.use(
      session(),
      viewerCanBook(false, () => asked.push('book')),
      viewerCanReview(false, () => asked.push('review')),
    );
    await renderApp('/studios/5');
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reserve', hidden: true })).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('stays as it is for whoever is logged in when what they may do is not known', async () => {
    mockServer.use(
      api.query(ViewerCanBookDocument, () => refusal('INTERNAL', 'Something went wrong.')),
      api.query(ReviewsViewerDocument, () => refusal('INTERNAL', 'Something went wrong.')),
    );
    await renderApp('/studios/5');
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reserve', hidden: true })).toBeInTheDocument();
  });

  test('that does not exist leads to those that do', async () => {
    mockServer.use(studioPage(null));
    await renderApp('/studios/404');
    expect(await screen.findByRole('heading', { name: 'Studio not found' })).toBeVisible();
    expect(
      screen.getByText("The studio you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all studios' })).toHaveAttribute(
      'href',
      '/studios',
    );
  });
});

describe('writing a review', () => {
  test('is checked with the words of the rules', async () => {
    const { user } = await renderApp('/studios/5');
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.type(await screen.findByLabelText('Review'), 'Too short');
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    for (const text of [
      'Rating is required',
      'Title is required',
      'Review must be at least 10 characters',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  test('carries the name of the account, which is not changed here', async () => {
    const { user } = await renderApp('/studios/5');
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue(nora.name);
    expect(name).toHaveAttribute('readonly');
  });

  test('thanks for it, and shows it with the new average', async () => {
    let input: unknown;
    mockServer.use(
      api.mutation(AddReviewDocument, ({ variables }) => {
        ({ input } = variables);
        return changed('addReview', { review });
      }),
    );
    const { user } = await renderApp('/studios/5');
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await rate(user, '4 stars');
    await rate(user, '5 stars', 'Sound');
    await user.type(screen.getByLabelText('Title'), review.title);
    await user.type(screen.getByLabelText('Review'), review.content);
    mockServer.use(reviews([review]));
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Review submitted')).toBeVisible();
    expect(screen.getByText('Thank you for your feedback!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: review.title })).toBeVisible();
    expect(screen.getByText('Verified booking')).toBeVisible();
    expect(screen.getByText('Sound 5 · Host 4')).toBeVisible();
    expect(input).toEqual({
      studioId: '5',
      name: 'Nora Quist',
      rating: 4,
      title: review.title,
      content: review.content,
      aspects: { sound: 5, gear: null, room: null, host: null, value: null },
      pictures: [],
    });
  });

  test('keeps what was written when the server refuses it', async () => {
    mockServer.use(
      api.mutation(AddReviewDocument, () => refusal('INTERNAL', 'Something went wrong.')),
    );
    const { user } = await renderApp('/studios/5');
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    const stars = await starsOf('Rating');
    expect(stars.getByRole('radio', { name: 'No stars' })).toBeChecked();
    await rate(user, '2 stars');
    expect(stars.getByRole('radio', { name: 'No stars' })).not.toBeChecked();
    await user.type(screen.getByLabelText('Title'), review.title);
    await user.type(screen.getByLabelText('Review'), review.content);
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Failed to submit review')).toBeVisible();
    expect(screen.getByText('Please try again later')).toBeVisible();
    expect(screen.getByLabelText('Review')).toHaveValue(review.content);
  });

  test('goes on after another page and a reload, and is over when it is sent', async () => {
    mockServer.use(api.mutation(AddReviewDocument, () => changed('addReview', { review })));
    const first = await renderApp('/studios/5');
    await first.user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await rate(first.user, '4 stars');
    await rate(first.user, '3 stars', 'Value');
    await first.user.type(screen.getByLabelText('Review'), review.content);
    first.goTo('/terms');
    await screen.findByRole('heading', { level: 1, name: 'Terms' });
    first.goBack();
    await waitFor(() => expect(screen.getByLabelText('Review')).toHaveValue(review.content));
    await closePage();

    const { user } = await renderApp('/studios/5');
    await waitFor(() => expect(screen.getByLabelText('Review')).toHaveValue(review.content));
    expect((await starsOf('Rating')).getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect((await starsOf('Value')).getByRole('radio', { name: '3 stars' })).toBeChecked();
    await user.type(screen.getByLabelText('Title'), review.title);
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Review submitted')).toBeVisible();
    await closePage();

    await renderApp('/studios/5');
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
  });

  test('is not offered to the owner, who is told why, with and without reviews', async () => {
    mockServer.use(viewerCanReview(false));
    await renderApp('/studios/5');
    expect(await screen.findByText('You can’t review your own studio.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
    expect(screen.getByText('No reviews yet')).toBeVisible();
    await closePage();

    mockServer.use(reviews([review]));
    await renderApp('/studios/5');
    expect(await screen.findByText('You can’t review your own studio.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  });

  test('is begun for whoever comes to do that, and can be left', async () => {
    const { user } = await renderApp('/studios/5#review');
    expect(await screen.findByLabelText('Review')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(screen.queryByLabelText('Review')).toBeNull();
  });

  test('asks a visitor to sign in first', async () => {
    mockServer.use(session());
    const { user } = await renderApp('/studios/5');
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('Email or username')).toBeVisible();
  });
});
