import {
  DEFAULT_PRODUCT_SORT,
  isProductSortName,
  productSorts,
} from '#domain/catalog/product-sort.ts';
import type { ProductSortName } from '#domain/catalog/product-sort.ts';
import { isPriceRange } from '#domain/catalog/product.ts';
import type { PriceRange } from '#domain/catalog/product.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import type { ProductFilterInput, ProductSortInput } from '#web/lib/schema.generated.ts';

/** Which products are wanted, and in which order. */
export interface ShopChoice {
  text: string;
  categoryId: string | undefined;
  priceRange: PriceRange | undefined;
  sort: ProductSortName;
}

/** All of them, as the shop begins. */
export const everyProduct: ShopChoice = {
  text: '',
  categoryId: undefined,
  priceRange: undefined,
  sort: DEFAULT_PRODUCT_SORT,
};

/** What an address asks for. What it cannot ask for is left out. */
export function readShopChoice(params: URLSearchParams): ShopChoice {
  const priceRange = params.get('price');
  const sort = params.get('sort');
  return {
    text: params.get('q') ?? '',
    categoryId: params.get('category') || undefined,
    priceRange: isPriceRange(priceRange) ? priceRange : undefined,
    sort: isProductSortName(sort) ? sort : DEFAULT_PRODUCT_SORT,
  };
}

/** The address that asks for this, as {@link readShopChoice} reads it. */
export function writeShopChoice({ text, categoryId, priceRange, sort }: ShopChoice) {
  return new URLSearchParams([
    ...(text === '' ? [] : [['q', text]]),
    ...(categoryId === undefined ? [] : [['category', categoryId]]),
    ...(priceRange === undefined ? [] : [['price', priceRange]]),
    ...(sort === DEFAULT_PRODUCT_SORT ? [] : [['sort', sort]]),
  ]);
}

/** What the API is asked for; null for all products. */
export function productFilterOf(choice: ShopChoice): ProductFilterInput | null {
  const { text, categoryId, priceRange } = choice;
  const filter = {
    ...(text !== '' && { text }),
    ...(categoryId !== undefined && { categoryId }),
    ...(priceRange !== undefined && { priceRange }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** The order that the API is asked for. */
export function productSortOf({ sort }: ShopChoice): ProductSortInput {
  const { key, direction } = productSorts[sort];
  return { key: enumName(key), direction: enumName(direction) };
}
