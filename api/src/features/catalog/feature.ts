import type { Feature } from '#api/lib/feature.ts';
import { catalogLimits } from './catalog.limits.ts';
import { EditedCategoryResolver, EditedProductResolver } from './product-editing.resolver.ts';
import { ProductReviewResolver, ReviewedProductResolver } from './product-review.resolver.ts';
import { productUploads } from './product-upload.rest.ts';
import { productPreviews } from './product.previews.ts';
import {
  ProductCategoryResolver,
  ProductResolver,
  ProductVariantResolver,
} from './product.resolver.ts';
import { productEndpoints } from './product.rest.ts';
import { productSource } from './product.search.ts';
import { productSitemapEntries } from './product.sitemap.ts';

export const catalog: Feature = {
  name: 'catalog',
  resolvers: [
    ProductResolver,
    ProductCategoryResolver,
    ProductVariantResolver,
    ProductReviewResolver,
    ReviewedProductResolver,
    EditedProductResolver,
    EditedCategoryResolver,
  ],
  endpoints: productEndpoints,
  uploads: productUploads,
  searchSources: [productSource],
  previews: [productPreviews],
  sitemapEntries: [productSitemapEntries],
  rateLimits: Object.values(catalogLimits),
};
