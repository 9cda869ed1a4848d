import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { insertCollected } from '#db/favorites/collection-studio.repository.ts';
import { giveToken, insertCollection } from '#db/favorites/collection.repository.ts';
import { insertFavorites } from '#db/favorites/favorite.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useServer } from '#api/testing/test-server.ts';

/** How often a picture was asked for, by its path. */
const drawn = new Map<string, number>();

const demo = {
  accounts: [],
  socialUsernames: {},
  files: [],
  drawPicture(path: string) {
    drawn.set(path, (drawn.get(path) ?? 0) + 1);
    if (path.includes('broken')) return '<svg';
    const colour = path.includes('green') ? '#0a0' : '#00a';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${colour}"/></svg>`;
  },
  renderSound: () => undefined,
};

const server = useServer({ demo });

/** Red, green and blue of a preview where nothing is written. */
async function colourOf(path: string): Promise<number[]> {
  const response = await server.client().fetch(path);
  expect([path, response.status, response.headers.get('Content-Type')]).toEqual([
    path,
    200,
    'image/png',
  ]);
  const png = sharp(Buffer.from(await response.arrayBuffer()));
  const { format, width, height } = await png.metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  const area = { left: 900, top: 180, width: 1, height: 1 };
  const pixel = await png.removeAlpha().toColourspace('srgb').extract(area).raw().toBuffer();
  return [...pixel];
}

const green = [expect.closeTo(0, -1.5), expect.closeTo(170, -1.5), expect.closeTo(0, -1.5)];

describe('the preview of a page', () => {
  test('shows the picture of the studio', async () => {
    const { id } = await createStudio(server.database.em, { images: ['/scenes/green-1.svg'] });
    expect(await colourOf(`/previews/studios/${id}.png`)).toEqual(green);
  });

  test('shows that of a collection’s studio, to whoever has the link', async () => {
    const { em, sql } = server.database;
    const { id: studioId } = await createStudio(em, { images: ['/scenes/green-2.svg'] });
    const { id: userId } = await createUser(em);
    const [at, limit, token] = [0, 10, 'a'.repeat(32)];
    await insertFavorites(sql, { userId, studioIds: [studioId], at });
    const collection = { userId, name: 'For the record', nameKey: 'for the record', at, limit };
    const id = (await insertCollection(sql, collection))!;
    await insertCollected(sql, { userId, collectionIds: [id], studioId, at, limit });
    await giveToken(sql, userId, id, { token, sharesNotes: false });
    expect(await colourOf(`/previews/collections/${token}.png`)).toEqual(green);
    const other = 'b'.repeat(32);
    expect((await server.client().fetch(`/previews/collections/${other}.png`)).status).toBe(404);
  });

  test.each([
    'site/default',
    'cities/london',
    'categories/drums',
    'countries/germany',
    'countries/italy',
  ])('is there for %s', async (page) => {
    expect(await colourOf(`/previews/${page}.png`)).toHaveLength(3);
  });

  test('is there for somebody without a picture, whatever their name is written in', async () => {
    const { id } = await createUser(server.database.em, { name: '山田 太郎' });
    expect(await colourOf(`/previews/profiles/${id}.png`)).toHaveLength(3);
  });

  test('is there when the picture cannot be read', async () => {
    const { id } = await createStudio(server.database.em, { images: ['/scenes/broken.svg'] });
    expect(await colourOf(`/previews/studios/${id}.png`)).toHaveLength(3);
    expect(server.takeLog()).toEqual([]);
  });

  test('is drawn once, however many ask for it at once', async () => {
    const picture = '/scenes/green-once.svg';
    const { id } = await createStudio(server.database.em, { images: [picture] });
    const all = Array.from({ length: 8 }, async () => colourOf(`/previews/studios/${id}.png`));
    expect(new Set((await Promise.all(all)).map(String)).size).toBe(1);
    expect(drawn.get(picture)).toBe(1);
  });

  test('may be kept, is asked for again by its tag, and is another once the page is', async () => {
    const picture = '/scenes/green-tag.svg';
    const { id } = await createStudio(server.database.em, { images: [picture] });
    const path = `/previews/studios/${id}.png`;
    const first = await server.client().fetch(path);
    expect(first.headers.get('Cache-Control')).toBe(
      'public, max-age=3600, stale-while-revalidate=86400',
    );
    const tag = first.headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' };
    expect((await server.client().fetch(path, { headers })).status).toBe(304);
    expect(drawn.get(picture)).toBe(1);
    await server.database.sql
      .updateTable('studios')
      .set({ name: 'Another name' })
      .where('id', '=', id)
      .execute();
    const later = await server.client().fetch(path, { headers });
    expect([later.status, later.headers.get('ETag') === tag]).toEqual([200, false]);
  });

  test('is not there for what is not public', async () => {
    const { id } = await createStudio(server.database.em, {
      status: 'pending',
      images: ['/scenes/green-hidden.svg'],
    });
    expect((await server.client().fetch(`/previews/studios/${id}.png`)).status).toBe(404);
    expect(drawn.has('/scenes/green-hidden.svg')).toBe(false);
  });

  test.each([
    'studios/0.png',
    'studios/99999999999.png',
    'studios/-1.png',
    'studios/%2e%2e%2f1.png',
    'studios/1.svg',
    'cities/atlantis.png',
    'categories/constructor.png',
    'constructor/1.png',
    'site/other.png',
    'profiles/http:%2f%2fevil.example%2fa.png',
    '%ff/1.png',
  ])('is not there for %s', async (page) => {
    const { status } = await server.client().fetch(`/previews/${page}`);
    expect([400, 404]).toContain(status);
    expect(server.takeLog()).toEqual([]);
  });
});

describe('a network that has many drawn', () => {
  const limited = useServer({ demo, env: { RATE_LIMIT_FACTOR: '0.05' } });

  test('waits, while what is drawn already is still shown', async () => {
    const client = limited.client();
    const paths = ['cities/london', 'cities/paris', 'cities/berlin'].map(
      (page) => `/previews/${page}.png`,
    );
    for (const path of paths) expect((await client.fetch(path)).status).toBe(200);
    const refused = await client.fetch('/previews/cities/tokyo.png');
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([
      429,
      'private, no-store',
    ]);
    expect((await client.fetch(paths[0]!)).status).toBe(200);
  });
});
