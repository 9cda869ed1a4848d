import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createProduct } from '#db/catalog/product.factory.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SEE = /* GraphQL */ `
  query ($idOrSlug: ID!) {
    product(idOrSlug: $idOrSlug) {
      slug
      kind
      priceCents
      percentOff
      isNew
      rating
      ratingCount
      isAvailable
      category {
        id
        name(language: JA)
      }
      variants {
        sku
        priceCents
        isAvailable
        availableQuantity
        options {
          name
          value
        }
      }
      related {
        slug
      }
    }
  }
`;

async function see(idOrSlug: string) {
  const { data, errors } = await server
    .client()
    .graphql<{ product: Record<string, unknown> | null }>(SEE, { idOrSlug });
  expect(errors).toEqual([]);
  return data!.product;
}

describe('a product', () => {
  test('is found by its number, its address and one that it had', async () => {
    const { id, slug } = await createProduct(server.database.em);
    await sql`INSERT INTO product_slugs VALUES ('what-it-was', ${id})`.execute(server.database.sql);
    for (const name of [String(id), slug, 'what-it-was']) {
      expect((await see(name))?.slug, name).toBe(slug);
    }
    expect(await see('never-there')).toBeNull();
    expect(await see('99999999999')).toBeNull();
  });

  test('that is a draft or hidden is shown to nobody, nor its picture', async () => {
    for (const status of ['draft', 'hidden'] as const) {
      const { id, slug } = await createProduct(server.database.em, { status });
      expect(await see(String(id))).toBeNull();
      expect(await see(slug)).toBeNull();
      expect((await fetch(`${server.url}/previews/shop/${slug}.png`)).status).toBe(404);
      const sitemap = await (await fetch(`${server.url}/sitemaps/products-0.xml`)).text();
      expect(sitemap).not.toContain(`/shop/${slug}<`);
    }
  });

  test('is in the sitemap and has a picture where it is shared', async () => {
    const { slug } = await createProduct(server.database.em);
    const sitemap = await (await fetch(`${server.url}/sitemaps/products-0.xml`)).text();
    expect(sitemap).toContain(`/shop/${slug}</loc>`);
    expect((await fetch(`${server.url}/previews/shop/${slug}.png`)).status).toBe(200);
  });

  test('says what its variants cost and how many there are', async () => {
    server.setTime('2026-12-01T12:00:00Z');
    const { slug } = await createProduct(server.database.em, {
      priceCents: 3_000,
      compareAtCents: 4_000,
      createdAt: new Date('2026-11-28T12:00:00Z'),
      variants: [
        { options: { Size: 'S' }, stock: 0 },
        { options: { Size: 'XL' }, extraCents: 250, stock: 3 },
      ],
    });
    expect(await see(slug)).toMatchObject({
      priceCents: 3_000,
      percentOff: 25,
      isNew: true,
      rating: null,
      isAvailable: true,
      variants: [
        { priceCents: 3_000, isAvailable: false, availableQuantity: 0 },
        {
          priceCents: 3_250,
          isAvailable: true,
          availableQuantity: 3,
          options: [{ name: 'Size', value: 'XL' }],
        },
      ],
    });
  });

  test('has beside it what is like it, and then what is featured', async () => {
    const { em } = server.database;
    const seen = await createProduct(em, { categoryId: 'pianos' });
    const other = await createProduct(em, { categoryId: 'organs', isFeatured: true });
    const alike = await createProduct(em, { categoryId: 'pianos' });
    await createProduct(em, { categoryId: 'pianos', status: 'draft' });
    expect((await see(seen.slug))!.related).toEqual([{ slug: alike.slug }, { slug: other.slug }]);
  });

  test('that was seen before is named again in the order asked for, unless it is gone', async () => {
    const { em } = server.database;
    const first = await createProduct(em);
    const second = await createProduct(em);
    const hidden = await createProduct(em, { status: 'hidden' });
    const seen = (ids: (number | string)[]) =>
      server
        .client()
        .graphql<{ seenProducts: object[] }>(
          'query ($ids: [ID!]!) { seenProducts(ids: $ids) { slug } }',
          { ids: ids.map(String) },
        );
    const { data } = await seen([second.id, hidden.id, 'nothing', first.id]);
    expect(data!.seenProducts).toEqual([{ slug: second.slug }, { slug: first.slug }]);
    const { errors } = await seen(Array.from({ length: 13 }, () => first.id));
    expect(Object.keys(errors[0]!.extensions.fields!)).toEqual(['ids']);
  });

  test('there is for every shop: a gift card from $10, and a print from $39', async () => {
    expect(await see('gift-card')).toMatchObject({
      kind: 'GIFT_CARD',
      priceCents: 1_000,
      category: { id: 'gift_card', name: 'ギフトカード' },
      variants: [{ sku: 'GIFT-CARD', isAvailable: true, availableQuantity: null, options: [] }],
    });
    expect(await see('canvas-print')).toMatchObject({
      kind: 'CANVAS',
      priceCents: 3_900,
      category: { id: 'canvas' },
    });
  });
});

describe('reviews of a product', () => {
  const ADD = /* GraphQL */ `
    mutation ($input: AddProductReviewInput!) {
      addProductReview(input: $input) {
        review {
          id
          isVerified
          author {
            name
          }
        }
        product {
          rating
          ratingCount
        }
      }
    }
  `;
  const REMOVE = /* GraphQL */ `
    mutation ($input: RemoveProductReviewInput!) {
      removeProductReview(input: $input) {
        reviewId
        product {
          ratingCount
        }
      }
    }
  `;
  const said = { rating: 4, title: 'Warm', content: 'Warm, and quiet enough for a harp.' };

  interface Added {
    addProductReview: {
      review: { id: string; isVerified: boolean; author: { name: string } };
      product: { rating: number; ratingCount: number };
    } | null;
  }

  const add = (client: TestClient, productId: number, input: object = {}) =>
    client.graphql<Added>(ADD, { input: { productId: String(productId), ...said, ...input } });

  async function reviewsOf(id: number) {
    const { data } = await server.client().graphql<{
      product: { reviews: { totalCount: number; nodes: { title: string; rating: number }[] } };
    }>('query ($id: ID!) { product(idOrSlug: $id) { reviews(first: 5) { totalCount nodes { title rating } } } }', { id: String(id) });
    return data!.product.reviews;
  }

  test('are for those who are logged in', async () => {
    const { id } = await createProduct(server.database.em);
    const { errors } = await add(server.client(), id);
    expect(errors[0]!.extensions.code).toBe('UNAUTHENTICATED');
    expect((await reviewsOf(id)).totalCount).toBe(0);
  });

  test('are written once by each, and rate the product', async () => {
    const { id } = await createProduct(server.database.em);
    const { client, user } = await signedIn(server);
    const { data } = await add(client, id);
    expect(data!.addProductReview).toEqual({
      // Nobody has bought anything yet.
      review: { id: expect.any(String), isVerified: false, author: { name: user.name } },
      product: { rating: 4, ratingCount: 1 },
    });
    const { errors } = await add(client, id, { title: 'Again' });
    expect(errors[0]!.extensions.code).toBe('CONFLICT');
    expect(await reviewsOf(id)).toEqual({ totalCount: 1, nodes: [{ title: 'Warm', rating: 4 }] });
  });

  test.each([
    [{ rating: 6 }, 'rating'],
    [{ title: ' ' }, 'title'],
    [{ content: 'Short' }, 'content'],
  ])('with %j are refused', async (input, field) => {
    const { id } = await createProduct(server.database.em);
    const { client } = await signedIn(server);
    const { errors } = await add(client, id, input);
    expect(Object.keys(errors[0]!.extensions.fields!)).toEqual([field]);
  });

  test('of what is not published are refused', async () => {
    const { id } = await createProduct(server.database.em, { status: 'draft' });
    const { client } = await signedIn(server);
    const { errors } = await add(client, id);
    expect(errors[0]!.extensions.code).toBe('NOT_FOUND');
  });

  test('are removed by their authors and by administrators, and by nobody else', async () => {
    const { id } = await createProduct(server.database.em);
    const author = await signedIn(server);
    const first = (await add(author.client, id)).data!.addProductReview!.review.id;
    const remove = (client: TestClient, review: string) =>
      client.graphql(REMOVE, { input: { id: review } });
    const other = await signedIn(server);
    expect((await remove(other.client, first)).errors[0]!.extensions.code).toBe('NOT_FOUND');
    expect((await remove(author.client, first)).data).toEqual({
      removeProductReview: { reviewId: first, product: { ratingCount: 0 } },
    });
    const second = (await add(other.client, id)).data!.addProductReview!.review.id;
    const administrator = await signedInAdministrator(server);
    expect((await remove(administrator.client, second)).errors).toEqual([]);
    expect((await reviewsOf(id)).totalCount).toBe(0);
  });
});
