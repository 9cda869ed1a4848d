import { expect, test } from 'vitest';
import { useSocialProvider } from '#api/testing/social-provider.ts';
import { useServer } from '#api/testing/test-server.ts';

const provider = useSocialProvider(Date.parse('2026-12-01T12:00:00Z'));
const server = useServer({ env: provider.env });

const SET = 'mutation { setAffiliateCode(input: { code: "nora-quist" }) { affiliate { code } } }';
const COME = 'mutation { countAffiliateVisit(input: { code: "nora-quist" }) { code } }';
const TOTAL = '{ myAffiliate { total { visits signUps } } }';

test('who comes by a code and signs up with a provider counts, once however often they log in', async () => {
  const client = server.client();
  await client.register();
  expect((await client.graphql(SET)).errors).toEqual([]);
  const visitor = server.client({ 'User-Agent': 'Mozilla/5.0 Firefox/145.0' });
  const who = {
    id: '7',
    name: 'Bo Ek',
    handle: 'bo',
    email: 'bo@example.com',
    isEmailVerified: true,
  };
  for (let time = 0; time < 2; time += 1) {
    await visitor.graphql(COME);
    const away = await visitor.fetch('/api/auth/google?to=/saved');
    const back = await provider.agree(away.headers.get('Location')!, who);
    expect((await visitor.fetch(back)).headers.get('Location')).toBe('/saved');
    const { data } = await client.graphql(TOTAL);
    expect(data).toMatchObject({ myAffiliate: { total: { signUps: 1 } } });
  }
});
