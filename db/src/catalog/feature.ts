import type { DatabaseFeature } from '../lib/feature.ts';
import { Catalog } from '../migrations/0091-catalog.ts';
import { FeaturedOrder } from '../migrations/0108-featured-order.ts';
import { SearchedProducts } from '../migrations/0112-searched-products.ts';
import { personalData } from './personal-data.ts';
import {
  ProductCategorySchema,
  ProductFileSchema,
  ProductPictureSchema,
  ProductReviewSchema,
  ProductSchema,
  ProductSlugSchema,
  ProductVariantSchema,
} from './product.entity.ts';

export const catalog = {
  name: 'catalog',
  entities: [
    ProductCategorySchema,
    ProductSchema,
    ProductSlugSchema,
    ProductVariantSchema,
    ProductPictureSchema,
    ProductFileSchema,
    ProductReviewSchema,
  ],
  migrations: {
    '0091-catalog': Catalog,
    '0108-featured-order': FeaturedOrder,
    '0112-searched-products': SearchedProducts,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
