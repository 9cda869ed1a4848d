import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { Review } from '#db/reviews/review.entity.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { readSitemapDocument } from '#api/testing/sitemap-document.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

/** The addresses of a sitemap or an index without the origin, with their dates. */
async function read(path: string): Promise<Map<string, string | undefined>> {
  const response = await server.client().fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const { root, entries } = readSitemapDocument(await response.text());
  expect(root).toBe(path === '/sitemap.xml' ? 'sitemapindex' : 'urlset');
  return new Map([...entries].map(([loc, date]) => [loc.replace(server.url, ''), date]));
}

/** All that the index leads to. */
async function readAll(): Promise<Map<string, string | undefined>> {
  const files = [...(await read('/sitemap.xml')).keys()];
  const maps = await Promise.all(files.map(read));
  return new Map(maps.flatMap((map) => [...map]));
}

describe('the sitemap', () => {
  test('names what is public, with the date of its last change', async () => {
    const em = server.database.em;
    const createdAt = new Date('2026-03-01T10:00:00Z');
    const quiet = await createStudio(em, { cityId: 'berlin', categories: ['drums'], createdAt });
    const reviewed = await createStudio(em, { createdAt });
    const at = new Date('2026-04-02T11:30:05Z');
    const author = await createUser(em);
    em.create(Review, {
      studio: reviewed,
      user: author,
      rating: 5,
      title: 'Quiet',
      content: 'You hear nothing but yourself in there.',
      verified: false,
      createdAt: at,
    });
    await em.flush();
    const all = await readAll();
    expect(all.get(`/studios/${quiet.id}`)).toBe('2026-03-01T10:00:00Z');
    expect(all.get(`/studios/${reviewed.id}`)).toBe('2026-04-02T11:30:05Z');
    expect(all.get('/studios/cities/berlin')).toBe('2026-03-01T10:00:00Z');
    expect([...all.keys()]).toEqual(
      expect.arrayContaining([
        '/',
        '/terms',
        '/privacy',
        '/blog',
        '/record-stores',
        '/helpdesk',
        '/studios',
        '/studios/categories',
        '/studios/categories/drums',
        '/germany',
        '/promoted',
        `/profile/${author.id}`,
      ]),
    );
  });

  test('has nothing private, and no page that says it is not to be found', async () => {
    const em = server.database.em;
    const nobody = await createUser(em);
    const hidden = await createStudio(em, {
      status: 'pending',
      cityId: 'stockholm',
      categories: ['orchestral'],
    });
    const secretive = await createUser(em);
    em.create(Review, {
      studio: await createStudio(em),
      user: secretive,
      rating: 4,
      title: 'Warm',
      content: 'Nobody may read this before the studio has written.',
      verified: true,
      hiddenUntil: new Date('2026-04-16T10:00:00Z'),
    });
    await em.flush();
    const paths = [...(await readAll()).keys()];
    const absent = [
      `/profile/${nobody.id}`,
      `/profile/${hidden.owner.id}`,
      `/profile/${secretive.id}`,
      `/studios/${hidden.id}`,
      '/studios/cities/stockholm',
      '/studios/categories/orchestral',
    ];
    expect(paths.filter((path) => absent.includes(path))).toEqual([]);
    const own = /^\/(?:account|admin|api|saved|book|login)(?:\/|$)/;
    expect(paths.filter((path) => own.test(path))).toEqual([]);
  });

  test('is split by ids, so that an address stays in its file', async () => {
    const em = server.database.em;
    const { id: first } = await createStudio(em);
    await sql`SELECT setval(pg_get_serial_sequence('studios', 'id'), 25000)`.execute(
      server.database.sql,
    );
    const { id: later } = await createStudio(em);
    const files = [...(await read('/sitemap.xml')).keys()];
    expect(files).toEqual(
      expect.arrayContaining(['/sitemaps/studios-0.xml', '/sitemaps/studios-2.xml']),
    );
    expect([...(await read('/sitemaps/studios-0.xml')).keys()]).toContain(`/studios/${first}`);
    const paths = [...(await read('/sitemaps/studios-2.xml')).keys()];
    expect(paths).toEqual([`/studios/${later}`]);
  });

  test('may be kept for an hour and is asked for again by its tag', async () => {
    const first = await server.client().fetch('/sitemap.xml');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const again = await server.client().fetch('/sitemap.xml', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test.each([
    '/sitemaps/studios-999.xml',
    '/sitemaps/studios-01.xml',
    '/sitemaps/studios--1.xml',
    '/sitemaps/studios-99999999999.xml',
    '/sitemaps/constructor-0.xml',
    '/sitemaps/site-1.xml',
    '/sitemaps/../api-0.xml',
    '/sitemaps/%ff',
  ])('has no %s', async (path) => {
    expect((await server.client().fetch(path)).status).toBeGreaterThanOrEqual(400);
    expect(server.takeLog()).toEqual([]);
  });
});

describe('robots.txt', () => {
  const closed = useServer({ env: { BETA_PASSWORD: 'room tone' } });

  test('names the sitemap, and what is not for search engines', async () => {
    const text = await (await server.client().fetch('/robots.txt')).text();
    expect(text).toContain(`\nSitemap: ${server.url}/sitemap.xml\n`);
    expect(text).toContain('\nDisallow: /account/\n');
  });

  test('keeps everything back behind the gate of a private beta', async () => {
    const text = await (await closed.client().fetch('/robots.txt')).text();
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });
});
