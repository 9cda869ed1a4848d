import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json } from '#api/lib/rest-description.ts';
import { shape, text, whole } from '#api/lib/shapes.ts';
import {
  addPicture,
  addSound,
  admitTextFile,
  textPictureKind,
  textSoundKind,
} from './text-file.service.ts';

/** `PUT /api/texts/pictures` and `/api/texts/sounds`: a file for a text as the body. */
export const textUploads: readonly UploadEndpoint[] = [
  {
    path: '/texts/pictures',
    kind: textPictureKind,
    summary: 'Send a picture for a text; for administrators',
    responses: { 200: json(shape({ picture: shape({ src: text, width: whole, height: whole }) })) },
    admit: admitTextFile,
    async handle(context, _params, file) {
      return { body: { picture: await addPicture(context, file) } };
    },
  },
  {
    path: '/texts/sounds',
    kind: textSoundKind,
    summary: 'Send a sound for a text; for administrators',
    responses: { 200: json(shape({ track: shape({ src: text }) })) },
    admit: admitTextFile,
    async handle(context, _params, file) {
      return { body: { track: await addSound(context, file) } };
    },
  },
];
