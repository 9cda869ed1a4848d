import { mixed } from 'yup';
import { exportPartNames } from '#db/privacy/account-export.repository.ts';
import { keptAs } from '#api/lib/file-headers.ts';
import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { shape } from '#api/lib/shapes.ts';
import { exportOwnAccount } from './account-export.service.ts';

/** The parts of the export; what is in each is said by the feature that keeps it. */
const exportShape = shape(
  Object.fromEntries(exportPartNames.map((name) => [name, mixed().nullable().defined()])),
);

/** What an account holds, as a file to keep. */
export const privacyEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/account/export',
    audience: 'personal',
    summary: 'Everything that is kept about whoever is logged in, as a file',
    responses: { 200: json(exportShape) },
    async handle(context) {
      const body = await exportOwnAccount(context);
      return { body, headers: keptAs('roomtone-account.json') };
    },
  },
];
