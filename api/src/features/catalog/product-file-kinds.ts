import { PRODUCT_FILE_LIMIT_MB, PRODUCT_PICTURE } from '#domain/catalog/product.ts';
import { message } from '#domain/messages/message.ts';
import { audioContentTypes, audioFileTypes } from '#api/lib/audio/audio-files.ts';
import { zip } from '#api/lib/files/file-type.ts';
import { pdf } from '#api/lib/files/pdf.ts';
import { photoKind } from '#api/lib/files/photo-kind.ts';
import type { UploadKind } from '#api/lib/files/upload-kind.ts';

/** Pictures of products. */
export const productPictureKind = photoKind('product-pictures', PRODUCT_PICTURE);

const contentTypes: Readonly<Record<string, string>> = {
  '.zip': zip.contentType,
  '.pdf': pdf.contentType,
  ...audioContentTypes,
};

/** What products are downloaded as: the file as it came, for whoever has bought it. */
export const productFileKind: UploadKind = {
  name: 'product-files',
  limitBytes: PRODUCT_FILE_LIMIT_MB * 1024 * 1024,
  accepts: [zip, pdf, ...audioFileTypes],
  serves: { visibility: 'private', contentTypes },
  field: 'file',
  refusals: {
    tooLarge: message('catalog.fileTooLarge', { limit: PRODUCT_FILE_LIMIT_MB }),
    wrongType: message('catalog.fileType'),
    unreadable: message('catalog.fileType'),
  },
  make: (file) => Promise.resolve([{ ending: endingOf(file.type.contentType), content: file }]),
};

/** What the name of a file of a type that is taken ends with. */
function endingOf(contentType: string): string {
  const known = Object.entries(contentTypes).find(([, type]) => type === contentType);
  if (!known) throw new Error(`${contentType} is taken, and has no ending.`);
  return known[0];
}
