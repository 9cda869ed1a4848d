import { describe, expect, test } from 'vitest';
import type { RenderRequest } from '#domain/rendering/page-contract.ts';
import { fakePage, fakePages } from '#api/testing/fake-pages.ts';
import { useServer } from '#api/testing/test-server.ts';

const rendered: RenderRequest[] = [];
const pages = fakePages((request) => {
  rendered.push(request);
  return Promise.resolve(fakePage({}));
});
const html = { headers: { Accept: 'text/html' } };

describe('with a tile server', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png';
  const server = useServer({ pages, env: { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© T' } });

  test('pages are told of it, and may show its pictures', async () => {
    const { headers } = await server.client().fetch('/with', html);
    expect(rendered.at(-1)?.mapTiles).toEqual({ url, attribution: '© T' });
    expect(headers.get('Content-Security-Policy')).toContain(
      "img-src 'self' data: https://tiles.example;",
    );
  });
});

describe('without one', () => {
  const server = useServer({ pages });

  test('nobody else is asked for pictures', async () => {
    const { headers } = await server.client().fetch('/without', html);
    expect(rendered.at(-1)?.mapTiles).toBeUndefined();
    expect(headers.get('Content-Security-Policy')).toContain("img-src 'self' data:;");
  });
});
