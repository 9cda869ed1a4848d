import { findProductFiles } from '#db/catalog/product-files.repository.ts';
import {
  findProductPictures,
  findVariants,
  findVariantsOf,
  listProductCategories,
} from '#db/catalog/product-parts.repository.ts';
import { findProducts, findRelatedProductIds } from '#db/catalog/product.repository.ts';
import { RELATED_PRODUCTS } from '#domain/catalog/product.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** Products by id, whoever may see them: for what refers to one that may not be sold any more. */
export const productLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findProducts(sql, ids),
  ({ id }) => id,
);

/** What products come in, without what is not sold any more. */
export const variantsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findVariantsOf(sql, ids),
  ({ productId }) => productId,
);

/** Variants by id, sold or not. */
export const variantLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findVariants(sql, ids),
  ({ id }) => id,
);

/** The pictures that products show. */
export const productPicturesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findProductPictures(sql, ids),
  ({ productId }) => productId,
);

/** Parts of the shop. There are few, which are read together. */
export const productCategoryLoader = oneLoader(
  ({ reads }) => listProductCategories(reads),
  ({ id }) => id,
);

/** Ids of products to look at beside each. */
export const relatedProductIdsLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findRelatedProductIds(reads, ids, RELATED_PRODUCTS),
  ({ productId }) => productId,
);

/** What products are downloaded as. */
export const productFilesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findProductFiles(sql, ids),
  ({ productId }) => productId,
);
