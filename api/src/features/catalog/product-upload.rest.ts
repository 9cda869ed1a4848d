import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json } from '#api/lib/rest-description.ts';
import { idNumber, shape, text, whole } from '#api/lib/shapes.ts';
import { productFileKind, productPictureKind } from './product-file-kinds.ts';
import {
  addProductFile,
  addProductPicture,
  admitProductFile,
  admitProductPicture,
} from './product-file.service.ts';

const picture = shape({ id: idNumber, url: text, width: whole, height: whole });
const file = shape({ id: idNumber, fileName: text, byteCount: whole });

/** What administrators upload for products, each as the body. */
export const productUploads: readonly UploadEndpoint[] = [
  {
    path: '/products/:id/pictures',
    kind: productPictureKind,
    summary: 'Send a picture for a product; for administrators',
    responses: { 200: json(shape({ picture })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitProductPicture(context, id),
    async handle(context, { id = '' }, received) {
      return { body: { picture: await addProductPicture(context, id, received) } };
    },
  },
  {
    path: '/products/:id/files/:name',
    kind: productFileKind,
    summary: 'Send a file that a product is downloaded as; for administrators',
    responses: { 200: json(shape({ file })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitProductFile(context, id),
    async handle(context, { id = '', name = '' }, received) {
      return {
        body: { file: await addProductFile(context, { product: id, title: name }, received) },
      };
    },
  },
];
