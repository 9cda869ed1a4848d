import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { countryPrices, price } from '#web/features/market/market.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import type { FoundStudioFragment } from './components/studio-results.generated.ts';
import { StudioSearchDocument } from './components/studio-search.generated.ts';
import { CategoriesPageDocument } from './pages/categories-page.generated.ts';
import { CategoryPageDocument } from './pages/category-page.generated.ts';
import { CityPageDocument } from './pages/city-page.generated.ts';
import { CountryPageDocument } from './pages/country-page.generated.ts';
import { NearbyStudiosDocument } from './components/nothing-yet.generated.ts';
import { filterCounts, listed, page } from './search.handlers.ts';
import type { SearchVariables } from './search-variables.ts';

const kettle = listed('1', 'Kettle Works', 'drums', 'london');
const lantern = listed('2', 'Paper Lantern', 'mixing', 'tokyo');

const london = {
  __typename: 'City',
  id: 'london',
  name: 'London',
  countryCode: 'GB',
  zone: 'Europe/London',
  image: '/pictures/london.svg',
  studioCount: 1,
} as const;

const facet = (id: string, count: number) => ({ __typename: 'FacetCount' as const, id, count });

/** What the last list of studios was asked for. */
let asked: SearchVariables;

/** What there is to be found. */
let stock: FoundStudioFragment[];

function list(variables: unknown) {
  asked = variables as SearchVariables;
  return page(stock, asked);
}

beforeEach(() => {
  stock = [kettle, lantern];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(
    session(),
    countryPrices(),
    filterCounts([kettle]),
    api.query(StudioSearchDocument, ({ variables }) =>
      HttpResponse.json({
        data: {
          studios: {
            ...list(variables),
            correctedText: null,
            correctedLocation: null,
          },
          cities: [london],
        },
      }),
    ),
  );
});

const cityPage = (city: typeof london | null) =>
  api.query(CityPageDocument, () =>
    HttpResponse.json({
      data: {
        city,
        studios: { __typename: 'StudioConnection', categoryCounts: [facet('drums', 1)] },
      },
    }),
  );

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('the room types and the cities lead to their pages', async () => {
  mockServer.use(
    api.query(CategoriesPageDocument, () =>
      HttpResponse.json({
        data: {
          categories: [
            {
              __typename: 'Category',
              id: 'voice-over',
              image: '/pictures/voice-over.svg',
              studioCount: 99,
            },
          ],
          cities: [london],
        },
      }),
    ),
  );
  await renderApp('/categories');
  const kind = within(
    (await screen.findByRole('link', { name: 'Voice-over' })).closest('article')!,
  );
  expect(kind.getByText('99 studios')).toBeVisible();
  expect(kind.getByRole('link')).toHaveAttribute('href', '/studios/categories/voice-over');
  // Where the header and the sitemap lead to cities.
  const cities = within(document.querySelector<HTMLElement>('#cities-list')!);
  expect(cities.getByRole('link', { name: 'London' })).toHaveAttribute(
    'href',
    '/studios/cities/london',
  );
  expect(canonical()).toMatch(/\/studios\/categories$/);
});

test.each(['/studios/categories/drums', '/studios/category/drums'])(
  '%s lists the studios of that kind, in the order asked for',
  async (path) => {
    mockServer.use(
      api.query(CategoryPageDocument, () =>
        HttpResponse.json({
          data: {
            category: { __typename: 'Category', id: 'drums', image: '/pictures/drums.svg' },
            cities: [london],
            studios: { __typename: 'StudioConnection', cityCounts: [facet('london', 1)] },
          },
        }),
      ),
    );
    const { user } = await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Drum rooms' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '1 studio' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kettle Works' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^London/ })).toHaveAttribute(
      'href',
      '/search?type=drums&city=london',
    );
    expect(canonical()).toMatch(/\/studios\/categories\/drums$/);

    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Lowest price');
    await waitFor(() => expect(asked.sort).toEqual({ key: 'PRICE', direction: 'ASC' }));
    expect(asked.filter).toEqual({ categories: ['drums'] });
  },
);

test('a room type that does not exist is said not to', async () => {
  await renderApp('/studios/categories/sauna');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Studio type not found' }),
  ).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the page of a city tells the time there', async () => {
  mockServer.use(cityPage(london));
  await renderApp('/studios/location/london');
  expect(await screen.findByRole('heading', { level: 1, name: 'Studios in London' })).toBeVisible();
  expect(screen.getByText('Local time in London: 12:00 PM (Greenwich Mean Time)')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Drums/ })).toHaveAttribute(
    'href',
    '/search?type=drums&city=london',
  );
  expect(canonical()).toMatch(/\/studios\/cities\/london$/);
});

test('a city without a page is said to have none', async () => {
  mockServer.use(cityPage(null));
  await renderApp('/studios/cities/atlantis');
  expect(await screen.findByRole('heading', { name: 'No studios in this city' })).toBeVisible();
});

test('a country in which nobody lists a studio shows what is around it', async () => {
  stock = [];
  const city = (id: string, name: string, studioCount: number) => ({
    ...london,
    id,
    name,
    studioCount,
  });
  const cities = [
    london,
    city('new-york', 'New York', 90),
    city('berlin', 'Berlin', 50),
    city('paris', 'Paris', 40),
    city('stockholm', 'Stockholm', 0),
  ];
  mockServer.use(
    api.query(CountryPageDocument, () => HttpResponse.json({ data: { cities } })),
    api.query(NearbyStudiosDocument, ({ variables }) =>
      HttpResponse.json({
        data: {
          studios: {
            __typename: 'StudioConnection',
            nodes: variables.region === 'EUROPE' ? [kettle] : [],
          },
        },
      }),
    ),
  );
  await renderApp('/ireland');
  expect(await screen.findByText('No studios here yet')).toBeVisible();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Studios in Ireland' }),
  ).toBeVisible();
  const nearest = within(screen.getByRole('navigation', { name: 'Nearest cities with studios' }));
  expect(nearest.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/studios/cities/london',
    '/studios/cities/paris',
    '/studios/cities/berlin',
  ]);
  expect(screen.getByText('IMRO')).toBeVisible();
  expect(screen.queryByText('What an hour costs')).toBeNull();
  expect(screen.getByRole('link', { name: 'Kettle Works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All studios in Europe' })).toHaveAttribute(
    'href',
    '/search?region=europe',
  );
});

test('a country names its city in the reader’s language', async () => {
  mockServer.use(
    api.query(CountryPageDocument, () => HttpResponse.json({ data: { cities: [london] } })),
  );
  await renderApp('/united-kingdom', 'es');
  expect(await screen.findByRole('link', { name: /^Londres/ })).toHaveAttribute(
    'href',
    '/studios/cities/london',
  );
  expect(screen.queryByRole('link', { name: /^London/ })).not.toBeInTheDocument();
});

test('a country says what an hour costs, and what to know before recording there', async () => {
  mockServer.use(
    api.query(CountryPageDocument, () => HttpResponse.json({ data: { cities: [london] } })),
    countryPrices(price([40, 65, 90]), price([50, 70, 95], 'drums')),
  );
  await renderApp('/united-kingdom');
  const prices = within(await screen.findByRole('region', { name: 'What an hour costs' }));
  expect(await prices.findByText(/Half of all studios ask less than \$65/)).toBeVisible();
  const drums = await prices.findByRole('row', { name: /^Drums/, hidden: true });
  expect(drums).toHaveTextContent('Drums$50$70$95');
  expect(prices.getByRole('link', { name: 'The market in figures' })).toHaveAttribute(
    'href',
    '/signals',
  );
  const facts = within(screen.getByRole('region', { name: 'Good to know' }));
  for (const [term, fact] of [
    ['Currency', 'British Pound'],
    ['Time zones', 'Greenwich Mean Time'],
    ['Mains', '230 V, 50 Hz; plug types G'],
    ['Mains hum in recordings', '50 Hz, and its multiples 100 and 150 Hz'],
    ['Emergency number', '999'],
    ['Rights societies for music', 'PRS for Music'],
  ]) {
    expect(facts.getByText(term!).nextElementSibling).toHaveTextContent(fact!);
  }
});

test('promoted studios have a page that calls them sponsored', async () => {
  await renderApp('/promoted');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sponsored studios' })).toBeVisible();
  const card = within(
    (await screen.findByRole('link', { name: 'Paper Lantern' })).closest('article')!,
  );
  expect(card.getByText('Sponsored')).toBeVisible();
  expect(asked.filter).toEqual({ promotedOnly: true });
});

test('the search of a city stays on its page until it is about somewhere else', async () => {
  mockServer.use(cityPage(london));
  const { user, location } = await renderApp('/studios/cities/london?date=2026-12-08');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Studios in London free on Tue, Dec 8' }),
  ).toBeVisible();
  expect(asked.filter).toEqual({ cities: ['london'], freeAt: { date: '2026-12-08', hours: 2 } });
  await user.selectOptions(screen.getByLabelText('Length'), '4');
  expect(location()).toBe('/studios/cities/london?date=2026-12-08&hours=4');
  await user.click(screen.getByRole('button', { name: 'City · 1' }));
  const cities = within(await screen.findByRole('dialog', { name: 'City' }));
  await user.click(await cities.findByRole('checkbox', { name: /^London/ }));
  await waitFor(() => expect(location()).toBe('/studios?date=2026-12-08&hours=4'));
});
