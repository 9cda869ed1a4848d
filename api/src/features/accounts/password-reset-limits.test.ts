import { expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

const ask = (email: string) =>
  server
    .client()
    .graphql(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
      { email },
    );

test.each(['known@example.com', 'unknown@example.com'])(
  'a mailbox is not filled: after five emails, %s has to wait and is told how long',
  async (email) => {
    if (email.startsWith('known')) await server.client().register({ email });
    for (let times = 0; times < 5; times += 1) expect((await ask(email)).errors).toEqual([]);
    const { errors } = await ask(email.toUpperCase());
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(
        /^Too many attempts\. Try again in (59|60) minutes\.$/,
      ) as string,
      extensions: { code: 'RATE_LIMITED' },
    });
    expect(errors[0]?.extensions.retryAfter).toBeGreaterThan(3000);
  },
);

test('whoever guesses tokens has to wait', async () => {
  const guess = (token: number) =>
    server
      .client()
      .graphql(
        'mutation ($token: String!) { resetPassword(input: { token: $token, password: "battery staple" }) { maskedEmail } }',
        { token: String(token).padStart(43, '0') },
      );
  const codes: unknown[] = [];
  for (let token = 0; token < 31; token += 1) {
    codes.push((await guess(token)).errors[0]?.extensions.code);
  }
  expect(new Set(codes.slice(0, 30))).toEqual(new Set(['BAD_USER_INPUT']));
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});
