import type { RestEndpoint } from '#api/lib/rest.ts';
import { readGuestbook } from './greeting.service.ts';

/** The guestbook on REST. */
export const guestbookEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/guestbook',
    audience: 'public',
    handle: async (context) => ({ body: await readGuestbook(context) }),
  },
];
