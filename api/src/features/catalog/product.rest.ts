import type { ProductRow } from '#db/catalog/product.repository.ts';
import { productFilterSchema } from '#domain/catalog/product-filter.schema.ts';
import {
  DEFAULT_PRODUCT_SORT,
  isProductSortName,
  productSortNames,
  productSorts,
} from '#domain/catalog/product-sort.ts';
import {
  averageRating,
  PRICE_LIMIT_CENTS,
  priceRangeIds,
  productKinds,
} from '#domain/catalog/product.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import { renameFields } from '#api/lib/failures.ts';
import { pageOf, pageQuery } from '#api/lib/rest-description.ts';
import { nextPageLink, pageOfQuery } from '#api/lib/rest.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import {
  amount,
  choice,
  flag,
  idNumber,
  instant,
  listOf,
  named,
  shape,
  text,
  whole,
} from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { productPicturesLoader, variantsLoader } from './product.loaders.ts';
import { publishedProducts } from './product.service.ts';

/** How many products `/api/products` returns unless asked, as `/api/studios` does (ruling 22). */
const DEFAULT_LIMIT = 60;

const cents = whole.meta({ meaning: 'US cents.' });

/** A product with the field names of spec §3; money in cents. */
const productShape = named(
  'Product',
  shape({
    id: idNumber,
    slug: text,
    name: text,
    description: text,
    shortDescription: text,
    price: cents,
    compareAtPrice: cents.nullable(),
    category: text,
    imageUrls: listOf(text),
    createdAt: instant,
    isFeatured: flag,
    kind: choice(productKinds),
    brand: text,
    rating: amount.min(1).max(5).nullable(),
    ratingCount: whole,
    variants: listOf(
      shape({
        id: idNumber,
        options: listOf(shape({ name: text, value: text })),
        price: cents,
        availableQuantity: whole.nullable().meta({ meaning: 'Null: there is no end of them.' }),
      }),
    ),
  }),
);

const centsParam = whole.optional().min(0).max(PRICE_LIMIT_CENTS);

/** Parameters that narrow the list, and what the filter calls them. */
const filterParams = {
  q: 'text',
  category: 'categoryId',
  kind: 'kind',
  priceRange: 'priceRange',
  minPrice: 'minCents',
  maxPrice: 'maxCents',
  inStock: 'inStock',
  featured: 'isFeatured',
} as const;

/** `GET /api/products` with the fields of spec §3 and the filters of the shop (ruling 22). */
export const productEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/products',
    audience: 'public',
    summary: 'Products of the shop',
    query: {
      q: productFilterSchema.fields.text,
      category: text.optional(),
      kind: choice(productKinds).optional(),
      priceRange: choice(priceRangeIds).optional(),
      minPrice: centsParam,
      maxPrice: centsParam,
      inStock: flag.optional(),
      featured: flag.optional(),
      sort: choice(productSortNames).default(DEFAULT_PRODUCT_SORT),
      ...pageQuery(DEFAULT_LIMIT),
    },
    responses: { 200: pageOf(productShape) },
    async handle(context, request) {
      const { query } = request;
      const sort = productSorts[readSort(query.get('sort'))];
      const page = pageOfQuery(query, DEFAULT_LIMIT);
      const found = await publishedProducts(context, readFilter(query), sort, page);
      const [body, totalCount] = await Promise.all([
        Promise.all(found.nodes.map((product) => bodyOf(context, product))),
        found.totalCount(),
      ]);
      return { body, headers: nextPageLink(request, found.pageInfo, totalCount) };
    },
  },
];

/** @throws DomainError BAD_USER_INPUT naming parameters */
function readFilter(query: URLSearchParams) {
  const given = Object.entries(filterParams).map(([param, field]) => [
    field,
    // A parameter that is left empty narrows nothing.
    query.get(param) || undefined,
  ]);
  try {
    return validate(productFilterSchema, Object.fromEntries(given));
  } catch (error) {
    const names = Object.entries(filterParams).map(([param, field]) => [field, param]);
    throw renameFields(error, Object.fromEntries(names) as Record<string, string>);
  }
}

function readSort(name: string | null) {
  if (name === null || name === '') return DEFAULT_PRODUCT_SORT;
  if (isProductSortName(name)) return name;
  throw badInput({ sort: message('fields.choice', { values: productSortNames.join(', ') }) });
}

async function bodyOf(context: Context, product: ProductRow): Promise<Shaped<typeof productShape>> {
  const [pictures, variants] = await Promise.all([
    productPicturesLoader(context).load(product.id),
    variantsLoader(context).load(product.id),
  ]);
  const { starCount, ratingCount } = product;
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    description: product.description,
    shortDescription: product.shortDescription,
    price: product.priceCents,
    compareAtPrice: product.compareAtCents,
    category: product.categoryId,
    imageUrls: pictures.map(({ url }) => url),
    createdAt: new Date(product.createdAt).toISOString(),
    isFeatured: product.isFeatured,
    kind: product.kind,
    brand: product.brand,
    rating: averageRating(starCount, ratingCount),
    ratingCount,
    variants: variants.map(({ id, options, extraCents, stock }) => ({
      id,
      options: Object.entries(options).map(([name, value]) => ({ name, value })),
      price: product.priceCents + extraCents,
      availableQuantity: stock,
    })),
  };
}
