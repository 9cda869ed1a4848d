import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json } from '#api/lib/rest-description.ts';
import { idNumber, shape, text, whole } from '#api/lib/shapes.ts';
import { addPlacePicture, admitPlacePicture, placePictureKind } from './place-picture.service.ts';

const picture = shape({ id: idNumber, url: text, width: whole, height: whole });

/** `PUT /api/places/{id}/pictures`: a JPEG, PNG or WebP photograph as the body. */
export const placeUploads: readonly UploadEndpoint[] = [
  {
    path: '/places/:id/pictures',
    kind: placePictureKind,
    summary: 'Send a picture for a label or a shop that one runs',
    responses: { 200: json(shape({ picture })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitPlacePicture(context, id),
    async handle(context, { id = '' }, file) {
      return { body: { picture: await addPlacePicture(context, id, file) } };
    },
  },
];
