import { string } from 'yup';
import type { FidelityFileKind } from '#domain/services/fidelity-order.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json, seeOther } from '#api/lib/rest-description.ts';
import { redirect } from '#api/lib/rest.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { idNumber, shape, whole } from '#api/lib/shapes.ts';
import { fidelityFileKind } from './fidelity-file-kind.ts';
import { addFidelityFile, admitFidelityFile, linkToFidelityFile } from './fidelity-file.service.ts';

const file = shape({ id: idNumber, durationMs: whole });

function uploadOf(kind: FidelityFileKind, folder: string, summary: string): UploadEndpoint {
  return {
    path: `/fidelity/orders/:id/${folder}/:name`,
    kind: fidelityFileKind,
    summary,
    responses: { 200: json(shape({ file })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitFidelityFile(context, { order: id, kind }),
    async handle(context, { id = '', name = '' }, received) {
      return {
        body: { file: await addFidelityFile(context, { order: id, kind, title: name }, received) },
      };
    },
  };
}

/** Sounds as bodies: of customers, and of engineers. */
export const fidelityUploads: readonly UploadEndpoint[] = [
  uploadOf('stem', 'files', 'Send a sound to be mixed or mastered'),
  uploadOf('mix', 'mixes', 'Send the next version of an order'),
];

/** Leads to a file, once it is sure that whoever asks may hear it. */
export const fidelityEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/fidelity-files/:id',
    audience: 'personal',
    summary: 'Hear a sound of an order',
    query: { save: string().meta({ meaning: '`1` has it saved under its name.' }) },
    responses: { 303: seeOther },
    failures: ['NOT_FOUND'],
    async handle(context, { params, query }) {
      const isSaved = query.get('save') === '1';
      return redirect(await linkToFidelityFile(context, params.id ?? '', { isSaved }));
    },
  },
];
