import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { WavePageDocument, WavesDocument } from './directories.generated.ts';
import type { WaveCardFragment } from './directories.generated.ts';
import { place } from './directories.handlers.ts';

const dub = {
  __typename: 'Wave',
  id: 'london-dub',
  title: 'London dub',
  lead: 'The mixing desk as an instrument.',
  tags: ['reggae'],
  cities: [{ __typename: 'City', id: 'london', name: 'London', countryCode: 'GB' }],
} as const satisfies WaveCardFragment & { __typename: 'Wave' };

beforeEach(() => {
  mockServer.use(
    session(null),
    api.query(WavesDocument, () => HttpResponse.json({ data: { waves: [dub] } })),
    api.query(WavePageDocument, ({ variables: { id } }) =>
      HttpResponse.json({
        data: {
          wave:
            id === dub.id
              ? {
                  ...dub,
                  description: 'What dub is.',
                  body: {
                    type: 'doc',
                    content: [
                      { type: 'paragraph', content: [{ type: 'text', text: 'Bass first.' }] },
                    ],
                  },
                  rooms: [{ __typename: 'Category', id: 'mixing' }],
                  places: [place()],
                }
              : null,
        },
      }),
    ),
  );
});

test('waves lead to their pages, with their cities and music', async () => {
  const { user, location } = await renderApp('/waves');
  expect(screen.getByRole('heading', { level: 1, name: 'Waves' })).toBeVisible();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('London')).toBeVisible();
  expect(card.getByText('Reggae and dub')).toBeVisible();
  await user.click(card.getByRole('link', { name: 'London dub' }));
  await waitFor(() => expect(location()).toBe('/waves/london-dub'));
});

test('a wave is read and heard, and leads to rooms, cities, labels and stores', async () => {
  await renderApp('/waves/london-dub');
  expect(await screen.findByRole('heading', { level: 1, name: 'London dub' })).toBeVisible();
  expect(document.title).toBe('London dub · Roomtone');
  expect(screen.getByText('Bass first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play London dub: a sketch' })).toBeVisible();
  expect(document.querySelector('audio')!.src).toMatch(/london-dub.*\.wav$/);
  expect(screen.getByRole('link', { name: /^Mixing · London/ })).toHaveAttribute(
    'href',
    '/search?type=mixing&city=london',
  );
  expect(screen.getByRole('link', { name: 'London' })).toHaveAttribute(
    'href',
    '/studios/cities/london',
  );
  expect(screen.getByRole('link', { name: 'Umbrella Wax' })).toBeVisible();
});

test('readers of other languages are told that it is in English', async () => {
  await renderApp('/waves/london-dub', 'de');
  const title = await screen.findByRole('heading', { level: 1, name: 'London dub' });
  expect(title).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/Englisch/)).toBeVisible();
});

test('one that there is not leads to all others', async () => {
  await renderApp('/waves/atlantis-drone');
  expect(await screen.findByRole('link', { name: 'All waves' })).toHaveAttribute('href', '/waves');
});
