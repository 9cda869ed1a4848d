import { createStaticHandler } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

async function redirectionOf(path: string) {
  const result = await createStaticHandler(routes).query(new Request(`http://localhost${path}`));
  if (!(result instanceof Response)) throw new Error(`${path} is not redirected.`);
  return [result.status, result.headers.get('Location')];
}

test.each([
  ['/book/7', '/studios/7#book'],
  [
    '/book/7?date=2026-12-09&time=10%3A00&hours=3',
    '/studios/7?date=2026-12-09&time=10%3A00&hours=3#book',
  ],
  ['/book/a%2Fb%3Fc%23d', '/studios/a%2Fb%3Fc%23d#book'],
])('the former page for booking at %s leads to %s', async (path, to) => {
  expect(await redirectionOf(path)).toEqual([301, to]);
});

test.each(['7', '%C4%B0', '%7B%22__proto__%22%3Anull%7D', 'a%2Fb%3Fc%23d', '%0D%0AX%3A%20y'])(
  'the former address of the studio %s leads to its own, whatever is in it',
  async (id) => {
    expect(await redirectionOf(`/studios/original/${id}`)).toEqual([301, `/studios/${id}`]);
  },
);

test('the form for tickets has one address, to which the other leads with what it is about', async () => {
  expect(await redirectionOf('/submit-ticket')).toEqual([302, '/helpdesk/contact']);
  expect(await redirectionOf('/submit-ticket?category=press')).toEqual([
    302,
    '/helpdesk/contact?category=press',
  ]);
});
