import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ada, nora, session } from '#web/features/accounts/accounts.handlers.ts';
import type { Language } from '#web/lib/schema.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { structuredData } from '#web/testing/structured-data.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { WavePageDocument, WavesDocument } from './directories.generated.ts';
import type { WaveCardFragment } from './directories.generated.ts';
import { place } from './directories.handlers.ts';

const dub = {
  __typename: 'Wave',
  id: 'london-dub',
  language: 'EN',
  title: 'London dub',
  lead: 'The mixing desk as an instrument.',
  tags: ['reggae'],
  cities: [{ __typename: 'City', id: 'london', name: 'London', countryCode: 'GB' }],
} as const satisfies WaveCardFragment & { __typename: 'Wave' };

/** Answers with one wave, written in what is given, and with none of any other name. */
const waveInLanguages = (languages: Partial<Record<Language, string>>) => {
  const inLanguage = (asked: Language) => {
    const title = languages[asked];
    return title === undefined ? dub : { ...dub, language: asked, title };
  };
  return [
    api.query(WavesDocument, ({ variables: { language } }) =>
      HttpResponse.json({ data: { waves: [inLanguage(language)] } }),
    ),
    api.query(WavePageDocument, ({ variables: { id, language } }) =>
      HttpResponse.json({
        data: {
          wave:
            id === dub.id
              ? {
                  ...inLanguage(language),
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
  ];
};

beforeEach(() => {
  mockServer.use(session(null), ...waveInLanguages({}));
});

test('waves lead to their pages, with their cities and music', async () => {
  const { user, location } = await renderApp('/waves');
  expect(await screen.findByRole('heading', { level: 1, name: 'Waves' })).toBeVisible();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('London')).toBeVisible();
  expect(card.getByText('Reggae and dub')).toBeVisible();
  const { origin } = window.location;
  expect(structuredData('ItemList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'London dub', url: `${origin}/waves/london-dub` },
  ]);
  await user.click(card.getByRole('link', { name: 'London dub' }));
  await waitFor(() => expect(location()).toBe('/waves/london-dub'));
});

test('a wave is read and heard, and leads to rooms, cities, labels and stores', async () => {
  await renderApp('/waves/london-dub');
  expect(await screen.findByRole('heading', { level: 1, name: 'London dub' })).toBeVisible();
  expect(document.title).toBe('London dub · Roomtone');
  expect(
    screen.getByRole('img', { name: 'London dub, drawn as currents that cross' }),
  ).toBeVisible();
  expect(screen.getByText('Bass first.')).toBeVisible();
  const sketches = within(screen.getByRole('region', { name: 'Sketches' }));
  expect(sketches.getAllByRole('button', { name: /^Play/ }).map((play) => play.ariaLabel)).toEqual([
    'Play London dub: the whole band',
    'Play London dub: the groove',
    'Play London dub: half time',
  ]);
  const sources = [...document.querySelectorAll('audio')].map(({ src }) => src);
  expect(sources).toEqual(
    ['full', 'groove', 'half-time'].map(
      (take) => expect.stringContaining(`london-dub-${take}`) as string,
    ),
  );
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

test('a wave tells search engines what it is about, and where', async () => {
  await renderApp('/waves/london-dub');
  await screen.findByRole('heading', { level: 1, name: 'London dub' });
  const { origin } = window.location;
  expect(structuredData('CollectionPage')).toMatchObject({
    name: 'London dub',
    url: `${origin}/waves/london-dub`,
    image: `${origin}/previews/wavecover/london-dub.png`,
    inLanguage: 'en',
    about: { '@type': 'DefinedTerm', name: 'London dub' },
    contentLocation: [{ '@type': 'City', name: 'London', address: { addressCountry: 'GB' } }],
    mentions: [
      { '@type': 'MusicStore', name: 'Umbrella Wax', url: `${origin}/store/umbrella-wax` },
    ],
  });
});

test('readers of other languages are told that it is in English', async () => {
  await renderApp('/waves/london-dub', 'de');
  const title = await screen.findByRole('heading', { level: 1, name: 'London dub' });
  expect(title).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/Englisch/)).toBeVisible();
});

test('so are readers of the list', async () => {
  await renderApp('/waves', 'de');
  expect(await screen.findByText(/Englisch/)).toBeVisible();
  const title = screen.getByRole('heading', { level: 2, name: 'London dub' });
  expect(title).toHaveAttribute('lang', 'en');
});

test.each(['/waves', '/waves/london-dub'])('%s has what is written in German', async (path) => {
  mockServer.use(...waveInLanguages({ DE: 'Dub aus London' }));
  await renderApp(path, 'de');
  const title = await screen.findByRole('heading', { name: 'Dub aus London' });
  expect(title).not.toHaveAttribute('lang');
  expect(screen.queryByText(/Englisch/)).toBeNull();
});

test.each([
  ['a visitor', session(null)],
  ['a musician', session(nora)],
])('%s reads a wave and has nothing to edit it with', async (_who, who) => {
  mockServer.use(who);
  await renderApp('/waves/london-dub');
  expect(await screen.findByRole('heading', { level: 1, name: 'London dub' })).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('an administrator has a switch above a wave, which leads to the list as well', async () => {
  mockServer.use(session(ada));
  await renderApp('/waves/london-dub');
  expect(await screen.findByRole('switch', { name: 'Editing Disabled' })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Open in the list of all texts' })).toHaveAttribute(
    'href',
    '/admin/content/wave/london-dub/en',
  );
});

test('one that there is not leads to all others', async () => {
  await renderApp('/waves/atlantis-drone');
  expect(await screen.findByRole('link', { name: 'All waves' })).toHaveAttribute('href', '/waves');
});
