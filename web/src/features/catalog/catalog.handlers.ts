import { HttpResponse } from 'msw';
import { api } from '#web/testing/mock-server.ts';
import {
  FeaturedProductsDocument,
  ProductCategoriesDocument,
  ProductPageDocument,
  ProductsDocument,
  SeenProductsDocument,
} from './catalog.generated.ts';
import type {
  ProductCardFragment,
  ProductPageQuery,
  ProductsQueryVariables,
  VariantChoiceFragment,
} from './catalog.generated.ts';
import { MyProductReviewDocument, ProductReviewsDocument } from './reviews.generated.ts';
import type { ProductReviewItemFragment } from './reviews.generated.ts';

export type ListedProduct = ProductCardFragment & { __typename: 'Product' };
type ShownProduct = NonNullable<ProductPageQuery['product']> & { __typename: 'Product' };

/** A microphone for $180 that was $200, rated with five stars by twelve. */
export function listedProduct(change: Partial<ListedProduct> = {}): ListedProduct {
  return {
    __typename: 'Product',
    id: '7',
    slug: 'halden-r1',
    kind: 'PHYSICAL',
    name: 'Halden R1',
    brand: 'Halden',
    shortDescription: 'A ribbon microphone.',
    priceCents: 18_000,
    compareAtCents: 20_000,
    percentOff: 10,
    isNew: true,
    isAvailable: true,
    rating: 5,
    ratingCount: 12,
    cover: null,
    variants: [{ __typename: 'ProductVariant', id: '70', priceCents: 18_000 }],
    ...change,
  };
}

/** The only variant of the microphone, of which there are ten. */
export function variant(
  change: Partial<VariantChoiceFragment> = {},
): VariantChoiceFragment & { __typename: 'ProductVariant' } {
  return {
    __typename: 'ProductVariant',
    id: '70',
    sku: 'HALDEN-R1',
    priceCents: 18_000,
    isAvailable: true,
    availableQuantity: 10,
    options: [],
    ...change,
  };
}

/** The same microphone as its page has it. */
export function shownProduct(change: Partial<ShownProduct> = {}): ShownProduct {
  const { cover: _cover, ...product } = listedProduct();
  return {
    ...product,
    description: 'Warm, and quiet enough for a harp.',
    hasLicenceKey: false,
    category: { __typename: 'ProductCategory', id: 'microphones', name: 'Microphones' },
    pictures: [],
    variants: [variant()],
    related: [],
    ...change,
  };
}

/** Products that are found, by what was asked for, and the parts of the shop. */
export function foundProducts(nodesOf: (variables: ProductsQueryVariables) => ListedProduct[]) {
  return [
    api.query(ProductsDocument, ({ variables }) => {
      const nodes = nodesOf(variables);
      return HttpResponse.json({
        data: {
          products: {
            __typename: 'ProductConnection',
            totalCount: nodes.length,
            nodes,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      });
    }),
    api.query(ProductCategoriesDocument, () =>
      HttpResponse.json({
        data: {
          productCategories: [
            {
              __typename: 'ProductCategory',
              id: 'microphones',
              name: 'Microphones',
              productCount: 4,
            },
            { __typename: 'ProductCategory', id: 'gift_card', name: 'Gift cards', productCount: 1 },
          ],
        },
      }),
    ),
  ];
}

/** Products that the shop points to. */
export function featured(nodes: ListedProduct[]) {
  return api.query(FeaturedProductsDocument, () =>
    HttpResponse.json({ data: { products: { __typename: 'ProductConnection', nodes } } }),
  );
}

/** Answers the page of a product, without one that there is none, and its reviews. */
export function productPage(
  shown: ShownProduct | null,
  reviews: (ProductReviewItemFragment & { __typename: 'ProductReview' })[] = [],
) {
  return [
    api.query(ProductPageDocument, () => HttpResponse.json({ data: { product: shown } })),
    api.query(ProductReviewsDocument, ({ variables: { id } }) =>
      HttpResponse.json({
        data: {
          product: {
            __typename: 'Product',
            id: id,
            reviews: {
              __typename: 'ProductReviewConnection',
              totalCount: reviews.length,
              nodes: reviews,
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            },
          },
        },
      }),
    ),
    api.query(MyProductReviewDocument, ({ variables: { id } }) =>
      HttpResponse.json({
        data: { product: { __typename: 'Product', id: id, viewerReview: null } },
      }),
    ),
  ];
}

/** Products that were seen before. */
export function seenProducts(nodes: ListedProduct[]) {
  return api.query(SeenProductsDocument, ({ variables: { ids } }) =>
    HttpResponse.json({
      data: { seenProducts: nodes.filter(({ id }) => [ids].flat().includes(id)) },
    }),
  );
}
