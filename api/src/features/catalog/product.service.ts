import { listProductCategories } from '#db/catalog/product-parts.repository.ts';
import type { ProductCategoryRow } from '#db/catalog/product-parts.repository.ts';
import {
  countProducts,
  findProductAt,
  findProducts,
  listProducts,
  productOrder,
} from '#db/catalog/product.repository.ts';
import type { ProductRow } from '#db/catalog/product.repository.ts';
import type { ProductFilter } from '#domain/catalog/product-filter.schema.ts';
import type { ProductSort } from '#domain/catalog/product-sort.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { productLoader } from './product.loaders.ts';

/**
 * Published products that match, in an order, page by page.
 * @throws DomainError BAD_USER_INPUT for what makes no page
 */
export async function publishedProducts(
  context: Context,
  filter: ProductFilter,
  sort: ProductSort,
  page: PageArgs,
) {
  const { reads } = context;
  const found = await paginate(page, productOrder(sort), async (part) =>
    known(context, await listProducts(reads, filter, sort, part)),
  );
  return { ...found, totalCount: () => countProducts(reads, filter) };
}

/** A published product by its number, its address or one that it had before; null when there is none. */
export async function publishedProduct(
  context: Context,
  idOrSlug: string,
): Promise<ProductRow | null> {
  const product = await findPublished(context, idOrSlug);
  if (!product) return null;
  known(context, [product]);
  return product;
}

/** Published products by their numbers, in their order; those that there are not are left out. */
export async function knownProducts(
  context: Context,
  ids: readonly number[],
): Promise<ProductRow[]> {
  const products = await productLoader(context).loadMany(ids);
  return products.flatMap((product) => {
    if (product instanceof Error) throw product;
    return product?.status === 'published' ? product : [];
  });
}

async function findPublished({ reads }: Context, idOrSlug: string) {
  // No slug is digits alone.
  const id = parseId(idOrSlug);
  if (id === undefined) return findProductAt(reads, idOrSlug);
  const [product] = await findProducts(reads, [id]);
  return product?.status === 'published' ? product : undefined;
}

/** Parts of the shop that have something to show, in order. */
export async function productCategories({ reads }: Context): Promise<ProductCategoryRow[]> {
  const categories = await listProductCategories(reads);
  return categories.filter(({ productCount }) => productCount > 0);
}

/** Spares looking products up again, of which their variants ask for the price. */
function known(context: Context, products: ProductRow[]): ProductRow[] {
  for (const product of products) productLoader(context).prime(product.id, product);
  return products;
}
