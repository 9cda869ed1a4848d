import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { structuredData } from '#web/testing/structured-data.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { found, place, placePage } from './directories.handlers.ts';
import type { PlacesQueryVariables } from './directories.generated.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(
    session(null),
    http.get('*/outlines.generated.json', () => new HttpResponse(null, { status: 503 })),
  );
});

/** Has the browser say where it is, or that it will not. */
function locate(answer: { latitude: number; longitude: number } | 'denied'): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (tell, fail) => {
    if (answer === 'denied') {
      fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    } else tell({ coords: answer } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

describe('a list of places', () => {
  let asked: PlacesQueryVariables[];

  beforeEach(() => {
    asked = [];
    mockServer.use(
      ...found((variables) => {
        asked.push(variables);
        return [place()];
      }),
    );
  });

  test('leads to each place, and says whether it is open', async () => {
    await renderApp('/record-stores');
    expect(await screen.findByRole('link', { name: 'Umbrella Wax' })).toHaveAttribute(
      'href',
      '/store/umbrella-wax',
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Record stores');
    expect(structuredData('ItemList')?.itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Umbrella Wax',
        url: `${window.location.origin}/store/umbrella-wax`,
      },
    ]);
    expect(screen.getByText(/^Open now until 6:00.PM$/)).toBeVisible();
    expect(screen.getByText('1 record store')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Record stores · Roomtone'));
  });

  test('is narrowed by city, tags and what is open, all of it in the address', async () => {
    const { user, location } = await renderApp('/record-stores');
    await screen.findByRole('link', { name: 'Umbrella Wax' });
    await screen.findByRole('option', { name: 'London (4)' });
    await user.selectOptions(screen.getByLabelText('City'), 'London (4)');
    await user.click(screen.getByRole('checkbox', { name: 'Jazz (5)' }));
    await user.click(screen.getByRole('checkbox', { name: 'Open now (3)' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        kind: 'RECORD_STORE',
        filter: { cityId: 'london', tags: ['jazz'], openNow: true },
      }),
    );
    expect(location()).toBe('/record-stores?city=london&tags=jazz&open=1');
  });

  test('is as its address says, and Back undoes a choice', async () => {
    const { user, goBack } = await renderApp('/record-stores?q=dub&tags=jazz&tags=polka');
    await screen.findByRole('link', { name: 'Umbrella Wax' });
    expect(screen.getByLabelText('Search')).toHaveValue('dub');
    expect(asked.at(-1)).toMatchObject({ filter: { text: 'dub', tags: ['jazz'] } });
    await user.click(screen.getByRole('checkbox', { name: 'Jazz (5)' }));
    expect(screen.getByRole('checkbox', { name: 'Jazz (5)' })).not.toBeChecked();
    goBack();
    expect(await screen.findByRole('checkbox', { name: 'Jazz (5)', checked: true })).toBeVisible();
  });

  test('stands nearest first around the reader, who is told apart no closer than a kilometer', async () => {
    locate({ latitude: 51.47123, longitude: -0.08456 });
    const { user, location } = await renderApp('/record-stores?city=tokyo');
    await screen.findByRole('link', { name: 'Umbrella Wax' });
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        filter: { near: { latitude: 51.47, longitude: -0.08, km: 25 } },
        sort: { key: 'DISTANCE', direction: 'ASC' },
      }),
    );
    expect(location()).toBe('/record-stores?near=51.47%2C-0.08');
    expect(await screen.findByText(/0\.7 km/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Near me', pressed: true }));
    await waitFor(() => expect(asked.at(-1)!.filter).toBeNull());
  });

  test('is a map when that is chosen, whose points say what they are and lead there', async () => {
    const { user, location } = await renderApp('/record-stores');
    await screen.findByRole('link', { name: 'Umbrella Wax' });
    expect(screen.queryByRole('region', { name: /^Map/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Map', hidden: true }));
    expect(location()).toBe('/record-stores?view=map');
    const map = await screen.findByRole('region', { name: /^Map/ });
    const point = await within(map).findByRole('button', { name: 'Umbrella Wax' });
    point.focus();
    await user.keyboard('{Enter}');
    expect(await within(map).findByRole('link', { name: 'Umbrella Wax' })).toHaveFocus();
    expect(within(map).getByText('Rye Lane, Peckham, London')).toBeVisible();
    mockServer.use(placePage(null));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/store/umbrella-wax'));
  });

  test('marks on the map the place whose card is focused or pointed at', async () => {
    const { user } = await renderApp('/record-stores?view=map');
    const map = await screen.findByRole('region', { name: /^Map/ });
    const point = await within(map).findByRole('button', { name: 'Umbrella Wax' });
    const card = screen.getByRole('article', { hidden: true });
    await user.hover(card);
    await waitFor(() => expect(point).toHaveClass('is-marked'));
    await user.unhover(card);
    await waitFor(() => expect(point).not.toHaveClass('is-marked'));
    within(card).getByRole('link', { hidden: true }).focus();
    await waitFor(() => expect(point).toHaveClass('is-marked'));
  });

  test('says so when the browser does not tell where it is', async () => {
    locate('denied');
    const { user } = await renderApp('/record-stores');
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    expect(await screen.findByText(/isn’t sharing your location/)).toHaveRole('alert');
  });
});

test('what nothing answers to can be cleared', async () => {
  mockServer.use(...found(({ filter }) => (filter ? [] : [place({ kind: 'LABEL' })])));
  const { user } = await renderApp('/record-labels?city=tokyo');
  expect(await screen.findByText('No labels match')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Open now/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'Umbrella Wax' })).toHaveAttribute(
    'href',
    '/label/umbrella-wax',
  );
});

test('a directory without any place says so', async () => {
  mockServer.use(...found(() => []));
  await renderApp('/music-stores');
  expect(await screen.findByText('No music stores yet')).toBeVisible();
});

describe('a place', () => {
  const shop = {
    ...place(),
    description: 'A narrow shop.',
    website: 'https://umbrella-wax.example',
    links: [],
    founded: 1999,
    openingHours: [
      { __typename: 'OpeningHours' as const, weekday: 2, opens: '10:00', closes: '18:00' },
    ],
    pictures: [],
    nearbyStudios: [],
    isClaimed: false,
  };

  test('shows what it is, when it is open with today marked, and where it leads', async () => {
    mockServer.use(placePage(shop));
    await renderApp('/store/umbrella-wax');
    expect(await screen.findByRole('heading', { level: 1, name: 'Umbrella Wax' })).toBeVisible();
    expect(document.title).toBe('Umbrella Wax, record store in London · Roomtone');
    expect(screen.getByText('A narrow shop.')).toHaveAttribute('lang', 'en');
    const today = screen.getByRole('row', { current: 'date' });
    expect(within(today).getByRole('rowheader')).toHaveTextContent('Tuesday');
    expect(screen.getByRole('link', { name: 'umbrella-wax.example' })).toHaveAttribute(
      'href',
      'https://umbrella-wax.example',
    );
    expect(screen.getByRole('link', { name: 'Jazz' })).toHaveAttribute(
      'href',
      '/record-stores?tags=jazz',
    );
    expect(screen.queryByText('The text below is in English.')).toBeNull();
  });

  test('has a drawn cover that says what it shows, on its page, its card and for search engines', async () => {
    mockServer.use(placePage(shop), ...found(() => [place()]));
    const drawn = { name: 'Umbrella Wax, drawn as crates of records under an awning' };
    await renderApp('/store/umbrella-wax');
    expect(await screen.findByRole('img', drawn)).toBeVisible();
    expect(structuredData('MusicStore')).toMatchObject({
      image: `${window.location.origin}/previews/storecover/umbrella-wax.png`,
    });
    await renderApp('/record-stores');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('img', drawn)).toBeVisible();
  });

  test('with pictures shows those instead, which open on the whole screen', async () => {
    const pictures = ['The window at night', ''].map((alt, index) => ({
      __typename: 'PlacePicture' as const,
      id: String(index + 1),
      url: `/uploads/place-pictures/${index + 1}.webp`,
      alt,
      width: 900,
      height: 600,
    }));
    const cover = pictures[0]!;
    mockServer.use(placePage({ ...shop, cover, pictures }), ...found(() => [place({ cover })]));
    const { user } = await renderApp('/store/umbrella-wax');
    await user.click(await screen.findByRole('link', { name: 'Open photo 2 of 2' }));
    const gallery = await screen.findByRole('dialog', { name: 'Photos of Umbrella Wax' });
    expect(within(gallery).getByText('2 of 2')).toBeVisible();
    expect(screen.queryByRole('img', { name: /drawn/ })).toBeNull();
    expect(structuredData('MusicStore')).toMatchObject({
      image: pictures.map(({ url }) => window.location.origin + url),
    });
    await renderApp('/record-stores');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('img', { name: cover.alt })).toHaveAttribute('src', cover.url);
  });

  test.each([
    ['2026-12-01T18:00:00Z', 'Closed'],
    ['2026-12-01T08:00:00Z', /^Opens at 10:00.AM$/],
    ['2026-11-30T08:00:00Z', /^Opens Tue, Dec 1, 10:00.AM$/],
  ])('says at %s: %s', async (now, text) => {
    vi.setSystemTime(now);
    mockServer.use(placePage({ ...shop, openingHours: [] }));
    await renderApp('/store/umbrella-wax');
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
  });

  test('that is asked for by its number is found at its address', async () => {
    mockServer.use(placePage(shop));
    const { location } = await renderApp('/store/3');
    await screen.findByRole('heading', { level: 1, name: 'Umbrella Wax' });
    expect(location()).toBe('/store/umbrella-wax');
  });

  test('that there is not leads to all others', async () => {
    mockServer.use(placePage(null));
    await renderApp('/musicstore/nowhere');
    expect(await screen.findByRole('link', { name: 'All music stores' })).toHaveAttribute(
      'href',
      '/music-stores',
    );
  });
});
