import { string } from 'yup';
import { attachmentKinds } from '#domain/messaging/attachments.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json, seeOther } from '#api/lib/rest-description.ts';
import { redirect } from '#api/lib/rest.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { choice, shape, text } from '#api/lib/shapes.ts';
import { ticketAttachmentKind } from './ticket-attachment-kind.ts';
import {
  addTicketAttachment,
  admitTicketAttachment,
  linkToTicketAttachment,
} from './ticket-attachment.service.ts';
import { ticketRates } from './ticket.limits.ts';

const attachment = shape({ key: text, kind: choice(attachmentKinds) });

/** `PUT /api/ticket-attachments`: a file for a ticket as the body. */
export const ticketUploads: readonly UploadEndpoint[] = [
  {
    path: '/ticket-attachments',
    audience: 'anyone',
    limit: ticketRates.uploadByNetwork,
    kind: ticketAttachmentKind,
    summary: 'Send a file for a ticket',
    responses: { 200: json(shape({ attachment })) },
    failures: ['CONFLICT'],
    admit: (context) => admitTicketAttachment(context),
    async handle(context, _params, file) {
      return { body: { attachment: await addTicketAttachment(context, file) } };
    },
  },
];

/** Leads to a file of a ticket, once it is sure that whoever asks may read it. */
export const ticketEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/ticket-attachments/:id',
    audience: 'anyone',
    summary: 'Read a file of a ticket',
    query: {
      key: string().meta({ meaning: 'What lets a guest into the ticket.' }),
      save: string().meta({ meaning: '`1` has it saved under its name.' }),
    },
    responses: { 303: seeOther },
    failures: ['NOT_FOUND'],
    async handle(context, { params, query }) {
      const key = query.get('key');
      const isSaved = query.get('save') === '1';
      return redirect(await linkToTicketAttachment(context, params.id ?? '', { key, isSaved }));
    },
  },
];
