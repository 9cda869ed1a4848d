import { describe, expect, test } from 'vitest';
import type { Document } from '#domain/documents/document.ts';
import { countryPages } from '#domain/studios/country.ts';
import { shippedText } from '#api/features/texts/text.service.ts';
import { useServer } from '#api/testing/test-server.ts';
import { shippedPaths } from './page.service.ts';

const server = useServer();

const PAGE = `query ($id: ID!, $language: Language!) {
  page(id: $id, language: $language) { id language title description lead body }
}`;

interface Asked {
  page: { id: string; language: string; title: string; body: Document } | null;
}

async function read(id: string, language = 'EN') {
  const { data } = await server.client().graphql<Asked>(PAGE, { id, language });
  return data!.page;
}

describe('a page', () => {
  test('is read in the language that is asked for', async () => {
    expect(await read('terms')).toMatchObject({ id: 'terms', language: 'EN', title: 'Terms' });
    const german = await read('terms', 'DE');
    expect(german).toMatchObject({ language: 'DE', title: 'Nutzungsbedingungen' });
    expect(german!.body).toEqual(
      shippedText({ kind: 'page', slug: 'terms', language: 'de' })!.body,
    );
  });

  test.each(['nothing', '', 'constructor', '__proto__', '../terms'])(
    'of the id %j is none',
    async (id) => {
      expect(await read(id)).toBeNull();
    },
  );

  test('is HTML on REST', async () => {
    const { status, body } = await server
      .client()
      .get<{ pageId: string; title: string; content: string }>(
        '/api/page-content/cookies?language=fr',
      );
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['pageId', 'title', 'content']);
    expect(body.content).toMatch(/^<p>.*<h2>.*<table>.*roomtone_session/s);
    const missing = await server.client().get('/api/page-content/nothing');
    expect(missing).toMatchObject({ status: 404, body: { message: 'Page not found.' } });
  });

  test('is in the sitemap; that of a country is where its studios are', async () => {
    const sitemap = await server.client().fetch('/sitemaps/pages-0.xml');
    const text = await sitemap.text();
    const countries = countryPages.map(({ slug }) => `/${slug}`);
    expect(shippedPaths).toContain('/helpdesk/categories/booking');
    for (const path of shippedPaths) {
      expect([path, text.includes(`${path}</loc>`)]).toEqual([path, !countries.includes(path)]);
    }
  });

  test('is found by what it is called before what it says, in the language of the reader', async () => {
    const SEARCH = `query ($text: String!, $language: Language) {
      siteSearch(text: $text, kinds: [PAGE_CONTENTS], language: $language) {
        totalCount hits { id title url }
      }
    }`;
    interface Found {
      siteSearch: { totalCount: number; hits: { id: string; title: string; url: string }[] }[];
    }
    const find = async (text: string, language?: string) => {
      const { data } = await server.client().graphql<Found>(SEARCH, { text, language });
      return data!.siteSearch[0]?.hits ?? [];
    };
    const [first, ...others] = await find('cookies');
    expect(first).toEqual({ id: 'cookies', title: 'Cookies', url: '/cookies' });
    expect(others.map(({ id }) => id)).toEqual(['privacy']);
    expect((await find('nutzungsbedingungen', 'DE'))[0]).toMatchObject({ id: 'terms' });
    expect(await find('nutzungsbedingungen', 'EN')).toEqual([]);
    const { body } = await server
      .client()
      .get<{ pageContents: unknown[] }>('/api/search?q=liability');
    expect(body.pageContents).toEqual([
      { id: 'terms', title: 'Terms', slug: 'terms', url: '/terms' },
    ]);
  });
});
