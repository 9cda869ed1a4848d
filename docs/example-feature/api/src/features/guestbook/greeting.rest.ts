import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { idNumber, listOf, named, shape, text } from '#api/lib/shapes.ts';
import { readGuestbook } from './greeting.service.ts';

const greetingShape = named(
  'Greeting',
  shape({ id: idNumber, author: shape({ name: text }), text }),
);

/** The guestbook on REST. */
export const guestbookEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/guestbook',
    audience: 'public',
    summary: 'The latest greetings, newest first',
    responses: { 200: json(listOf(greetingShape)) },
    handle: async (context) => {
      const greetings = await readGuestbook(context);
      return {
        body: greetings.map(({ id, name, text: words }) => ({ id, author: { name }, text: words })),
      };
    },
  },
];
