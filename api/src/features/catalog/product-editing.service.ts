import {
  countProductsToEdit,
  editedProductOrder,
  featureProducts as writeFeatured,
  findProductToEdit,
  insertProduct,
  isSlugTaken,
  listProductsToEdit,
  lockProduct,
  saveVariants,
  setProductStatus,
  updateProduct,
} from '#db/catalog/product-editing.repository.ts';
import type {
  EditedProductFilter,
  EditedProductRow,
} from '#db/catalog/product-editing.repository.ts';
import {
  deleteProductCategory,
  saveProductCategory,
} from '#db/catalog/product-files.repository.ts';
import { findVariantsOf, listProductCategories } from '#db/catalog/product-parts.repository.ts';
import type { ProductCategoryRow } from '#db/catalog/product-parts.repository.ts';
import { findProducts } from '#db/catalog/product.repository.ts';
import type { ProductRow } from '#db/catalog/product.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import type {
  AddedKind,
  ProductCategoryInput,
  ProductFiles,
  ProductInput,
} from '#domain/catalog/product.schema.ts';
import type { ProductKind, ProductStatus } from '#domain/catalog/product.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { parseId } from '#api/lib/ids.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { catalogLimits } from './catalog.limits.ts';
import { changeProductFiles } from './product-file.service.ts';

/** All products, drafts too. @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT */
export async function productsToEdit(
  context: Context,
  filter: EditedProductFilter,
  page: PageArgs,
) {
  requireAdmin(context);
  const { sql } = context;
  const found = await paginate(page, editedProductOrder, (part) =>
    listProductsToEdit(sql, filter, part),
  );
  return { ...found, totalCount: () => countProductsToEdit(sql, filter) };
}

/** A product to edit; null where there is none. @throws DomainError as {@link productsToEdit} */
export async function productToEdit(
  context: Context,
  id: number,
): Promise<EditedProductRow | null> {
  requireAdmin(context);
  return (await findProductToEdit(context.sql, id)) ?? null;
}

/** All parts of the shop, empty ones too. @throws DomainError as {@link productsToEdit} */
export async function categoriesToEdit(context: Context): Promise<ProductCategoryRow[]> {
  requireAdmin(context);
  return listProductCategories(context.sql);
}

/** What is edited: a new product of a kind, or one as far as whoever edits it knows it. */
export type Edited = { kind: AddedKind } | { id: number; version: number };

/**
 * Keeps a new product as a draft, or has one be another. Where it was it is found as well. What is
 * bought meanwhile is not undone: of stock only the difference is changed.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, NOT_FOUND; CONFLICT when somebody saved
 *   it meanwhile; BAD_USER_INPUT naming `slug` when another has that address, and what else is wrong
 */
export async function saveProduct(
  context: Context,
  edited: Edited,
  input: ProductInput,
  files: ProductFiles,
): Promise<EditedProductRow> {
  await admitChange(context);
  const { now } = context;
  const saved = await namingConstraints(() =>
    context.transaction(async (em) => {
      const db = sqlOf(em);
      const before = 'id' in edited ? await requireVersion(db, edited) : undefined;
      requireFitting(before?.kind ?? ('kind' in edited ? edited.kind : 'physical'), input);
      if (await isSlugTaken(db, input.slug, before?.id)) {
        throw badInput({ slug: message('catalog.slugTaken') });
      }
      await requireOwnVariants(db, before?.id, input);
      const id = before?.id ?? (await insertProduct(db, kindOf(edited), input, now));
      if (before) await updateProduct(db, before, input, now);
      await saveVariants(db, id, input.variants);
      await changeProductFiles(db, id, files, now);
      return (await findProductToEdit(db, id))!;
    }),
  );
  context.changed([`product:${saved.id}`, 'products']);
  return saved;
}

/** Shows a product to everybody, or to nobody any more. @throws DomainError as {@link saveProduct} */
export async function showProduct(
  context: Context,
  id: number,
  status: Exclude<ProductStatus, 'draft'>,
): Promise<EditedProductRow> {
  await admitChange(context);
  if (!(await setProductStatus(context.sql, id, status, context.now))) throw notFound();
  context.changed([`product:${id}`, 'products']);
  return (await findProductToEdit(context.sql, id))!;
}

/**
 * Has these be featured, in this order, and nothing else that is published.
 * @returns all that are
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED; BAD_USER_INPUT naming a product that is
 *   not published or stands there twice
 */
export async function featureProducts(
  context: Context,
  ids: readonly number[],
): Promise<ProductRow[]> {
  await admitChange(context);
  const moved = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const known = await findProducts(db, ids);
    const wrong = ids.findIndex(
      (id, index) =>
        ids.indexOf(id) !== index ||
        !known.some((product) => product.id === id && product.status === 'published'),
    );
    if (wrong >= 0) throw badInput({ [`productIds[${wrong}]`]: message('catalog.notShown') });
    return writeFeatured(db, ids, context.now);
  });
  context.changed([...moved.map((id) => `product:${id}` as const), 'products']);
  const products = await findProducts(context.sql, ids);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}

/** Keeps a part of the shop, or has it be another. @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED */
export async function saveCategory(
  context: Context,
  input: ProductCategoryInput,
): Promise<ProductCategoryRow> {
  await admitChange(context);
  await saveProductCategory(context.sql, input);
  context.changed(['products']);
  const categories = await listProductCategories(context.sql);
  return categories.find(({ id }) => id === input.id)!;
}

/**
 * Removes a part of the shop.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, NOT_FOUND; CONFLICT while it has products
 */
export async function removeCategory(context: Context, id: string): Promise<void> {
  await admitChange(context);
  const categories = await listProductCategories(context.sql);
  if (!categories.some((category) => category.id === id)) {
    throw new DomainError('NOT_FOUND', 'catalog.categoryNotFound');
  }
  if (!(await deleteProductCategory(context.sql, id))) {
    throw new DomainError('CONFLICT', 'catalog.categoryHasProducts');
  }
  context.changed(['products']);
}

async function admitChange(context: Context): Promise<void> {
  await context.rateLimits.consume(catalogLimits.change, requireAdmin(context).id);
}

async function requireVersion(
  db: Sql,
  { id, version }: { id: number; version: number },
): Promise<EditedProductRow> {
  const product = await lockProduct(db, id);
  if (!product) throw notFound();
  if (product.version !== version) throw new DomainError('CONFLICT', 'catalog.overtaken');
  return product;
}

function kindOf(edited: Edited): AddedKind {
  if (!('kind' in edited)) throw new Error('Nobody changes the kind of a product.');
  return edited.kind;
}

/** @throws DomainError BAD_USER_INPUT for what products of the kind have not */
function requireFitting(kind: ProductKind, { hasLicenceKey }: ProductInput): void {
  if (hasLicenceKey && kind !== 'download') {
    throw badInput({ hasLicenceKey: message('catalog.licenceOfDownloads') });
  }
}

/** @throws DomainError BAD_USER_INPUT naming a variant that is none of the product */
async function requireOwnVariants(
  db: Sql,
  productId: number | undefined,
  { variants }: ProductInput,
): Promise<void> {
  const own = productId === undefined ? [] : await findVariantsOf(db, [productId]);
  const wrong = variants.findIndex(
    ({ id }) => id !== undefined && !own.some((variant) => variant.id === parseId(id)),
  );
  if (wrong >= 0) {
    throw badInput({ [`variants[${wrong}].id`]: message('catalog.variantUnknown') });
  }
}

async function namingConstraints<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'products_slug') throw badInput({ slug: message('catalog.slugTaken') });
    if (constraint === 'products_category') {
      throw badInput({ categoryId: message('catalog.categoryRequired') });
    }
    if (constraint === 'product_variants_sku') {
      throw badInput({ variants: message('catalog.skuTaken') });
    }
    throw error;
  }
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'catalog.notFound');
}
