import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { structuredData } from '#web/testing/structured-data.ts';
import { ProductsDocument } from './catalog.generated.ts';
import type { ProductsQueryVariables } from './catalog.generated.ts';
import { featured, foundProducts, listedProduct } from './catalog.handlers.ts';

let asked: ProductsQueryVariables[];

beforeEach(() => {
  asked = [];
  mockServer.use(
    session(null),
    ...foundProducts((variables) => {
      asked.push(variables);
      return [listedProduct()];
    }),
  );
});

const card = async () => within(await screen.findByRole('article'));

test('shows what each product is, costs and was rated with, and leads there', async () => {
  await renderApp('/shop');
  const shown = await card();
  expect(shown.getByRole('link', { name: 'Halden R1' })).toHaveAttribute('href', '/shop/halden-r1');
  expect(shown.getByText('NEW')).toBeVisible();
  expect(shown.getByText('10% OFF')).toBeVisible();
  expect(shown.getByText('$180')).toBeVisible();
  expect(shown.getByText('$200')).toBeVisible();
  expect(shown.getByText(/^Rated 5.* out of 5 from 12 reviews$/)).toBeInTheDocument();
  expect(screen.getByText('1 product')).toBeVisible();
  expect(structuredData('ItemList')?.itemListElement).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe('Shop · Roomtone'));
});

test('says from what on something costs of which there is a choice, and what is sold out', async () => {
  mockServer.use(
    ...foundProducts(() => [
      listedProduct({
        compareAtCents: null,
        percentOff: 0,
        isNew: false,
        isAvailable: false,
        variants: [
          { __typename: 'ProductVariant', id: '1', priceCents: 18_000 },
          { __typename: 'ProductVariant', id: '2', priceCents: 19_000 },
        ],
      }),
    ]),
  );
  await renderApp('/shop');
  const shown = await card();
  expect(shown.getByText('From $180')).toBeVisible();
  expect(shown.getByText('Sold out')).toBeVisible();
  expect(shown.queryByText('NEW')).toBeNull();
});

describe('the products', () => {
  test('begin with what is featured, and are narrowed and ordered in the address', async () => {
    const { user, location } = await renderApp('/shop');
    await card();
    expect(asked.at(-1)).toMatchObject({
      filter: null,
      sort: { key: 'FEATURED', direction: 'DESC' },
    });
    await screen.findByRole('option', { name: 'Gift cards (1)' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Microphones (4)');
    await user.selectOptions(screen.getByLabelText('Price'), '$100 to $200');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        filter: { categoryId: 'microphones', priceRange: '100-200' },
        sort: { key: 'PRICE', direction: 'ASC' },
      }),
    );
    expect(location()).toBe('/shop?category=microphones&price=100-200&sort=price-low');
  });

  test('are as the address says, which leaves out what it cannot ask for', async () => {
    await renderApp('/shop?q=ribbon&price=cheap&sort=name-za&category=microphones');
    await card();
    expect(screen.getByLabelText('Search products')).toHaveValue('ribbon');
    expect(asked.at(-1)).toMatchObject({
      filter: { text: 'ribbon', categoryId: 'microphones' },
      sort: { key: 'NAME', direction: 'DESC' },
    });
    expect(screen.getByLabelText('Price')).toHaveValue('');
  });

  test('offer the ranges of prices and the orders of the specification', async () => {
    await renderApp('/shop');
    await card();
    const optionsOf = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(optionsOf('Price')).toEqual([
      'Any price',
      'Under $50',
      '$50 to $100',
      '$100 to $200',
      'Over $200',
    ]);
    expect(optionsOf('Sort by')).toEqual([
      'Featured',
      'Price: low to high',
      'Price: high to low',
      'Newest',
      'Name: A to Z',
      'Name: Z to A',
    ]);
  });
});

test('what nothing answers to can be reset', async () => {
  mockServer.use(...foundProducts(({ filter }) => (filter ? [] : [listedProduct()])));
  const { user, location } = await renderApp('/shop?q=tuba&sort=newest');
  expect(await screen.findByText('No Products Found')).toBeVisible();
  expect(screen.getByText('0 products')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
  await card();
  expect(location()).toBe('/shop');
});

test('says that products cannot be shown, and shows them when asked again', async () => {
  mockServer.use(api.query(ProductsDocument, () => refusal('INTERNAL', 'Something went wrong.')));
  const { user } = await renderApp('/shop');
  expect(await screen.findByText('Error Loading Products')).toBeVisible();
  expect(
    screen.getByText('There was an error loading products. Please try again later.'),
  ).toBeVisible();
  expect(screen.getByText('Failed to fetch products')).toBeVisible();
  mockServer.use(...foundProducts(() => [listedProduct()]));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await card();
});

test('points to what is featured beside the products', async () => {
  mockServer.use(
    featured([listedProduct({ id: '8', slug: 'gift-card', name: 'Gift card', kind: 'GIFT_CARD' })]),
  );
  await renderApp('/shop');
  const aside = within(await screen.findByRole('complementary', { name: 'Featured' }));
  expect(aside.getByRole('link', { name: 'Gift card' })).toHaveAttribute('href', '/shop/gift-card');
});
