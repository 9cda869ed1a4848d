/** What products are ordered by. `featured` begins with what is featured, and then what is newest. */
export const productSortKeys = ['featured', 'price', 'newest', 'name'] as const;
export type ProductSortKey = (typeof productSortKeys)[number];

/** An order of products. */
export interface ProductSort {
  key: ProductSortKey;
  direction: 'asc' | 'desc';
}

/** The orders that the shop offers (§9), by their names in addresses; it begins with the first. */
export const productSorts = {
  featured: { key: 'featured', direction: 'desc' },
  'price-low': { key: 'price', direction: 'asc' },
  'price-high': { key: 'price', direction: 'desc' },
  newest: { key: 'newest', direction: 'desc' },
  'name-az': { key: 'name', direction: 'asc' },
  'name-za': { key: 'name', direction: 'desc' },
} as const satisfies Record<string, ProductSort>;
export type ProductSortName = keyof typeof productSorts;
export const productSortNames = Object.keys(productSorts) as readonly ProductSortName[];
export const DEFAULT_PRODUCT_SORT: ProductSortName = 'featured';

/** Whether a text names one of the orders. */
export function isProductSortName(text: string | null | undefined): text is ProductSortName {
  return productSortNames.some((name) => name === text);
}
