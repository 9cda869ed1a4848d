import { beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { moveText, findText } from '#db/texts/text.repository.ts';
import { createPost, paragraphOf } from '#db/texts/text.factory.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const NOW = Date.parse('2026-12-01T12:00:00Z');
const daysAgo = (days: number) => NOW - days * DAY_MS;

const CARD =
  'id slug title excerpt category tags publishedAt readingMinutes language author { name }';
const LIST = `query ($first: Int, $after: String, $category: String, $text: String) {
  blogPosts(first: $first, after: $after, category: $category, text: $text) {
    totalCount nodes { ${CARD} } pageInfo { hasNextPage endCursor }
  }
}`;
const POST = `query ($slug: String!) {
  blogPost(slug: $slug) { ${CARD} lead body related { slug } next { slug } previous { slug } }
}`;

interface Post {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  author: { name: string } | null;
  related: { slug: string }[];
  next: { slug: string } | null;
  previous: { slug: string } | null;
}
interface Listed {
  blogPosts: {
    totalCount: number;
    nodes: Post[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

async function list(variables: Record<string, unknown> = {}) {
  const { data, errors } = await server.client().graphql<Listed>(LIST, variables);
  expect(errors).toEqual([]);
  return data!.blogPosts;
}

async function slugs(variables: Record<string, unknown>): Promise<string[]> {
  return (await list(variables)).nodes.map(({ slug }) => slug);
}

async function read(slug: string): Promise<Post | null> {
  const { data } = await server.client().graphql<{ blogPost: Post | null }>(POST, { slug });
  return data!.blogPost;
}

let firstId: number;

beforeAll(async () => {
  const db = server.database.sql;
  const { id: authorId } = await createUser(server.database.em, { name: 'Nell Ferrand' });
  const first = await createPost(db, NOW, {
    slug: 'a-click',
    title: 'Playing to a click',
    description: 'Two weeks with a metronome.',
    category: 'performance-tips',
    tags: ['drums', 'sessions'],
    body: paragraphOf(Array(500).fill('beat').join(' ')),
    publishedAt: daysAgo(9),
    authorId,
  });
  firstId = first.id;
  await createPost(db, NOW, {
    slug: 'a-bag',
    title: 'What to put in the bag',
    category: 'tips',
    tags: ['preparation'],
    body: paragraphOf(`Strings <b>&</b> ${'spare cables '.repeat(20)}`),
    publishedAt: daysAgo(6),
  });
  await createPost(db, NOW, {
    slug: 'ein-raum',
    title: 'Ein leiser Raum',
    language: 'de',
    category: 'recording',
    tags: ['drums'],
    publishedAt: daysAgo(3),
  });
  await createPost(db, NOW, { slug: 'a-draft', publishedAt: null });
  await createPost(db, NOW, { slug: 'tomorrow', publishedAt: NOW + DAY_MS });
});

describe('posts', () => {
  test('are listed last published first, page by page, with who wrote them', async () => {
    const page = await list({ first: 2 });
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(page.nodes.map(({ slug }) => slug)).toEqual(['ein-raum', 'a-bag']);
    const rest = await list({ first: 2, after: page.pageInfo.endCursor });
    expect(rest.nodes).toMatchObject([
      {
        slug: 'a-click',
        excerpt: 'Two weeks with a metronome.',
        author: { name: 'Nell Ferrand' },
        category: 'performance-tips',
        tags: ['drums', 'sessions'],
        publishedAt: '2026-11-22T12:00:00.000Z',
        readingMinutes: 2,
        language: 'EN',
      },
    ]);
  });

  test('without a description say how they begin', async () => {
    const { excerpt } = (await read('a-bag'))!;
    expect(excerpt).toMatch(/^Strings <b>&<\/b> spare cables .*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(121);
  });

  test.each([
    ['tips', ['a-bag', 'a-click']],
    ['performance-tips', ['a-click']],
    ['all', ['ein-raum', 'a-bag', 'a-click']],
    ['%', []],
    ['books', []],
  ])('are found by the category %s, which is matched loosely', async (category, expected) => {
    expect(await slugs({ category })).toEqual(expected);
  });

  test.each([
    ['metronome CLICK', ['a-click']],
    ['cables', ['a-bag']],
    ['drums', ['ein-raum', 'a-click']],
    ['drums cables', []],
  ])('are found by the words %j in any of their parts', async (text, expected) => {
    expect(await slugs({ text })).toEqual(expected);
  });

  test('are refused a text that is too long', async () => {
    const { errors } = await server.client().graphql(LIST, { text: 'x'.repeat(201) });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual(['text']);
  });

  test('cost as many statements however many there are', async () => {
    const statements = async (first: number) => {
      server.database.takeQueries();
      const { data } = await server.client().graphql<Listed>(
        `query ($first: Int) { blogPosts(first: $first) {
          totalCount
          nodes { author { name } related { author { name } } next { slug } previous { slug } }
        } }`,
        { first },
      );
      expect(data!.blogPosts.nodes).toHaveLength(first);
      return server.database.takeQueries().length;
    };
    const ofOne = await statements(1);
    // The author of what is related may be asked for apart.
    expect(await statements(3)).toBeLessThanOrEqual(ofOne + 1);
  });
});

describe('a post', () => {
  test('is read by its address, by one that it had, and by its id', async () => {
    const db = server.database.sql;
    const { id } = await createPost(db, NOW, { slug: 'old-name', publishedAt: daysAgo(40) });
    await moveText(db, (await findText(db, id))!, 'new-name', NOW);
    for (const name of ['old-name', 'new-name', String(id)]) {
      expect(await read(name)).toMatchObject({ id: String(id), slug: 'new-name' });
    }
    await db.deleteFrom('texts').where('id', '=', id).execute();
  });

  test('whose address is a number comes before the one with that id', async () => {
    const db = server.database.sql;
    const { id } = await createPost(db, NOW, { slug: String(firstId), publishedAt: daysAgo(50) });
    expect((await read(String(firstId)))!.id).toBe(String(id));
    await db.deleteFrom('texts').where('id', '=', id).execute();
  });

  test.each(['a-draft', 'tomorrow', 'nothing', '', '0', '999999', '1e3', '__proto__'])(
    'that readers do not have is none: %j',
    async (slug) => {
      expect(await read(slug)).toBeNull();
    },
  );

  test('that is scheduled is there from its moment on, and at no other place before', async () => {
    expect(await slugs({ text: 'quiet' })).toEqual([]);
    server.setTime('2026-12-02T12:00:00Z');
    expect(await read('tomorrow')).toMatchObject({ slug: 'tomorrow' });
    expect((await list()).nodes[0]?.slug).toBe('tomorrow');
    server.setTime('2026-12-01T12:00:00Z');
  });

  test('leads to those that are near it, and to its neighbours in time', async () => {
    expect(await read('a-click')).toMatchObject({
      related: [{ slug: 'ein-raum' }],
      next: { slug: 'a-bag' },
      previous: null,
    });
    expect(await read('ein-raum')).toMatchObject({
      related: [{ slug: 'a-click' }],
      next: null,
      previous: { slug: 'a-bag' },
    });
    expect((await read('a-bag'))!.related).toEqual([]);
  });

  test('leads to three others at most: of its category first, then by tags in common', async () => {
    const db = server.database.sql;
    const near = { category: 'mixing', tags: ['reverb', 'delay'] };
    const posts = [
      await createPost(db, NOW, { ...near, slug: 'm-itself', publishedAt: daysAgo(100) }),
      await createPost(db, NOW, { ...near, slug: 'm-alike', publishedAt: daysAgo(104) }),
      await createPost(db, NOW, { category: 'mixing', slug: 'm-same', publishedAt: daysAgo(102) }),
      await createPost(db, NOW, { category: 'mixing', slug: 'm-late', publishedAt: daysAgo(101) }),
      await createPost(db, NOW, { tags: ['delay'], slug: 'm-tag', publishedAt: daysAgo(99) }),
    ];
    const { related } = (await read('m-itself'))!;
    expect(related.map(({ slug }) => slug)).toEqual(['m-alike', 'm-late', 'm-same']);
    const ids = posts.map(({ id }) => id);
    await db.deleteFrom('texts').where('id', 'in', ids).execute();
  });

  test('stays when its author is gone', async () => {
    const { id: authorId } = await createUser(server.database.em);
    const db = server.database.sql;
    const { id, slug } = await createPost(db, NOW, { authorId, publishedAt: daysAgo(60) });
    await db.deleteFrom('users').where('id', '=', authorId).execute();
    expect(await read(slug)).toMatchObject({ author: null });
    await db.deleteFrom('texts').where('id', '=', id).execute();
  });
});

test('categories that have posts are named with how many are found by each', async () => {
  const { data } = await server
    .client()
    .graphql<{ blogCategories: unknown[] }>('{ blogCategories { id postCount } }');
  expect(data!.blogCategories).toEqual([
    { id: 'recording', postCount: 1 },
    { id: 'performance-tips', postCount: 1 },
    { id: 'tips', postCount: 2 },
  ]);
});

describe('GET /api/blog-posts', () => {
  const get = (query: string) =>
    server.client().get<Record<string, unknown>[]>(`/api/blog-posts${query}`);

  test('lists posts with the fields of the specification, as HTML', async () => {
    const { status, body, headers } = await get('?category=tips&limit=1');
    expect(status).toBe(200);
    expect(headers.get('X-Total-Count')).toBe('2');
    expect(headers.get('Link')).toMatch(
      /^<\/api\/blog-posts\?category=tips&limit=1&cursor=.+>; rel="next"$/,
    );
    expect(body).toEqual([
      {
        id: expect.any(Number),
        slug: 'a-bag',
        title: 'What to put in the bag',
        excerpt: expect.stringMatching(/^Strings/),
        content: expect.stringMatching(/^<p>Strings &lt;b&gt;&amp;&lt;\/b&gt;/),
        category: 'tips',
        tags: ['preparation'],
        coverImage: expect.any(String),
        status: 'published',
      },
    ]);
    const [{ id, coverImage }] = body as [{ id: number; coverImage: string }];
    expect(coverImage).toBe(`${server.url}/previews/posts/${id}.png`);
  });

  test('has all that readers have, and nothing else', async () => {
    const { body } = await get('');
    expect(body.map(({ slug }) => slug)).toEqual(['ein-raum', 'a-bag', 'a-click']);
  });

  test('refuses a limit that is none', async () => {
    expect((await get('?limit=0')).status).toBe(400);
  });
});

test('the search of the site finds posts: those first that are called so', async () => {
  const { data } = await server.client().graphql<{ siteSearch: unknown[] }>(
    `query ($text: String!) {
      siteSearch(text: $text, kinds: [BLOG_POSTS]) { totalCount hits { title slug url detail } }
    }`,
    { text: 'click' },
  );
  expect(data!.siteSearch).toEqual([
    {
      totalCount: 1,
      hits: [
        {
          title: 'Playing to a click',
          slug: 'a-click',
          url: '/blog/a-click',
          detail: 'Two weeks with a metronome.',
        },
      ],
    },
  ]);
  const { body } = await server
    .client()
    .get<{ blogPosts: { title: string }[] }>('/api/search?q=drums');
  expect(body.blogPosts).toMatchObject([
    { title: 'Ein leiser Raum', url: '/blog/ein-raum' },
    { title: 'Playing to a click' },
  ]);
});

test('the sitemap has posts and categories that readers have', async () => {
  const response = await server.client().fetch('/sitemaps/blog-0.xml');
  const paths = [...(await response.text()).matchAll(/<loc>([^<]+)</g)].map(([, loc = '']) =>
    loc.replace(server.url, ''),
  );
  expect(paths.toSorted()).toEqual([
    '/blog/a-bag',
    '/blog/a-click',
    '/blog/category/performance-tips',
    '/blog/category/recording',
    '/blog/category/tips',
    '/blog/ein-raum',
  ]);
});

test('a post has a picture for where its address is shared', async () => {
  const client = server.client();
  const { status, headers } = await client.fetch(`/previews/posts/${firstId}.png`);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect((await client.fetch('/previews/posts/999999.png')).status).toBe(404);
});
