import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ada, nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { listed } from '#web/features/search/search.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { closePage } from '#web/testing/opened-page.ts';
import { reportedErrors } from '#web/testing/reported-errors.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  MoreReviewsByAuthorDocument,
  ProfilePageDocument,
  ViewerCanEditDocument,
} from './profile-page.generated.ts';
import type { PublicProfileFragment } from './profile-page.generated.ts';

const tobias = {
  __typename: 'User',
  id: '3',
  name: 'Tobias Wren',
  avatarUrl: null,
  bio: 'Tape, mostly.',
  location: 'Camden Town',
  links: ['https://www.example.com/tobias/'],
  genres: ['Dub', 'Jazz'],
  instruments: ['Bass'],
  spokenLanguages: [],
  createdAt: '2025-03-04T10:00:00Z',
  responseMinutes: null,
  responsePercent: null,
  hostRating: null,
  hostReviewCount: 0,
} as const satisfies PublicProfileFragment & { __typename: string };

const nobodyYet = {
  ...tobias,
  bio: '',
  location: '',
  links: [],
  genres: [],
  instruments: [],
  spokenLanguages: [],
} as const;

function review(id: string, title: string) {
  return {
    __typename: 'Review',
    id,
    author: { __typename: 'User', id: tobias.id, name: tobias.name, avatarUrl: null },
    rating: 4,
    aspects: {
      __typename: 'ReviewAspects',
      sound: null,
      gear: null,
      room: null,
      host: null,
      value: null,
    },
    title,
    content: 'You hear what you did, not what you hoped.',
    createdAt: '2026-11-01T10:00:00Z',
    verified: true,
    hiddenUntil: null,
    pictures: [],
    answer: null,
    studio: { __typename: 'Studio', id: '9', name: 'Cedar Hall', location: 'London' },
  } as const;
}

/** A part of a list, with more behind it when there is a cursor. */
function part<Node>(type: 'Studio' | 'Review', nodes: readonly Node[], endCursor: string | null) {
  return {
    __typename: `${type === 'Studio' ? 'OwnedStudio' : 'Review'}Connection` as const,
    totalCount: nodes.length,
    nodes: [...nodes],
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
  };
}

interface Shown {
  profile: (PublicProfileFragment & { __typename: 'User' }) | null;
  studios?: ReturnType<typeof listed>[];
  reviews?: ReturnType<typeof review>[];
  cursor?: string;
}

/** @param onAsked is told what the page asks for */
function profilePage(
  { profile, studios = [], reviews = [], cursor }: Shown,
  onAsked: (query: string) => void = () => undefined,
) {
  return api.query(ProfilePageDocument, ({ query }) => {
    onAsked(query);
    return HttpResponse.json({
      data: {
        user: profile && {
          ...profile,
          studios: part('Studio', studios, null),
          reviews: part('Review', reviews, cursor ?? null),
          receivedReviews: part('Review', [], null),
        },
      } as never,
    });
  });
}

/** @param onAsked is told of whom it is asked */
function viewerCanEdit(may: boolean, onAsked: (id: string) => void = () => undefined) {
  return api.query(ViewerCanEditDocument, ({ variables: { id } }) => {
    onAsked(id);
    return HttpResponse.json({ data: { user: { __typename: 'User', id, viewerCanEdit: may } } });
  });
}

test('somebody is shown with what they told, their studios and their reviews', async () => {
  mockServer.use(
    session(),
    profilePage({
      profile: tobias,
      studios: [listed('1', 'Tallow Yard', 'mixing', 'london')],
      reviews: [review('1', 'A patient room')],
      cursor: 'next',
    }),
    api.query(MoreReviewsByAuthorDocument, ({ variables }) => {
      expect(variables).toEqual({ id: '3', after: 'next' });
      const more = part('Review', [review('2', 'A quiet room')], null);
      const { id } = variables;
      return HttpResponse.json({
        data: { user: { __typename: 'User', id, reviews: more } } as never,
      });
    }),
  );
  const { user } = await renderApp('/profile/3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tobias Wren' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const text of ['Camden Town', 'Member since March 2025', 'Tape, mostly.', 'Dub', 'Bass']) {
    expect(main.getByText(text)).toBeVisible();
  }
  const link = main.getByRole('link', { name: 'example.com/tobias' });
  expect(link).toHaveAttribute('href', 'https://www.example.com/tobias/');
  expect(link).toHaveAttribute('rel', 'ugc nofollow noopener noreferrer');
  const studios = within(main.getByRole('region', { name: 'Studios' }));
  expect(studios.getByRole('heading', { name: 'Tallow Yard' })).toBeVisible();
  const reviews = within(main.getByRole('region', { name: 'Reviews' }));
  expect(reviews.getByRole('link', { name: 'Cedar Hall' })).toHaveAttribute(
    'href',
    '/studios/9#reviews',
  );
  expect(main.queryByRole('link', { name: 'Edit profile' })).not.toBeInTheDocument();
  expect(document.title).toBe('Tobias Wren · Roomtone');

  await user.click(reviews.getByRole('button', { name: 'Show more' }));
  expect(await reviews.findByRole('heading', { name: 'A quiet room' })).toBeVisible();
  expect(reviews.getByRole('heading', { name: 'A patient room' })).toBeVisible();
  expect(reviews.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('somebody who has told nothing shows nothing but a name and a month', async () => {
  mockServer.use(session(), profilePage({ profile: nobodyYet }));
  await renderApp('/profile/3');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Tobias Wren has no studios or reviews yet.')).toBeVisible();
  for (const name of ['Studios', 'Reviews']) {
    expect(main.queryByRole('region', { name })).not.toBeInTheDocument();
  }
  expect(main.queryByText('Genres')).not.toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('one’s own profile leads to changing it, and shows others nothing that is private', async () => {
  let asked = '';
  mockServer.use(
    session(nora),
    profilePage({ profile: { ...tobias, id: nora.id, name: nora.name } }, (query) => {
      asked = query;
    }),
  );
  mockServer.use(viewerCanEdit(true));
  await renderApp('/profile/7');
  const edit = await screen.findByRole('link', { name: 'Edit profile' });
  expect(edit).toHaveAttribute('href', '/account/profile/7');
  expect(screen.queryByText(new RegExp(nora.email))).not.toBeInTheDocument();
  expect(asked).not.toMatch(/\b(email|username|role|viewerCanEdit)\b/);
  expect(asked).toContain('bio');
});

test('somebody else’s profile leads to changing it for whoever may, and for nobody else', async () => {
  mockServer.use(session(ada), profilePage({ profile: tobias }), viewerCanEdit(true));
  await renderApp('/profile/3');
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/account/profile/3',
  );
  await closePage();

  const asked: string[] = [];
  mockServer.use(
    session(nora),
    viewerCanEdit(false, (id) => asked.push(id)),
  );
  await renderApp('/profile/3');
  await waitFor(() => expect(asked).toEqual(['3']));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tobias Wren' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit profile' })).not.toBeInTheDocument();
});

test('nobody is at an id that nobody has', async () => {
  mockServer.use(session(), profilePage({ profile: null }));
  await renderApp('/profile/999');
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible();
  expect(screen.getByText('This profile doesn’t exist or was deleted.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all studios' })).toHaveAttribute(
    'href',
    '/studios',
  );
});

test('a profile that did not load says so, and loads when asked again', async () => {
  const log = reportedErrors();
  mockServer.use(
    session(),
    api.query(ProfilePageDocument, () => HttpResponse.error()),
  );
  const { user } = await renderApp('/profile/3');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('This profile didn’t load')).toBeVisible();
  const alert = within(main.getByRole('alert'));
  expect(alert.getByText(/This page will load as soon as you’re back online/)).toBeVisible();
  expect(alert.queryByText(/Network response/)).toBeNull();
  expect(await screen.findByText('Network response was not ok: Unknown error')).toBeVisible();
  expect(log.join()).toContain('Network response was not ok: Unknown error');
  mockServer.use(profilePage({ profile: tobias }));
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tobias Wren' })).toBeVisible();
});

test('a profile that could not be reached loads by itself when the connection is back', async () => {
  reportedErrors();
  mockServer.use(
    session(),
    api.query(ProfilePageDocument, () => HttpResponse.error()),
  );
  await renderApp('/profile/3');
  expect(await screen.findByText('Network response was not ok: Unknown error')).toBeVisible();
  mockServer.use(profilePage({ profile: tobias }));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tobias Wren' })).toBeVisible();
});
