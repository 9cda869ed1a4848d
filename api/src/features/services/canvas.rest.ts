import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { file, json, seeOther } from '#api/lib/rest-description.ts';
import { redirect } from '#api/lib/rest.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { shape, text, whole } from '#api/lib/shapes.ts';
import { canvasPrintFile, linkToPrintTrack } from './canvas-print.service.ts';
import { canvasTrackKind } from './canvas-track-kind.ts';
import { addCanvasTrack, admitCanvasTrack } from './canvas-track.service.ts';
import { serviceRates } from './service.limits.ts';

const track = shape({
  id: text.meta({ meaning: 'The `trackId` of what is put into a cart.' }),
  durationMs: whole,
});

/** `PUT /api/canvas-tracks/{shape}/{name}`: a track that a print is made from, as the body. */
export const canvasUploads: readonly UploadEndpoint[] = [
  {
    path: '/canvas-tracks/:shape/:name',
    audience: 'anyone',
    limit: serviceRates.canvasTrack,
    kind: canvasTrackKind,
    summary: 'Send a track that a canvas print is made from',
    responses: { 200: json(shape({ track })) },
    failures: [],
    admit: (context, { shape: given = '' }) => admitCanvasTrack(context, { shape: given }),
    async handle(context, { shape: given = '', name = '' }, received) {
      return {
        body: { track: await addCanvasTrack(context, { shape: given, title: name }, received) },
      };
    },
  },
];

/** What prints are made of, for administrators. */
export const canvasEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/admin/order-items/:id/print.png',
    audience: 'staff',
    summary: 'The file that a canvas print is made of',
    responses: { 200: file('image/png', 'The whole canvas at 300 dots for each inch.') },
    failures: ['NOT_FOUND'],
    async handle(context, { params }) {
      const { fileName, content } = await canvasPrintFile(context, params.id ?? '');
      return {
        text: content,
        headers: {
          'Content-Type': 'image/png',
          'Content-Disposition': `attachment; filename="${fileName}"`,
        },
      };
    },
  },
  {
    method: 'get',
    path: '/admin/order-items/:id/track',
    audience: 'staff',
    summary: 'Save the track that somebody has sent for a canvas print',
    responses: { 303: seeOther },
    failures: ['NOT_FOUND'],
    async handle(context, { params }) {
      return redirect(await linkToPrintTrack(context, params.id ?? ''));
    },
  },
];
