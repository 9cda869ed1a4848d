import { describe, expect, test } from 'vitest';
import { createProduct } from '#db/catalog/product.factory.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { picture as pictureOf } from '#api/testing/pictures.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SAVE = /* GraphQL */ `
  mutation ($input: SaveProductInput!) {
    saveProduct(input: $input) {
      product {
        id
        version
        status
        files {
          fileName
        }
        product {
          slug
          pictures {
            alt
          }
          variants {
            id
            sku
            availableQuantity
          }
        }
      }
    }
  }
`;

interface Saved {
  saveProduct: {
    product: {
      id: string;
      version: number;
      status: string;
      files: { fileName: string }[];
      product: {
        slug: string;
        pictures: { alt: string }[];
        variants: { id: string; sku: string; availableQuantity: number | null }[];
      };
    };
  } | null;
}

let count = 0;

/** A microphone that nobody has added yet. */
function microphone(change: object = {}) {
  count += 1;
  return {
    kind: 'PHYSICAL',
    name: 'Halden R1',
    slug: `halden-${count}`,
    categoryId: 'microphones',
    priceCents: 49_900,
    isFeatured: false,
    hasLicenceKey: false,
    variants: [{ sku: `R1-${count}`, options: [], extraCents: 0, stock: 5 }],
    ...change,
  };
}

async function editor() {
  // Has its category be there.
  await createProduct(server.database.em);
  return (await signedInAdministrator(server)).client;
}

const save = (client: TestClient, input: object) => client.graphql<Saved>(SAVE, { input });

async function saved(client: TestClient, input: object) {
  const { data, errors } = await save(client, input);
  expect(errors).toEqual([]);
  return data!.saveProduct!.product;
}

async function fieldsOf(client: TestClient, input: object) {
  const { errors } = await save(client, input);
  return Object.keys(errors[0]!.extensions.fields ?? {});
}

const SHOW =
  'mutation ($input: ShowProductInput!) { showProduct(input: $input) { product { status } } }';
const isSeen = async (slug: string) => {
  const { data } = await server
    .client()
    .graphql<{ product: object | null }>(`{ product(idOrSlug: "${slug}") { id } }`);
  return data!.product !== null;
};

describe('products', () => {
  test('are kept by administrators alone', async () => {
    await createProduct(server.database.em);
    const { client } = await signedIn(server);
    for (const [who, code] of [
      [server.client(), 'UNAUTHENTICATED'],
      [client, 'FORBIDDEN'],
    ] as const) {
      expect((await save(who, microphone())).errors[0]!.extensions.code).toBe(code);
      const { errors } = await who.graphql('{ productsToEdit { totalCount } }');
      expect(errors[0]!.extensions.code).toBe(code);
    }
  });

  test('begin as drafts, are shown, and taken from the shop', async () => {
    const client = await editor();
    const { id, status, product } = await saved(client, microphone());
    expect(status).toBe('DRAFT');
    expect(await isSeen(product.slug)).toBe(false);
    await client.graphql(SHOW, { input: { id, isShown: true } });
    expect(await isSeen(product.slug)).toBe(true);
    await client.graphql(SHOW, { input: { id, isShown: false } });
    expect(await isSeen(product.slug)).toBe(false);
  });

  test('lead from their former address, which no other gets', async () => {
    const client = await editor();
    const before = microphone();
    const { id } = await saved(client, before);
    await client.graphql(SHOW, { input: { id, isShown: true } });
    const variants = [{ ...before.variants[0]!, sku: 'R1-OTHER' }];
    await saved(client, { ...before, id, version: 2, slug: 'moved-on', variants });
    expect(await isSeen(before.slug)).toBe(true);
    expect(await fieldsOf(client, microphone({ slug: before.slug }))).toEqual(['slug']);
  });

  test('of two who edit one, the second is told so', async () => {
    const client = await editor();
    const input = microphone();
    const { id, version, product } = await saved(client, input);
    const variants = [{ ...input.variants[0]!, id: product.variants[0]!.id }];
    await saved(client, { ...input, id, version, variants });
    const { errors } = await save(client, { ...input, id, version, variants });
    expect(errors[0]!.extensions.code).toBe('CONFLICT');
  });

  test('keep what was bought meanwhile, and what is not sold any more', async () => {
    const client = await editor();
    const sku = (name: string) => `${name}-${count + 1}`;
    const variant = (name: string) => ({
      sku: sku(name),
      options: [{ name: 'Size', value: name }],
      extraCents: 0,
      stock: 5,
    });
    const input = microphone({ variants: [variant('S'), variant('L')] });
    const { id, version, product } = await saved(client, input);
    const [small] = product.variants;
    // Two are bought while somebody adds ten.
    await server.database.sql
      .updateTable('product_variants')
      .set({ stock: 3 })
      .where('id', '=', Number(small!.id))
      .execute();
    const after = await saved(client, {
      ...input,
      id,
      version,
      variants: [{ ...input.variants[0]!, id: small!.id, stock: 15, seenStock: 5 }],
    });
    expect(after.product.variants).toEqual([{ ...small, availableQuantity: 13 }]);
    const left = await server.database.sql
      .selectFrom('product_variants')
      .select('is_retired')
      .where('product_id', '=', Number(id))
      .orderBy('id')
      .execute();
    expect(left).toEqual([{ is_retired: false }, { is_retired: true }]);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ slug: '808' }, 'slug'],
    [{ categoryId: 'nowhere' }, 'categoryId'],
    [{ priceCents: 0 }, 'priceCents'],
    [{ compareAtCents: 49_900 }, 'compareAtCents'],
    [{ hasLicenceKey: true }, 'hasLicenceKey'],
    [{ kind: 'GIFT_CARD' }, 'kind'],
    [{ variants: [] }, 'variants'],
    [{ variants: [{ sku: '', options: [], extraCents: 0 }] }, 'variants[0].sku'],
    [{ variants: [{ id: '1', sku: 'X-1', options: [], extraCents: 0 }] }, 'variants[0].id'],
    [{ pictures: [{ id: '1' }] }, 'pictures[0]'],
  ])('with %j are refused', async (change, field) => {
    expect(await fieldsOf(await editor(), microphone(change))).toEqual([field]);
  });

  test('are listed by their words and where they stand', async () => {
    const client = await editor();
    await saved(client, microphone({ name: 'Zither Pickup', brand: 'Acme' }));
    const list = async (status: string | null) => {
      const { data } = await client.graphql<{ productsToEdit: { totalCount: number } }>(
        'query ($status: ProductStatus) { productsToEdit(text: "zither acme", status: $status) { totalCount } }',
        { status },
      );
      return data!.productsToEdit.totalCount;
    };
    expect([await list(null), await list('DRAFT'), await list('PUBLISHED')]).toEqual([1, 1, 0]);
  });
});

describe('what is featured', () => {
  const FEATURE = /* GraphQL */ `
    mutation ($productIds: [ID!]!) {
      featureProducts(input: { productIds: $productIds }) {
        products {
          id
        }
      }
    }
  `;
  const make = async (fields: object = {}) =>
    String((await createProduct(server.database.em, fields)).id);
  const featured = async () => {
    const { data } = await server
      .client()
      .graphql<{ products: { nodes: { id: string }[] } }>(
        '{ products(first: 50, filter: { isFeatured: true }) { nodes { id } } }',
      );
    return data!.products.nodes.map(({ id }) => id);
  };

  test('stands in the order that administrators give it, and nothing else does', async () => {
    const client = await editor();
    const [first, second, third] = [await make({ isFeatured: true }), await make(), await make()];
    const arrange = async (...productIds: string[]) => {
      const { errors, data } = await client.graphql<{
        featureProducts: { products: { id: string }[] };
      }>(FEATURE, { productIds });
      expect(errors).toEqual([]);
      expect(data!.featureProducts.products.map(({ id }) => id)).toEqual(productIds);
      expect(await featured()).toEqual(productIds);
    };
    await arrange(second, first, third);
    await arrange(third, second);
    // What is switched on elsewhere comes after what has its place.
    const product = microphone({ isFeatured: true });
    const { id } = await saved(client, product);
    await client.graphql(SHOW, { input: { id, isShown: true } });
    expect(await featured()).toEqual([third, second, id]);
    const page = await server.client().graphql<{
      products: { nodes: { id: string }[]; pageInfo: { endCursor: string } };
    }>('{ products(first: 1) { nodes { id } pageInfo { endCursor } } }');
    const { endCursor } = page.data!.products.pageInfo;
    const next = await server
      .client()
      .graphql<{ products: { nodes: { id: string }[] } }>(
        `{ products(first: 2, after: "${endCursor}") { nodes { id } } }`,
      );
    expect(next.data!.products.nodes.map((node) => node.id)).toEqual([second, id]);
    // Whoever edits one has to see what became of it.
    const { errors } = await save(client, { ...product, id, version: 1 });
    expect(errors[0]!.extensions.code).toBe('CONFLICT');
    await arrange();
  });

  test('is published, and stands there once', async () => {
    const client = await editor();
    const [shown, draft] = [await make(), await make({ status: 'draft' })];
    for (const [productIds, field] of [
      [[shown, draft], 'productIds[1]'],
      [[shown, shown], 'productIds[1]'],
      [Array.from({ length: 25 }, () => shown), 'productIds'],
    ] as const) {
      const { errors } = await client.graphql(FEATURE, { productIds });
      expect(Object.keys(errors[0]!.extensions.fields!)).toEqual([field]);
    }
    const { errors } = await (
      await signedIn(server)
    ).client.graphql(FEATURE, {
      productIds: [shown],
    });
    expect(errors[0]!.extensions.code).toBe('FORBIDDEN');
    expect(await featured()).not.toContain(shown);
  });
});

describe('files of products', () => {
  const put = (client: TestClient, path: string, type: string, body: Uint8Array<ArrayBuffer>) =>
    client.fetch(path, { method: 'PUT', headers: { 'Content-Type': type }, body });

  test('are pictures that everybody sees, and downloads that nobody does without a link', async () => {
    const client = await editor();
    const input = microphone({ kind: 'DOWNLOAD' });
    const { id, version, product } = await saved(client, input);
    const sent = await put(
      client,
      `/api/products/${id}/pictures`,
      'image/png',
      await pictureOf({ width: 800, height: 600 }).png().toBuffer(),
    );
    expect(sent.status).toBe(200);
    const { picture } = (await sent.json()) as { picture: { id: number; url: string } };
    expect((await fetch(server.url + picture.url)).status).toBe(200);
    const zip = Buffer.from('PK\u0003\u0004 and so on');
    const file = await put(client, `/api/products/${id}/files/Kit.zip`, 'application/zip', zip);
    expect(await file.json()).toEqual({
      file: { id: expect.any(Number), fileName: 'Kit.zip', byteCount: zip.length },
    });
    const after = await saved(client, {
      ...input,
      id,
      version,
      variants: [{ ...input.variants[0]!, id: product.variants[0]!.id }],
      pictures: [{ id: String(picture.id), alt: 'A cover' }],
    });
    expect(after.product.pictures).toEqual([{ alt: 'A cover' }]);
    expect(after.files).toEqual([{ fileName: 'Kit.zip' }]);
    const { name } = await server.database.sql
      .selectFrom('product_files')
      .select('name')
      .where('product_id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect((await fetch(`${server.url}/uploads/product-files/${name}`)).status).not.toBe(200);
  });

  test('are taken from administrators alone, and files of downloads alone', async () => {
    const client = await editor();
    const { id } = await saved(client, microphone());
    const zip = Buffer.from('PK\u0003\u0004 and so on');
    const path = `/api/products/${id}/files/Kit.zip`;
    expect((await put(client, path, 'application/zip', zip)).status).toBe(409);
    const member = await signedIn(server);
    expect((await put(member.client, path, 'application/zip', zip)).status).toBe(403);
  });
});

test('parts of the shop are kept in each language, and removed once they are empty', async () => {
  const client = await editor();
  const { data } = await client.graphql(
    `mutation ($input: SaveProductCategoryInput!) {
      saveProductCategory(input: $input) { category { id name(language: FR) position } }
    }`,
    { input: { id: 'pedals', names: { en: 'Pedals', fr: 'Pédales' }, position: 3 } },
  );
  expect(data).toEqual({
    saveProductCategory: { category: { id: 'pedals', name: 'Pédales', position: 3 } },
  });
  await createProduct(server.database.em, { categoryId: 'pedals', slug: 'fuzz' });
  const remove = () =>
    client.graphql(
      'mutation { removeProductCategory(input: { id: "pedals" }) { removedCategoryId } }',
    );
  expect((await remove()).errors[0]!.extensions.code).toBe('CONFLICT');
  await server.database.sql.deleteFrom('products').where('slug', '=', 'fuzz').execute();
  expect((await remove()).errors).toEqual([]);
});
