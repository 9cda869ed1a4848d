import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { FoundReviewsDocument } from '#web/features/reviews/components/found-reviews.generated.ts';
import type { FoundReviewsQueryVariables } from '#web/features/reviews/components/found-reviews.generated.ts';
import { StudioReviewsDocument } from '#web/features/reviews/components/studio-reviews.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { review, similarStudios, studioPage } from './studio-page.handlers.ts';

/** Twelve reviews; every other one rates the sound. */
const all = Array.from({ length: 12 }, (_, index) => ({
  ...review,
  id: String(index + 1),
  title: `Session ${index + 1}`,
  rating: 1 + (index % 5),
  aspects: { ...review.aspects, sound: index % 2 === 0 ? 5 : null },
}));

type Asked = Pick<FoundReviewsQueryVariables, 'filter' | 'sort'>;

/** As the server does. */
function find({ filter, sort }: Asked) {
  const found = all.filter(
    ({ title, aspects }) =>
      title.includes(filter?.text ?? '') && (filter?.aspect !== 'SOUND' || aspects.sound !== null),
  );
  if (sort.key !== 'RATING') return found;
  return found.toSorted((one, other) =>
    sort.direction === 'ASC' ? one.rating - other.rating : other.rating - one.rating,
  );
}

const foundReviews = api.query(FoundReviewsDocument, ({ variables }) => {
  const { first, after } = variables;
  const found = find(variables);
  const start = Number(after ?? 0);
  const nodes = found.slice(start, start + first);
  const end = start + nodes.length;
  return HttpResponse.json({
    data: {
      studio: {
        __typename: 'Studio',
        id: '5',
        reviews: {
          __typename: 'ReviewConnection',
          totalCount: found.length,
          nodes,
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: end < found.length,
            endCursor: String(end),
          },
        },
      },
    },
  });
});

beforeEach(() => {
  mockServer.use(
    session(),
    studioPage(),
    similarStudios([]),
    foundReviews,
    api.query(StudioReviewsDocument, () =>
      HttpResponse.json({
        data: {
          studio: {
            __typename: 'Studio',
            id: '5',
            name: 'Tallow Yard',
            rating: 3,
            reviewCount: all.length,
            ratingCounts: [],
            aspectAverages: [{ __typename: 'AspectAverage', aspect: 'SOUND', average: 4.96 }],
            reviews: { __typename: 'ReviewConnection', nodes: all.slice(0, 3) },
          },
        },
      }),
    ),
  );
});

async function openAll() {
  const app = await renderApp('/studios/5');
  await app.user.click(await screen.findByRole('link', { name: 'Show all 12 reviews' }));
  const dialog = within(await screen.findByRole('dialog', { name: '12 reviews' }));
  const titles = () =>
    dialog.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toHaveLength(10));
  return { ...app, dialog, titles };
}

test('three reviews are on the page, with what single aspects are rated with', async () => {
  await renderApp('/studios/5');
  const section = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(await section.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(section.getByText('Sound: 5.0 out of 5')).toBeInTheDocument();
});

test('all reviews come page by page, and Back closes them', async () => {
  const { user, dialog, titles, location, goBack } = await openAll();
  expect(location()).toBe('/studios/5#all-reviews');
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toEqual(all.map(({ title }) => title)));
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/studios/5');
});

test('reviews are searched, narrowed to an aspect and put in order', async () => {
  const { user, dialog, titles } = await openAll();
  await user.type(dialog.getByLabelText('Search reviews'), ' Session 1 ');
  await waitFor(() =>
    expect(titles()).toEqual(['Session 1', 'Session 10', 'Session 11', 'Session 12']),
  );
  expect(dialog.getByText('4 reviews found')).toBeVisible();
  const sound = dialog.getByRole('button', { name: 'Sound 5.0' });
  await user.click(sound);
  expect(sound).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(titles()).toEqual(['Session 1', 'Session 11']));
  await user.click(sound);
  await user.selectOptions(dialog.getByLabelText('Sort by'), 'Highest rated');
  await waitFor(() =>
    expect(titles()).toEqual(['Session 10', 'Session 12', 'Session 1', 'Session 11']),
  );
});

test('a text that nobody wrote leads back to all of them', async () => {
  const { user, dialog, titles } = await openAll();
  await user.type(dialog.getByLabelText('Search reviews'), 'xylophone');
  expect(await dialog.findByText('No reviews mention “xylophone”')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show all reviews' }));
  await waitFor(() => expect(titles()).toHaveLength(10));
  expect(dialog.getByLabelText('Search reviews')).toHaveValue('');
});

test('reviews that did not load can be asked for again, with the search at hand', async () => {
  mockServer.use(
    api.query(FoundReviewsDocument, () => refusal('INTERNAL', 'Something went wrong.')),
  );
  const { user } = await renderApp('/studios/5#all-reviews');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The reviews didn’t load')).toBeVisible();
  expect(dialog.getByLabelText('Search reviews')).toBeVisible();
  mockServer.use(foundReviews);
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('heading', { level: 3, name: 'Session 1' })).toBeVisible();
});
