import { string } from 'yup';
import { attachmentKinds } from '#domain/messaging/attachments.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json, seeOther } from '#api/lib/rest-description.ts';
import { redirect } from '#api/lib/rest.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { choice, idNumber, shape } from '#api/lib/shapes.ts';
import { projectFileKind } from './project-file-kind.ts';
import { addProjectFile, admitProjectFile, linkToProjectFile } from './project-file.service.ts';

const file = shape({ id: idNumber, kind: choice(attachmentKinds) });

/** `PUT /api/projects/{id}/files/{name}`: a file as the body. */
export const projectUploads: readonly UploadEndpoint[] = [
  {
    path: '/projects/:id/files/:name',
    kind: projectFileKind,
    summary: 'Send a file for a project',
    responses: { 200: json(shape({ file })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitProjectFile(context, id),
    async handle(context, { id = '', name = '' }, received) {
      return {
        body: { file: await addProjectFile(context, { project: id, title: name }, received) },
      };
    },
  },
];

/** Leads to a file, once it is sure that whoever asks may read it. */
export const projectEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/project-files/:id',
    audience: 'personal',
    summary: 'Read a file of a project',
    query: { save: string().meta({ meaning: '`1` has it saved under its name.' }) },
    responses: { 303: seeOther },
    failures: ['NOT_FOUND'],
    async handle(context, { params, query }) {
      const isSaved = query.get('save') === '1';
      return redirect(await linkToProjectFile(context, params.id ?? '', { isSaved }));
    },
  },
];
