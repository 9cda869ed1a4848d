import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import type {
  SaveProductCategoryInput,
  SaveProductInput,
  ShowProductInput,
} from '#web/lib/schema.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { AdminGiftCardsDocument } from './gift-cards.generated.ts';
import {
  AdminFeaturedProductsDocument,
  AdminProductCategoriesDocument,
  AdminProductDocument,
  AdminProductsDocument,
  FeatureProductsDocument,
  RemoveProductCategoryDocument,
  SaveProductCategoryDocument,
  SaveProductDocument,
  ShowProductDocument,
} from './products.generated.ts';
import type {
  AdminProductCategoryFragment,
  AdminProductFragment,
  AdminProductsQueryVariables,
} from './products.generated.ts';

const microphone: AdminProductFragment = {
  __typename: 'EditedProduct',
  id: '7',
  status: 'DRAFT',
  version: 3,
  product: {
    __typename: 'Product',
    id: '7',
    slug: 'halden-r1',
    kind: 'PHYSICAL',
    name: 'Halden R1',
    brand: 'Halden',
    shortDescription: '',
    description: 'Warm.',
    priceCents: 49_900,
    compareAtCents: null,
    isFeatured: true,
    hasLicenceKey: false,
    cover: null,
    category: { __typename: 'ProductCategory', id: 'microphones' },
    pictures: [],
    variants: [
      {
        __typename: 'ProductVariant',
        id: '70',
        sku: 'R1',
        priceCents: 49_900,
        availableQuantity: 5,
        options: [{ __typename: 'VariantOption', name: 'Color', value: 'Black' }],
      },
    ],
  },
  files: [],
};

const microphones: AdminProductCategoryFragment = {
  __typename: 'ProductCategory',
  id: 'microphones',
  position: 10,
  productCount: 4,
  names: [{ __typename: 'ProductCategoryName', language: 'EN', name: 'Microphones' }],
};

/** What is featured, as the server has it. */
let featured: string[];

const named = (id: string) =>
  ({
    __typename: 'Product',
    id,
    name: `Product ${id}`,
    kind: id === '2' ? 'GIFT_CARD' : 'PHYSICAL',
    priceCents: 10_000,
    isFeatured: true,
    variants: [],
  }) as const;

let asked: AdminProductsQueryVariables[];

beforeEach(() => {
  asked = [];
  featured = ['1', '2', '3'];
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    api.query(AdminProductsDocument, ({ variables }) => {
      asked.push(variables);
      return HttpResponse.json({
        data: {
          productsToEdit: {
            __typename: 'EditedProductConnection',
            totalCount: 1,
            nodes: [microphone],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      });
    }),
    api.query(AdminProductDocument, () =>
      HttpResponse.json({ data: { productToEdit: microphone } }),
    ),
    api.query(AdminFeaturedProductsDocument, () =>
      HttpResponse.json({
        data: { products: { __typename: 'ProductConnection', nodes: featured.map(named) } },
      }),
    ),
    api.mutation(FeatureProductsDocument, ({ variables: { input } }) => {
      featured = [input.productIds].flat();
      return changed('featureProducts', { products: featured.map(named) });
    }),
    api.query(AdminProductCategoriesDocument, () =>
      HttpResponse.json({ data: { productCategoriesToEdit: [microphones] } }),
    ),
  );
});

test('lists products by words and status, and shows them to readers', async () => {
  const shown: ShowProductInput[] = [];
  mockServer.use(
    api.mutation(ShowProductDocument, ({ variables: { input } }) => {
      shown.push(input);
      return changed('showProduct', { product: { ...microphone, status: 'PUBLISHED' } });
    }),
  );
  const { user, location } = await renderApp('/admin/products?text=halden');
  const row = within((await screen.findByRole('link', { name: 'Halden R1' })).closest('li')!);
  expect(row.getByText('Draft')).toBeVisible();
  expect(row.getByText(/Halden · Shipped · \$499\.00 · Featured/)).toBeVisible();
  const before = row.getByRole('button', { name: 'Publish Halden R1' });
  await user.selectOptions(screen.getByLabelText('Status'), 'Draft');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'halden', status: 'DRAFT' }));
  expect(location()).toBe('/admin/products?text=halden&status=DRAFT');
  // A press on what is about to be replaced would be lost.
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Publish Halden R1' }));
  await waitFor(() => expect(shown).toEqual([{ id: '7', isShown: true }]));
});

test('changes a product, with amounts in dollars and options as one text', async () => {
  const sent: SaveProductInput[] = [];
  mockServer.use(
    api.mutation(SaveProductDocument, ({ variables: { input } }) => {
      sent.push(input);
      return changed('saveProduct', { product: { ...microphone, version: 4 } });
    }),
  );
  const { user } = await renderApp('/admin/products/7');
  const price = await screen.findByLabelText('Price in US dollars');
  expect(price).toHaveValue('499');
  expect(screen.getByLabelText('Options')).toHaveValue('Color: Black');
  await user.clear(price);
  await user.type(price, '449.50');
  await user.clear(screen.getByLabelText('In stock'));
  await user.type(screen.getByLabelText('In stock'), '15');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Product saved')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      id: '7',
      version: 3,
      priceCents: 44_950,
      compareAtCents: null,
      pictures: [],
      variants: [
        {
          id: '70',
          sku: 'R1',
          options: [{ name: 'Color', value: 'Black' }],
          extraCents: 0,
          stock: 15,
          seenStock: 5,
        },
      ],
    }),
  ]);
});

test('says at each field of a new product what is wrong, also what the server says', async () => {
  mockServer.use(
    api.mutation(SaveProductDocument, () =>
      refusal('BAD_USER_INPUT', 'Check the fields.', { slug: 'Another product has this address' }),
    ),
  );
  const { user } = await renderApp('/admin/products/new');
  await user.click(await screen.findByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Enter a name')).toBeVisible();
  expect(screen.getByText('Choose a category')).toBeVisible();
  expect(screen.getByText('Enter a stock number')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Stand');
  await user.type(screen.getByLabelText('Address'), 'stand');
  await user.selectOptions(screen.getByLabelText('Category'), 'Microphones');
  await user.type(screen.getByLabelText('Price in US dollars'), '20');
  await user.type(screen.getByLabelText('Stock number'), 'STAND');
  await user.type(screen.getByLabelText('Options'), 'Black');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  await waitFor(() => expect(screen.getByLabelText('Options')).toBeInvalid());
  await user.type(screen.getByLabelText('Options'), ': yes');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Another product has this address')).toBeVisible();
});

test('keeps the parts of the shop', async () => {
  const saved: SaveProductCategoryInput[] = [];
  mockServer.use(
    api.query(AdminGiftCardsDocument, () =>
      HttpResponse.json({
        data: {
          giftCards: {
            __typename: 'ListedGiftCardConnection',
            nodes: [],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.mutation(SaveProductCategoryDocument, ({ variables: { input } }) => {
      saved.push(input);
      return changed('saveProductCategory', { category: microphones });
    }),
    api.mutation(RemoveProductCategoryDocument, () =>
      refusal('CONFLICT', 'Move its products to another category first.'),
    ),
  );
  const { user } = await renderApp('/admin/shop');
  expect(await screen.findByText('microphones · 4 products')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Microphones' }));
  const french = await screen.findByLabelText('Name (Français)');
  await user.type(french, 'Micros');
  await user.click(screen.getByRole('button', { name: 'Save category' }));
  await waitFor(() =>
    expect(saved).toEqual([
      {
        id: 'microphones',
        position: 10,
        names: { en: 'Microphones', es: '', fr: 'Micros', de: '', ja: '' },
      },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Microphones' }));
  expect(await screen.findByText('Move its products to another category first.')).toBeVisible();
});

const noGiftCards = () =>
  api.query(AdminGiftCardsDocument, () =>
    HttpResponse.json({
      data: {
        giftCards: {
          __typename: 'ListedGiftCardConnection',
          nodes: [],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    }),
  );

test('arranges what is featured, and takes something out, which can be undone', async () => {
  mockServer.use(noGiftCards());
  const { user } = await renderApp('/admin/shop');
  await user.click(await screen.findByRole('button', { name: 'Move Product 3 up' }));
  expect(screen.getByText('From $100.00')).toBeVisible();
  expect(screen.getAllByText('$100.00')).toHaveLength(2);
  await waitFor(() => expect(featured).toEqual(['1', '3', '2']));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Move Product 2 down' })).toBeDisabled(),
  );
  await user.click(screen.getByRole('button', { name: 'Stop featuring Product 1' }));
  expect(await screen.findByText(/^Product 1 .*removed/i)).toBeVisible();
  expect(featured).toEqual(['3', '2']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(featured).toEqual(['1', '3', '2']));
});

test('what is pressed while the order is changed changes nothing: it would be about the one before', async () => {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const sent: unknown[] = [];
  mockServer.use(
    noGiftCards(),
    api.mutation(FeatureProductsDocument, async ({ variables: { input } }) => {
      sent.push(input.productIds);
      await isAnswered;
      featured = [input.productIds].flat();
      return changed('featureProducts', { products: featured.map(named) });
    }),
  );
  const { user } = await renderApp('/admin/shop');
  await user.click(await screen.findByRole('button', { name: 'Stop featuring Product 1' }));
  await user.click(screen.getByRole('button', { name: 'Stop featuring Product 2' }));
  answer();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Stop featuring Product 1' })).toBeNull(),
  );
  expect(sent).toEqual([['2', '3']]);
  await user.click(screen.getByRole('button', { name: 'Stop featuring Product 2' }));
  await waitFor(() => expect(featured).toEqual(['3']));
});
