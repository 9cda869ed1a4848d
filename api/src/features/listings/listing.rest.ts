import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json } from '#api/lib/rest-description.ts';
import { shape, text, whole } from '#api/lib/shapes.ts';
import { addPicture, admitPicture } from './listing-picture.service.ts';
import { studioPictureKind } from './listing-picture.ts';

const picture = shape({ url: text, width: whole, height: whole });

/** `PUT /api/listings/{id}/pictures`: a JPEG, PNG or WebP photograph as the body. */
export const listingUploads: readonly UploadEndpoint[] = [
  {
    path: '/listings/:id/pictures',
    kind: studioPictureKind,
    summary: 'Add a photograph to a listing',
    responses: { 200: json(shape({ picture })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitPicture(context, id),
    async handle(context, { id = '' }, file) {
      return { body: { picture: await addPicture(context, id, file) } };
    },
  },
];
