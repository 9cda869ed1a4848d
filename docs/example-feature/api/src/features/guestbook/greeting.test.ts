import { expect, test } from 'vitest';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const SIGN = `mutation ($input: SignGuestbookInput!) {
  signGuestbook(input: $input) { guestbook { author { name } text } }
}`;

test('somebody who is signed in writes into the guestbook, and everybody reads it', async () => {
  const { client, user } = await signedIn(server);
  const { data } = await client.graphql<{ signGuestbook: { guestbook: unknown } }>(SIGN, {
    input: { text: ' Good morning ' },
  });
  expect(data?.signGuestbook.guestbook).toEqual([
    { author: { name: user.name }, text: 'Good morning' },
  ]);
  const { body } = await server.client().get('/api/guestbook');
  expect(body).toEqual([
    expect.objectContaining({ author: { name: user.name }, text: 'Good morning' }),
  ]);
});

test('nothing is written without a text', async () => {
  const { client } = await signedIn(server);
  const { errors } = await client.graphql(SIGN, { input: { text: ' ' } });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(JSON.stringify(errors)).toContain('Write something first');
});
