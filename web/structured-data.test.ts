import { describe, expect, test } from 'vitest';
import { renderPage } from './src/testing/server-page.ts';
import { hourlyPrices } from '#web/features/studios/studios.fixtures.ts';

type Data = Record<string, unknown>;

const studio = {
  __typename: 'Studio',
  id: '7',
  name: 'Tallow Yard',
  description: 'A desk, a view, and a kettle.',
  neighbourhood: 'Camden Town',
  latitude: 51.5,
  longitude: -0.1,
  sizeSquareMetres: 60,
  groupSize: null,
  loadIn: null,
  parking: 'NONE',
  isStepFree: true,
  houseRules: [],
  houseNotes: '',
  isVerified: true,
  packageType: null,
  rating: null,
  reviewCount: 0,
  ...hourlyPrices,
  zone: 'Europe/London',
  bufferMinutes: 0,
  minimumNoticeMinutes: 0,
  nextFreeSlot: null,
  city: { __typename: 'City', id: 'london', name: 'London', countryCode: 'GB' },
  host: {
    __typename: 'Profile',
    id: '3',
    name: 'Tobias Wren',
    avatarUrl: null,
    createdAt: '2024-03-04T10:00:00Z',
    spokenLanguages: [],
    responseMinutes: null,
  },
  images: [
    { __typename: 'StudioImage', url: '/rooms/7.webp', alt: 'A desk', width: 1200, height: 800 },
  ],
  categories: [{ __typename: 'Category', id: 'mixing' }],
  equipment: [],
  spaces: [],
  amenities: [],
  faqs: [],
  openingHours: [] as Data[],
  hoursExceptions: [],
};

/** Renders a page with what the server answers. @returns its HTML */
async function htmlOf(path: string, data: Data): Promise<string> {
  const result = await renderPage(path, { execute: () => Promise.resolve({ data }) });
  if ('redirect' in result) throw new Error(`${path} redirects.`);
  return result.head + result.body;
}

/** The structured data in HTML, by its type, read as a crawler does: up to the first end tag. */
function structuredData(html: string): Map<unknown, Data> {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script/gis);
  const all = [...scripts].map(([, json = '']) => JSON.parse(json) as Data);
  return new Map(all.map((data) => [data['@type'], data]));
}

const ofStudio = async (changes: Data = {}) =>
  structuredData(await htmlOf('/studios/7', { studio: { ...studio, ...changes } }));

const hours = (weekday: number, opens: string, closes: string) => ({
  __typename: 'OpeningHours',
  weekday,
  opens,
  closes,
});

describe('a studio tells search engines', () => {
  test('where it is, and no rating while there are no reviews', async () => {
    const business = (await ofStudio()).get('LocalBusiness');
    expect(business).toMatchObject({
      '@context': 'https://schema.org',
      '@id': 'https://roomtone.example/studios/7',
      image: ['https://roomtone.example/rooms/7.webp'],
      // The street is told to those who have booked.
      address: { addressRegion: 'Camden Town', addressLocality: 'London', addressCountry: 'GB' },
    });
    expect(business).not.toHaveProperty('aggregateRating');
    expect((await ofStudio({ rating: 4.5, reviewCount: 2 })).get('LocalBusiness')).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });

  test('when it is open: days alike together, past midnight, and around the clock', async () => {
    const openingHours = [
      hours(1, '09:00', '22:00'),
      hours(2, '09:00', '22:00'),
      hours(6, '18:00', '03:00'),
      hours(7, '00:00', '00:00'),
    ];
    const business = (await ofStudio({ openingHours })).get('LocalBusiness');
    expect(business?.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '09:00',
        closes: '22:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '18:00',
        closes: '03:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    ]);
  });

  test('the way to it', async () => {
    expect((await ofStudio()).get('BreadcrumbList')?.itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'London',
        item: 'https://roomtone.example/studios/cities/london',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Tallow Yard, London, United Kingdom',
        item: 'https://roomtone.example/studios/7',
      },
    ]);
  });

  test('its name, whatever stands in it', async () => {
    const name = '</script><script>alert(1)</script><!-- & "quoted"';
    const html = await htmlOf('/studios/7', { studio: { ...studio, name, description: name } });
    expect(structuredData(html).get('LocalBusiness')).toMatchObject({ name, description: name });
    expect(html).not.toContain('<script>alert(1)');
  });
});

test('a list tells which studios it has, in its order', async () => {
  const card = (id: string, name: string) => ({ ...studio, id, name });
  const data = structuredData(
    await htmlOf('/studios/cities/london', {
      city: {
        __typename: 'City',
        id: 'london',
        name: 'London',
        countryCode: 'GB',
        zone: 'Europe/London',
        image: '/london.webp',
      },
      studios: {
        __typename: 'StudioConnection',
        totalCount: 2,
        nodes: [card('9', 'Nine'), card('4', 'Four')],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        categoryCounts: [],
      },
    }),
  );
  expect(data.get('ItemList')?.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Nine',
      url: 'https://roomtone.example/studios/9',
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Four',
      url: 'https://roomtone.example/studios/4',
    },
  ]);
  expect(data.get('BreadcrumbList')?.itemListElement).toMatchObject([
    { name: 'All studios' },
    { name: 'Studios in London', item: 'https://roomtone.example/studios/cities/london' },
  ]);
});

test.each([
  ['/', '/previews/site/default.png'],
  ['/terms', '/previews/site/default.png'],
  ['/studios/7', '/previews/studios/7.png'],
  ['/login', '/previews/site/default.png'],
])('%s has a picture for where it is shared', async (path, picture) => {
  const studios = {
    __typename: 'StudioConnection',
    totalCount: 0,
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  };
  const html = await htmlOf(path, { studio, studios });
  expect(html).toContain(`property="og:image" content="https://roomtone.example${picture}"`);
  expect(html).toContain('name="twitter:card" content="summary_large_image"');
});
