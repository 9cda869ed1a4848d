import { expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';
import { open } from '#api/testing/tickets.ts';

const server = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

test('an address is mailed at most five times an hour, and a network opens ten tickets', async () => {
  const codesOf = async (count: number, emailOf: (time: number) => string) => {
    const codes: unknown[] = [];
    for (let time = 0; time < count; time += 1) {
      const { errors } = await open(server.client(), { name: 'Noa', email: emailOf(time) });
      codes.push(errors[0]?.extensions.code);
    }
    return codes;
  };
  const oneAddress = await codesOf(6, () => 'mailbox@example.org');
  expect(oneAddress).toEqual([...Array.from({ length: 5 }), 'RATE_LIMITED']);
  const addresses = await codesOf(5, (time) => `other${time}@example.org`);
  expect(addresses).toEqual([...Array.from({ length: 4 }), 'RATE_LIMITED']);
});
