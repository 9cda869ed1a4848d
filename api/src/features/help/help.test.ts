import { describe, expect, test } from 'vitest';
import { helpCategories } from '#domain/texts/category.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { shippedSlugs, shippedText } from '#api/features/texts/text.service.ts';
import { administrator } from '#api/testing/administrator.ts';
import { fakePage, fakePages } from '#api/testing/fake-pages.ts';
import { useServer } from '#api/testing/test-server.ts';

/** Pages that show these and nothing else. */
const entities = [
  'HelpArticle:{"id":"save-studios","language":"EN"}',
  'HelpFaq:{"id":"how-do-i-pay","language":"DE"}',
];
let rendered = 0;

const server = useServer({
  pages: fakePages(({ url }) => {
    rendered += 1;
    return Promise.resolve(fakePage({ entities: [entities[Number(url.split('/').at(-1))]!] }));
  }),
});

interface Article {
  id: string;
  language: string;
  title: string;
  description: string;
  category: string | null;
  body: unknown;
  readingMinutes: number;
  related: { id: string; category: string | null }[];
}

interface Faq {
  id: string;
  language: string;
  question: string;
  category: string | null;
  answer: unknown;
}

const ARTICLE = `query ($id: ID!, $language: Language!) {
  helpArticle(id: $id, language: $language) {
    id language title description category body readingMinutes related { id category }
  }
}`;
const ARTICLES = `query ($category: HelpCategory) {
  helpArticles(language: EN, category: $category) { id category related { id } }
}`;
const FAQ = `query ($id: ID!, $language: Language!) {
  helpFaq(id: $id, language: $language) { id language question category answer }
}`;
const FAQS = `query ($language: Language!, $category: HelpCategory) {
  helpFaqs(language: $language, category: $category) { id language question category answer }
}`;

async function ask<T>(query: string, variables: Record<string, unknown>): Promise<T> {
  const { data, errors } = await server.client().graphql<Record<string, T>>(query, variables);
  expect(errors).toEqual([]);
  return Object.values(data!)[0]!;
}

const readArticle = (id: string, language = 'EN') => ask<Article | null>(ARTICLE, { id, language });
const readFaq = (id: string, language = 'EN') => ask<Faq | null>(FAQ, { id, language });

describe('an article', () => {
  test('is read in English in every language, and says so', async () => {
    const shipped = shippedText({ kind: 'article', slug: 'book-a-studio', language: 'en' })!;
    expect(await readArticle('book-a-studio', 'JA')).toMatchObject({
      id: 'book-a-studio',
      language: 'EN',
      title: 'Book a studio',
      description: shipped.description,
      category: 'BOOKING',
      body: shipped.body,
    });
  });

  test('says how long it takes, and leads to others of its category', async () => {
    const article = await readArticle('book-a-studio');
    expect(article!.readingMinutes).toBeGreaterThanOrEqual(1);
    expect(article!.related).toHaveLength(3);
    for (const { id, category } of article!.related) {
      expect(category).toBe('BOOKING');
      expect(id).not.toBe('book-a-studio');
    }
  });

  test.each(['nothing', '', 'constructor', '__proto__', '../book-a-studio'])(
    'of the id %j is none',
    async (id) => {
      expect(await readArticle(id)).toBeNull();
      expect(await readFaq(id)).toBeNull();
    },
  );
});

describe('the articles', () => {
  test('are all there, and together are those of their categories', async () => {
    const all = await ask<Article[]>(ARTICLES, {});
    expect(all.map(({ id }) => id).toSorted()).toEqual(shippedSlugs('article').toSorted());
    const byCategory = [];
    for (const category of helpCategories.map(enumName)) {
      const some = await ask<Article[]>(ARTICLES, { category });
      expect(some.map((article) => article.category)).toEqual(some.map(() => category));
      byCategory.push(...some);
    }
    expect(byCategory.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  test('with all that are related take one statement', async () => {
    server.database.takeQueries();
    await ask<Article[]>(ARTICLES, {});
    expect(server.database.takeQueries()).toHaveLength(1);
  });
});

describe('a question', () => {
  test('is answered in the language that is asked for', async () => {
    const english = await readFaq('how-do-i-pay');
    const german = await readFaq('how-do-i-pay', 'DE');
    expect(german).toMatchObject({ id: 'how-do-i-pay', language: 'DE' });
    expect(german!.question).not.toBe(english!.question);
    expect(german!.answer).toEqual(
      shippedText({ kind: 'faq', slug: 'how-do-i-pay', language: 'de' })!.body,
    );
  });

  test('is among all, and among those of its category', async () => {
    const all = await ask<Faq[]>(FAQS, { language: 'FR' });
    expect(all.map(({ id }) => id).toSorted()).toEqual(shippedSlugs('faq').toSorted());
    expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['FR']));
    const { category } = all.find(({ id }) => id === 'how-do-i-pay')!;
    const some = await ask<Faq[]>(FAQS, { language: 'FR', category });
    expect(some.map(({ id }) => id)).toContain('how-do-i-pay');
    expect(some.length).toBeLessThan(all.length);
  });
});

test('both are in the sitemap, and are found by the search of the site', async () => {
  const sitemap = await server.client().fetch('/sitemaps/help-0.xml');
  const text = await sitemap.text();
  for (const slug of shippedSlugs('article')) expect(text).toContain(`/articles/${slug}</loc>`);
  for (const slug of shippedSlugs('faq')) expect(text).toContain(`/helpdesk/faqs/${slug}</loc>`);
  const { body } = await server
    .client()
    .get<{ helpdeskArticles: object[]; helpdeskFaqs: object[] }>('/api/search?q=waitlist');
  expect(body.helpdeskArticles).toContainEqual({
    id: 'join-a-waitlist',
    title: 'Join a waitlist',
    slug: 'join-a-waitlist',
    url: '/helpdesk/articles/join-a-waitlist',
  });
  const asked = await server.client().get<{ helpdeskFaqs: object[] }>('/api/search?q=password');
  expect(asked.body.helpdeskFaqs).toContainEqual(
    expect.objectContaining({ url: '/helpdesk/faqs/what-if-i-forget-my-password' }),
  );
});

test('what an editor publishes is read, and drops the kept pages that show it', async () => {
  const admin = await administrator(server);
  const save = async (kind: 'ARTICLE' | 'FAQ', slug: string, language: string) => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'So.' }] };
    const input = {
      kind,
      slug,
      language,
      base: 0,
      title: 'Written anew',
      category: 'booking',
      body: { type: 'doc', content: [paragraph] },
    };
    const saved = await admin.graphql<{ saveSiteText: { text: { id: string } } }>(
      'mutation ($input: SaveSiteTextInput!) { saveSiteText(input: $input) { text { id } } }',
      { input },
    );
    const { id } = saved.data!.saveSiteText.text;
    await admin.graphql(
      'mutation ($input: PublishSiteTextInput!) { publishSiteText(input: $input) { text { id } } }',
      { input: { id, number: 1 } },
    );
  };
  const show = async (number: number) => {
    await server.client().fetch(`/shown/${number}`, { headers: { Accept: 'text/html' } });
    return rendered;
  };
  expect([await show(0), await show(1), await show(0), await show(1)]).toEqual([1, 2, 2, 2]);
  await save('ARTICLE', 'save-studios', 'EN');
  expect([await show(1), await show(0)]).toEqual([2, 3]);
  await save('FAQ', 'how-do-i-pay', 'DE');
  expect([await show(0), await show(1)]).toEqual([3, 4]);

  expect(await readArticle('save-studios')).toMatchObject({
    title: 'Written anew',
    description: 'So.',
    category: 'BOOKING',
  });
  expect(await readFaq('how-do-i-pay', 'DE')).toMatchObject({ question: 'Written anew' });
  expect((await readFaq('how-do-i-pay', 'ES'))!.question).not.toBe('Written anew');
});
