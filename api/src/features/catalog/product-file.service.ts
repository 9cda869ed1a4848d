import { parse } from 'node:path/posix';
import { findProductToEdit, lockProduct } from '#db/catalog/product-editing.repository.ts';
import type { EditedProductRow } from '#db/catalog/product-editing.repository.ts';
import {
  insertProductFile,
  insertProductPicture,
  keepProductFiles,
  productDownloads,
  productPictureFiles,
  showProductPictures,
} from '#db/catalog/product-files.repository.ts';
import { removeFile } from '#db/files/file.repository.ts';
import { countFilesOf } from '#db/files/shown-files.ts';
import type { ShownFiles } from '#db/files/shown-files.ts';
import type { Sql } from '#db/orm.ts';
import type { ProductFiles } from '#domain/catalog/product.schema.ts';
import { productLimits } from '#domain/catalog/product.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { safeFileName } from '#domain/messaging/attachments.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { storePhoto } from '#api/lib/files/photo-kind.ts';
import { requireShownFiles } from '#api/lib/files/shown-files.ts';
import { storeMade } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { requireId } from '#api/lib/ids.ts';
import { catalogLimits } from './catalog.limits.ts';
import { productFileKind, productPictureKind } from './product-file-kinds.ts';

/** Pictures and files that may be uploaded for a product, among them those that it does not show. */
const uploadedLimits = new Map<ShownFiles, number>([
  [productPictureFiles, 2 * productLimits.pictures],
  [productDownloads, productLimits.files],
]);

/** What belongs to the site, and goes with nobody's account. */
const siteOwned = {
  userId: null,
  userGone: () => new DomainError('UNAUTHENTICATED', 'errors.unauthenticated'),
};

/**
 * Lets administrators send a picture for a product.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED; CONFLICT when there are too many
 */
export async function admitProductPicture(context: Context, product: string): Promise<void> {
  await admit(context, product, productPictureFiles);
}

/** The same for a file of a download. @throws DomainError as {@link admitProductPicture}; CONFLICT for others */
export async function admitProductFile(context: Context, product: string): Promise<void> {
  requireDownload(await admit(context, product, productDownloads));
}

async function admit(context: Context, product: string, files: ShownFiles) {
  const { id: userId } = requireAdmin(context);
  const id = requireId(product, 'catalog.notFound');
  const found = requireProduct(await findProductToEdit(context.sql, id));
  await context.rateLimits.consume(catalogLimits.upload, userId);
  await refuseTooMany(context.sql, files, id);
  return found;
}

/**
 * Keeps a picture for a product, which shows it once it is saved with it.
 * @throws DomainError as {@link admitProductPicture}; BAD_USER_INPUT naming `picture`
 */
export async function addProductPicture(context: Context, product: string, file: ReceivedFile) {
  requireAdmin(context);
  const productId = requireId(product, 'catalog.notFound');
  return storePhoto(context, {
    ...siteOwned,
    kind: productPictureKind,
    subject: `product ${productId}`,
    file,
    async bind(db, { name, ...photo }) {
      requireProduct(await lockProduct(db, productId));
      await refuseTooMany(db, productPictureFiles, productId);
      const picture = { productId, name, ...photo };
      return { id: await insertProductPicture(db, picture, context.now), ...photo };
    },
  });
}

/**
 * Keeps a file that a product is downloaded as, from now on.
 * @param title what it is called where it comes from
 * @throws DomainError as {@link admitProductFile}; BAD_USER_INPUT naming `file`
 */
export async function addProductFile(
  context: Context,
  { product, title }: { product: string; title: string },
  received: ReceivedFile,
) {
  requireAdmin(context);
  const productId = requireId(product, 'catalog.notFound');
  const made = await productFileKind.make(received);
  const { ending } = made[0]!;
  const fileName = safeFileName(title, ending);
  return storeMade(context, {
    ...siteOwned,
    kind: productFileKind,
    made,
    subject: `product ${productId}`,
    async bind(db, key) {
      requireDownload(requireProduct(await lockProduct(db, productId)));
      await refuseTooMany(db, productDownloads, productId);
      const file = { productId, name: key + ending, fileName, byteCount: received.bytes };
      const id = await insertProductFile(db, file, context.now);
      return { id, fileName, byteCount: received.bytes };
    },
  });
}

/**
 * Has a product that is locked show pictures and be downloaded as files that were uploaded for it. What
 * else there is of it goes.
 * @throws DomainError BAD_USER_INPUT naming what of `pictures` or `files` is none of it
 */
export async function changeProductFiles(
  db: Sql,
  productId: number,
  { pictures, files }: ProductFiles,
  now: number,
): Promise<void> {
  if (pictures) {
    await requireShownFiles(db, productPictureFiles, productId, 'pictures', pictures);
    for (const name of await showProductPictures(db, productId, pictures)) {
      await removeFile(db, { userId: null, kind: productPictureKind.name, name }, now);
    }
  }
  if (files) {
    await requireShownFiles(db, productDownloads, productId, 'files', files);
    for (const stored of await keepProductFiles(db, productId, files)) {
      const { name } = parse(stored);
      await removeFile(db, { userId: null, kind: productFileKind.name, name }, now);
    }
  }
}

async function refuseTooMany(db: Sql, files: ShownFiles, productId: number): Promise<void> {
  if ((await countFilesOf(db, files, productId)) < uploadedLimits.get(files)!) return;
  throw new DomainError('CONFLICT', 'catalog.tooManyFiles');
}

function requireProduct(product: EditedProductRow | undefined): EditedProductRow {
  if (!product) throw new DomainError('NOT_FOUND', 'catalog.notFound');
  return product;
}

function requireDownload({ kind }: EditedProductRow): void {
  if (kind !== 'download') throw new DomainError('CONFLICT', 'catalog.filesOfDownloads');
}
