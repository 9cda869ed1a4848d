import { expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

const subscribe = (email: string) =>
  server
    .client()
    .graphql('mutation ($email: String!) { subscribe(input: { email: $email }) { email } }', {
      email,
    });

test('a mailbox is not filled: after five emails an hour one has to wait', async () => {
  for (let times = 0; times < 5; times += 1) {
    expect((await subscribe('reader@example.com')).errors).toEqual([]);
  }
  const { errors } = await subscribe('Reader@Example.com');
  expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
  expect(errors[0]?.extensions.retryAfter).toBeGreaterThan(3000);
});

test('the list is not used to write to many', async () => {
  const codes: unknown[] = [];
  for (let person = 0; person < 31; person += 1) {
    const { errors } = await subscribe(`stranger${person}@example.com`);
    codes.push(errors[0]?.extensions.code);
  }
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});
