import type { APIRequestContext } from '@playwright/test';
import { readSitemapDocument } from '#api/testing/sitemap-document.ts';
import { expect, test } from './fixtures.ts';

/** What of a document is for those who come without a browser. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path, { headers: { Accept: 'text/html' } });
  const html = await response.text();
  const one = (pattern: RegExp) => pattern.exec(html)?.[1];
  const data = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script/gis);
  return {
    status: response.status(),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    picture: one(/<meta property="og:image" content="([^"]*)"/),
    card: one(/<meta name="twitter:card" content="([^"]*)"/),
    links: [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g)],
    data: [...data].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
}

async function addressesIn(request: APIRequestContext, path: string): Promise<string[]> {
  const { entries } = readSitemapDocument(await (await request.get(path)).text());
  return [...entries.keys()];
}

test('the sitemap leads to pages that are to be found, each under its own address', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const files = await addressesIn(request, index);
  const lists = await Promise.all(files.map(async (file) => addressesIn(request, file)));
  // Hundreds of studios are all alike.
  const addresses = lists.flatMap((list) => (list.length > 40 ? list.slice(0, 3) : list));
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const { status, canonical, robots: told } = await read(request, address);
    expect([address, status, canonical, told]).toEqual([
      address,
      200,
      // The root is written with and without its slash.
      address,
      undefined,
    ]);
  }
});

test('pages bring a picture for where they are shared', async ({ request }) => {
  const paths = ['/', '/terms', '/studios', '/studios/1', '/studios/cities/tokyo', '/germany'];
  for (const path of [...paths, '/studios/categories/drums', '/profile/1', '/studios?q=drums']) {
    const { picture = '', card } = await read(request, path);
    expect([path, card]).toEqual([path, 'summary_large_image']);
    const response = await request.get(picture);
    expect([picture, response.status(), response.headers()['content-type']]).toEqual([
      picture,
      200,
      'image/png',
    ]);
    expect((await response.body()).length).toBeGreaterThan(20_000);
  }
});

test('a studio tells search engines what it is and where it stands', async ({ request }) => {
  const { data } = await read(request, '/studios/1');
  const types = data.map((item) => item['@type']);
  expect(types).toEqual(expect.arrayContaining(['LocalBusiness', 'BreadcrumbList']));
  expect(data.find((item) => item['@type'] === 'LocalBusiness')).toMatchObject({
    address: { addressCountry: expect.stringMatching(/^[A-Z]{2}$/) as unknown },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ '@type': 'OpeningHoursSpecification' }),
    ]),
  });
  const list = (await read(request, '/studios')).data.find((item) => item['@type'] === 'ItemList');
  expect(list?.itemListElement).not.toEqual([]);
});

test('the document names its icons, and they are there', async ({ request }) => {
  const { links } = await read(request, '/');
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const [, path = ''] of links) expect((await request.get(path)).status()).toBe(200);
});
