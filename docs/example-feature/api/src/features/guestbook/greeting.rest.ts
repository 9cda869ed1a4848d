import type { RestEndpoint } from '#api/lib/rest.ts';
import { readGuestbook } from './greeting.service.ts';

/** The guestbook on REST. */
export const guestbookEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/guestbook',
    audience: 'public',
    handle: async (context) => {
      const greetings = await readGuestbook(context);
      return { body: greetings.map(({ id, name, text }) => ({ id, name, text })) };
    },
  },
];
