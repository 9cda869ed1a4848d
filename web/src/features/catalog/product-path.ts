/** The address of a product. */
export function productPath({ slug }: { slug: string }): string {
  return `/shop/${slug}`;
}

/** The part of the shop in which a product is. */
export function shopPathOf(categoryId: string): string {
  return `/shop?${new URLSearchParams({ category: categoryId }).toString()}`;
}
