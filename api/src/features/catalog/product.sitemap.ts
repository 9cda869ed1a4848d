import { listProductSlugs } from '#db/catalog/product.repository.ts';
import { fewEntries } from '#api/lib/sitemap.ts';

/** Every published product. */
export const productSitemapEntries = fewEntries('products', async ({ reads }) => {
  const products = await listProductSlugs(reads);
  return products.map(({ slug, changedAt }) => ({ path: `/shop/${slug}`, changedAt }));
});
