import { string } from 'yup';
import { attachmentKinds } from '#domain/messaging/attachments.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json, seeOther } from '#api/lib/rest-description.ts';
import { redirect } from '#api/lib/rest.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { choice, idNumber, shape } from '#api/lib/shapes.ts';
import { attachmentKind } from './attachment-kind.ts';
import { addAttachment, admitAttachment, linkToAttachment } from './attachment.service.ts';

const attachment = shape({ id: idNumber, kind: choice(attachmentKinds) });

/** `PUT /api/conversations/{id}/attachments`: a file for a message as the body. */
export const attachmentUploads: readonly UploadEndpoint[] = [
  {
    path: '/conversations/:id/attachments',
    kind: attachmentKind,
    summary: 'Send a file for a message',
    responses: { 200: json(shape({ attachment })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitAttachment(context, id),
    async handle(context, { id = '' }, file) {
      return { body: { attachment: await addAttachment(context, id, file) } };
    },
  },
];

/** Leads to the file of an attachment, once it is sure that whoever asks may read it. */
export const attachmentEndpoint: RestEndpoint = {
  method: 'get',
  path: '/attachments/:id',
  audience: 'personal',
  summary: 'Read an attachment',
  query: { save: string().meta({ meaning: '`1` has it saved under its name.' }) },
  responses: { 303: seeOther },
  failures: ['NOT_FOUND'],
  async handle(context, { params, query }) {
    const isSaved = query.get('save') === '1';
    return redirect(await linkToAttachment(context, params.id ?? '', { isSaved }));
  },
};
