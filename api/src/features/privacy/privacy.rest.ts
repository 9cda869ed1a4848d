import type { RestEndpoint } from '#api/lib/rest.ts';
import { exportOwnAccount } from './account-export.service.ts';

/** What an account holds, as a file to keep. */
export const privacyEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/account/export',
    audience: 'personal',
    async handle(context) {
      const body = await exportOwnAccount(context);
      const disposition = 'attachment; filename="roomtone-account.json"';
      return { body, headers: { 'Content-Disposition': disposition } };
    },
  },
];
