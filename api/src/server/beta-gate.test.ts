import { describe, expect, test } from 'vitest';
import type { RenderRequest } from '#domain/rendering/page-contract.ts';
import { fakePage, fakePages } from '#api/testing/fake-pages.ts';
import { useServer } from '#api/testing/test-server.ts';
import { openBetaGate } from './beta-gate.ts';

const rendered: RenderRequest[] = [];
const pages = fakePages((request) => {
  rendered.push(request);
  return Promise.resolve(fakePage({}));
});

async function gateGiven(server: ReturnType<typeof useServer>) {
  await server.client().fetch(`/${rendered.length}`, { headers: { Accept: 'text/html' } });
  return rendered.at(-1)?.gate;
}

describe('with a password', () => {
  const server = useServer({ pages, env: { BETA_PASSWORD: 'room tone' } });

  test('pages are given its digest, salted, and never the password', async () => {
    const gate = await gateGiven(server);
    expect(gate).toEqual({
      salt: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      rounds: 600_000,
      digest: expect.stringMatching(/^[\da-f]{64}$/) as string,
    });
    expect(JSON.stringify(rendered)).not.toContain('room tone');
  });

  test('it is the same digest after a restart, and another for another password', async () => {
    const { config, orm } = server.runtime;
    const gate = await openBetaGate(server.runtime);
    expect(gate).toEqual(await gateGiven(server));
    const other = await openBetaGate({ orm, config: { ...config, betaPassword: 'other' } });
    expect(other?.digest).not.toBe(gate?.digest);
  });
});

describe('without one', () => {
  const server = useServer({ pages });

  test('there is no gate', async () => {
    expect(await gateGiven(server)).toBeUndefined();
  });
});
