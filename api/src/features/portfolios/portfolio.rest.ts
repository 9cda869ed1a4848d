import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json } from '#api/lib/rest-description.ts';
import { idNumber, shape, text, whole } from '#api/lib/shapes.ts';
import {
  addImage,
  addTrack,
  admitFile,
  portfolioImageKind,
  trackKind,
} from './portfolio-file.service.ts';

const picture = shape({ id: idNumber, url: text, width: whole, height: whole });
const track = shape({ id: idNumber, url: text, durationMs: whole });

/** `PUT /api/portfolios/{id}/images` and `…/tracks`: an image or a track as the body. */
export const portfolioUploads: readonly UploadEndpoint[] = [
  {
    path: '/portfolios/:id/images',
    kind: portfolioImageKind,
    summary: 'Send an image for a portfolio',
    responses: { 200: json(shape({ picture })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitFile(context, id, 'portfolio_images'),
    async handle(context, { id = '' }, file) {
      return { body: { picture: await addImage(context, id, file) } };
    },
  },
  {
    path: '/portfolios/:id/tracks',
    kind: trackKind,
    summary: 'Send a track for a portfolio',
    responses: { 200: json(shape({ track })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitFile(context, id, 'portfolio_tracks'),
    async handle(context, { id = '' }, file) {
      return { body: { track: await addTrack(context, id, file) } };
    },
  },
];
