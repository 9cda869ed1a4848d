import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProduct } from '#db/catalog/product.factory.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const NOW = '2026-12-01T12:00:00Z';
const day = (date: string) => new Date(`${date}T12:00:00Z`);

interface Found {
  products: {
    totalCount: number;
    nodes: { id: string; name: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
}

const LIST = /* GraphQL */ `
  query (
    $first: Int
    $after: String
    $last: Int
    $filter: ProductFilterInput
    $sort: ProductSortInput
  ) {
    products(first: $first, after: $after, last: $last, filter: $filter, sort: $sort) {
      totalCount
      nodes {
        id
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

async function list(variables: Record<string, unknown> = {}) {
  const { data, errors } = await server.client().graphql<Found>(LIST, variables);
  if (!data?.products) throw new Error(JSON.stringify(errors));
  return { ...data.products, names: data.products.nodes.map(({ name }) => name) };
}

/** What every shop has would stand in the way of counting. */
async function clearShop() {
  await sql`DELETE FROM products`.execute(server.database.sql);
}

describe('products', () => {
  beforeAll(async () => {
    server.setTime(NOW);
    await clearShop();
    const { em } = server.database;
    await createProduct(em, {
      name: 'Élan Ribbon Mic',
      brand: 'Halden',
      priceCents: 20_000,
      compareAtCents: 25_000,
      isFeatured: true,
      createdAt: day('2026-10-01'),
    });
    await createProduct(em, {
      name: 'desk stand',
      categoryId: 'stands',
      priceCents: 4_999,
      createdAt: day('2026-11-28'),
      variants: [{ stock: 0 }],
    });
    await createProduct(em, {
      name: 'Field Recordings',
      kind: 'download',
      categoryId: 'samples',
      description: 'Harbours and trams.',
      priceCents: 5_000,
      createdAt: day('2026-11-20'),
      variants: [{ stock: null }],
    });
    await createProduct(em, { name: 'Not Yet', status: 'draft', isFeatured: true });
    await createProduct(em, { name: 'No More', status: 'hidden', isFeatured: true });
  });

  test.each([
    ['FEATURED', 'DESC', ['Élan Ribbon Mic', 'desk stand', 'Field Recordings']],
    ['PRICE', 'ASC', ['desk stand', 'Field Recordings', 'Élan Ribbon Mic']],
    ['PRICE', 'DESC', ['Élan Ribbon Mic', 'Field Recordings', 'desk stand']],
    ['NEWEST', 'DESC', ['desk stand', 'Field Recordings', 'Élan Ribbon Mic']],
    ['NAME', 'ASC', ['desk stand', 'Élan Ribbon Mic', 'Field Recordings']],
    ['NAME', 'DESC', ['Field Recordings', 'Élan Ribbon Mic', 'desk stand']],
  ])('stand by %s %s, page by page from either end', async (key, direction, names) => {
    const sort = { key, direction };
    expect(await list({ sort })).toMatchObject({ names, totalCount: 3 });
    const first = await list({ sort, first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await list({ sort, first: 5, after: first.pageInfo.endCursor });
    expect([...first.names, ...rest.names]).toEqual(names);
    expect((await list({ sort, last: 1 })).names).toEqual(names.slice(-1));
  });

  test('begin with what is featured, unless another order is asked for', async () => {
    expect((await list()).names[0]).toBe('Élan Ribbon Mic');
  });

  test.each([
    [{ text: 'ELAN mic' }, ['Élan Ribbon Mic']],
    [{ text: 'halden' }, ['Élan Ribbon Mic']],
    [{ text: 'trams' }, ['Field Recordings']],
    [{ text: 'stands' }, ['desk stand']],
    [{ text: '100%' }, []],
    [{ categoryId: 'samples' }, ['Field Recordings']],
    [{ categoryId: 'hats' }, []],
    [{ kind: 'DOWNLOAD' }, ['Field Recordings']],
    [{ priceRange: 'under-50' }, ['desk stand']],
    [{ priceRange: '50-100' }, ['Field Recordings']],
    [{ priceRange: '100-200' }, ['Élan Ribbon Mic']],
    [{ priceRange: 'over-200' }, []],
    [{ minCents: 5_000, maxCents: 20_000 }, ['Élan Ribbon Mic', 'Field Recordings']],
    [{ inStock: true }, ['Élan Ribbon Mic', 'Field Recordings']],
    [{ inStock: false }, ['desk stand']],
    [{ isFeatured: true }, ['Élan Ribbon Mic']],
  ])('that match %j are found and counted', async (filter, names) => {
    expect(await list({ filter })).toMatchObject({ names, totalCount: names.length });
  });

  test.each([
    [{ filter: { priceRange: 'cheap' } }, 'filter.priceRange'],
    [{ filter: { minCents: -1 } }, 'filter.minCents'],
    [{ filter: { text: 'a'.repeat(201) } }, 'filter.text'],
    [{ first: 101 }, 'first'],
    [{ after: 'nowhere' }, 'after'],
  ])('cannot be asked for by %j', async (variables, field) => {
    const { errors } = await server.client().graphql(LIST, variables);
    expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.keys(errors[0]!.extensions.fields!)).toEqual([field]);
  });

  test('cost a fixed number of statements, however many there are', async () => {
    const statements = async (first: number) => {
      server.database.takeQueries();
      const { errors } = await server.client().graphql(
        `query ($first: Int) {
          products(first: $first) {
            nodes {
              name
              rating
              category { name(language: DE) }
              cover { url }
              pictures { url }
              variants { priceCents options { name } availableQuantity }
              related { name }
            }
          }
        }`,
        { first },
      );
      expect(errors).toEqual([]);
      return server.database.takeQueries().length;
    };
    // Products, categories, pictures, variants, which are related: those are known already.
    expect([await statements(1), await statements(3)]).toEqual([5, 5]);
  });

  test('are counted by category', async () => {
    const { data } = await server.client().graphql('{ productCategories { id productCount } }');
    expect(data).toEqual({
      productCategories: [
        { id: 'microphones', productCount: 1 },
        { id: 'stands', productCount: 1 },
        { id: 'samples', productCount: 1 },
      ],
    });
  });

  test('are found by the search of the site', async () => {
    const { body } = await server.client().get<{ products: object[] }>('/api/search?q=elan');
    const { id } = (await list({ filter: { text: 'elan' } })).nodes[0]!;
    expect(body.products).toEqual([
      {
        id: Number(id),
        name: 'Élan Ribbon Mic',
        slug: expect.stringMatching(/^product-/),
        url: `/shop/products/${id}`,
      },
    ]);
    const drafts = await server.client().get<{ products: object[] }>('/api/search?q=not%20yet');
    expect(drafts.body.products).toEqual([]);
  });

  describe('over REST', () => {
    const get = (query: string) =>
      server.client().get<Record<string, unknown>[]>(`/api/products${query}`);

    test('are an array with the fields of §3, prices in cents', async () => {
      const { status, body, headers } = await get('?q=elan');
      expect(status).toBe(200);
      expect(headers.get('X-Total-Count')).toBe('1');
      expect(headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=300');
      expect(body).toEqual([
        {
          id: expect.any(Number),
          slug: expect.stringMatching(/^product-/),
          name: 'Élan Ribbon Mic',
          description: 'It sounds good.',
          shortDescription: '',
          price: 20_000,
          compareAtPrice: 25_000,
          category: 'microphones',
          imageUrls: [],
          createdAt: '2026-10-01T12:00:00.000Z',
          isFeatured: true,
          kind: 'physical',
          brand: 'Halden',
          rating: null,
          ratingCount: 0,
          variants: [{ id: expect.any(Number), options: [], price: 20_000, availableQuantity: 10 }],
        },
      ]);
    });

    test('come in the orders and by the filters of the shop, page by page', async () => {
      const names = async (query: string) => (await get(query)).body.map(({ name }) => name);
      expect(await names('?sort=name-az&category=stands')).toEqual(['desk stand']);
      expect(await names('?priceRange=50-100')).toEqual(['Field Recordings']);
      expect(await names('?inStock=false')).toEqual(['desk stand']);
      expect(await names('?featured=true&q=')).toEqual(['Élan Ribbon Mic']);
      const first = await get('?sort=price-low&limit=2');
      expect(first.headers.get('X-Total-Count')).toBe('3');
      const [, next] = /^<(.+)>; rel="next"$/.exec(first.headers.get('Link')!)!;
      const rest = await server.client().get<{ name: string }[]>(next!);
      expect(rest.body.map(({ name }) => name)).toEqual(['Élan Ribbon Mic']);
      expect(rest.headers.get('Link')).toBeNull();
    });

    test.each([
      ['?priceRange=cheap', 'priceRange'],
      ['?minPrice=-1', 'minPrice'],
      ['?inStock=perhaps', 'inStock'],
      ['?kind=song', 'kind'],
      ['?sort=price', 'sort'],
      ['?limit=0', 'limit'],
      ['?cursor=nowhere', 'cursor'],
    ])('cannot be asked for by %s', async (query, field) => {
      const { status, body } = await server
        .client()
        .get<{ code: string; fields: object }>(`/api/products${query}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
      expect(Object.keys(body.fields)).toEqual([field]);
    });
  });
});
