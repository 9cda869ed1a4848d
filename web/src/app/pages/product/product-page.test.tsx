import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { AddCartItemDocument } from '#web/features/carts/cart.generated.ts';
import {
  listedProduct,
  productPage,
  seenProducts,
  shownProduct,
  variant,
} from '#web/features/catalog/catalog.handlers.ts';
import {
  AddProductReviewDocument,
  MyProductReviewDocument,
} from '#web/features/catalog/reviews.generated.ts';
import type { AddProductReviewMutationVariables } from '#web/features/catalog/reviews.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { structuredData } from '#web/testing/structured-data.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(null), seenProducts([]), ...productPage(shownProduct()));
});

const title = (name = 'Halden R1') => screen.findByRole('heading', { level: 1, name });

describe('a product', () => {
  test('shows what it is, what it costs, and where in the shop it stands', async () => {
    await renderApp('/shop/halden-r1');
    expect(await title()).toHaveAttribute('lang', 'en');
    expect(document.title).toBe('Halden R1 by Halden · Roomtone');
    expect(screen.getByText('$180')).toBeVisible();
    expect(screen.getByText('10% OFF')).toBeVisible();
    expect(screen.getByText('In stock')).toBeVisible();
    expect(screen.getByText('Warm, and quiet enough for a harp.')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Microphones' })).toHaveAttribute(
      'href',
      '/shop?category=microphones',
    );
    expect(structuredData('Product')).toMatchObject({
      name: 'Halden R1',
      brand: { name: 'Halden' },
      offers: [
        { price: '180.00', priceCurrency: 'USD', availability: expect.stringMatching('InStock') },
      ],
      aggregateRating: { ratingValue: 5, reviewCount: 12 },
    });
  });

  test.each(['/shop/products/7', '/shop/7', '/shop/what-it-was'])(
    'that is asked for at %s is found at its address',
    async (path) => {
      const { location } = await renderApp(path);
      await title();
      expect(location()).toBe('/shop/halden-r1');
    },
  );

  test('that there is not leads to all others', async () => {
    mockServer.use(...productPage(null));
    await renderApp('/shop/nothing');
    expect(await screen.findByRole('link', { name: 'All products' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  test('is chosen by its options, which say what is sold out and what costs more', async () => {
    const shirt = (id: string, color: string, size: string, change = {}) =>
      variant({
        id,
        options: [
          { __typename: 'VariantOption', name: 'Color', value: color },
          { __typename: 'VariantOption', name: 'Size', value: size },
        ],
        ...change,
      });
    const variants = [
      shirt('1', 'Black', 'S', { isAvailable: false, availableQuantity: 0 }),
      shirt('2', 'Black', 'L', { availableQuantity: 3 }),
      shirt('3', 'Sand', 'L', { priceCents: 18_500 }),
    ];
    mockServer.use(...productPage(shownProduct({ compareAtCents: null, percentOff: 0, variants })));
    const { user } = await renderApp('/shop/halden-r1');
    await title();
    // What can be had comes first.
    expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
    expect(screen.getByText('Only 3 left')).toBeVisible();
    expect(screen.getByText('$180')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Sand' }));
    expect(screen.getByText('$185')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'S (sold out)' }));
    expect(screen.getByRole('radio', { name: 'Black (sold out)' })).toBeChecked();
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart: Halden R1' })).toBeDisabled();
  });

  test('remembers what was looked at before in this browser', async () => {
    localStorage.setItem('recent_products', JSON.stringify(['9', '7']));
    mockServer.use(seenProducts([listedProduct({ id: '9', name: 'Desk stand' })]));
    await renderApp('/shop/halden-r1');
    const seen = within(await screen.findByRole('region', { name: 'Recently viewed' }));
    expect(seen.getByRole('link', { name: 'Desk stand' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('recent_products')!)).toEqual(['7', '9']);
  });
});

test('a gift card is worth what is chosen or typed, for whom, and when it is sent', async () => {
  const gift = shownProduct({
    kind: 'GIFT_CARD',
    name: 'Gift card',
    slug: 'gift-card',
    priceCents: 1_000,
    compareAtCents: null,
    percentOff: 0,
    variants: [variant({ priceCents: 1_000, availableQuantity: null })],
  });
  mockServer.use(...productPage(gift));
  const { user } = await renderApp('/shop/gift-card');
  await title('Gift card');
  await user.click(await screen.findByRole('radio', { name: '$100.00' }));
  expect(screen.getByText('$100')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  const value = screen.getByLabelText('Value in US dollars');
  await user.type(value, '9');
  expect(value).toBeInvalid();
  await user.type(value, '0');
  expect(value).toBeValid();
  expect(screen.getByText('$90')).toBeVisible();
  expect(screen.getByLabelText('Send on (optional)')).toHaveAttribute('min', '2026-12-01');
  const added: unknown[] = [];
  mockServer.use(
    api.mutation(AddCartItemDocument, ({ variables }) => {
      added.push(variables.input.options);
      return refusal('CONFLICT', 'Gift cards are not sold today.');
    }),
  );
  await user.type(screen.getByLabelText('Recipient’s name (optional)'), 'Kei');
  await user.click(screen.getByRole('button', { name: 'Add to cart: Gift card' }));
  expect(await screen.findByText('Gift cards are not sold today.')).toBeVisible();
  expect(added).toEqual([
    {
      giftCardValue: 9_000,
      recipientName: 'Kei',
      recipientEmail: null,
      message: null,
      deliverOn: null,
    },
  ]);
});

describe('reviews of a product', () => {
  const review = {
    __typename: 'ProductReview' as const,
    id: '5',
    rating: 4,
    title: 'Warm',
    content: 'Quiet enough for a harp.',
    isVerified: true,
    createdAt: '2026-11-01T12:00:00.000Z',
    author: { __typename: 'User' as const, id: '99', name: 'Kei', avatarUrl: null },
  };

  test('say who wrote them, and whether they bought it', async () => {
    mockServer.use(...productPage(shownProduct(), [review]));
    await renderApp('/shop/halden-r1');
    const item = within(await screen.findByRole('article', { name: 'Warm' }));
    expect(item.getByRole('link', { name: 'Kei' })).toHaveAttribute('href', '/profile/99');
    expect(item.getByText('Verified purchase')).toBeVisible();
    expect(item.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  test('are written by those who are logged in', async () => {
    const sent: AddProductReviewMutationVariables[] = [];
    mockServer.use(
      session(nora),
      api.mutation(AddProductReviewDocument, ({ variables }) => {
        sent.push(variables);
        return changed('addProductReview', {
          review: { __typename: 'ProductReview', id: '6' },
          product: { __typename: 'Product', id: '7', rating: 5, ratingCount: 13 },
        });
      }),
    );
    const { user } = await renderApp('/shop/halden-r1');
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    // Browsers measure where in the stars somebody clicks, and there is nothing to measure here.
    (await screen.findByRole('radio', { name: '4 stars' })).focus();
    await user.keyboard(' ');
    await user.type(screen.getByLabelText('Title'), 'Warm');
    await user.type(screen.getByLabelText('Review'), 'Quiet enough for a harp.');
    mockServer.use(
      api.query(MyProductReviewDocument, () =>
        Response.json({
          data: {
            product: {
              __typename: 'Product',
              id: '7',
              viewerReview: { __typename: 'ProductReview', id: '6' },
            },
          },
        }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Review submitted')).toBeVisible();
    expect(sent).toEqual([
      {
        input: {
          productId: '7',
          rating: 4,
          title: 'Warm',
          content: 'Quiet enough for a harp.',
        },
      },
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull(),
    );
  });

  test('have visitors log in first', async () => {
    const { user } = await renderApp('/shop/halden-r1');
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
  });
});
