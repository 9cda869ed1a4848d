import { afterEach, expect, test } from 'vitest';
import { findTaxRate } from '#db/carts/tax-rate.repository.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

afterEach(() => server.setTime('2026-12-01T12:00:00Z'));

const SET = `mutation ($input: SetTaxRateInput!) {
  setTaxRate(input: $input) { taxRate { id percent validFrom setBy { id } } }
}`;
const CANCEL = `mutation ($input: CancelTaxRateInput!) { cancelTaxRate(input: $input) { taxRateId } }`;
const rateAt = (time: string) => findTaxRate(server.database.sql, Date.parse(time));

test('a rate is set from a time on, stands in the history, and is called off before it is valid', async () => {
  const { client, user } = await signedIn(server, { role: 'admin' });
  const input = { percent: 9.5, validFrom: '2027-01-01T00:00:00Z' };
  const { data } = await client.graphql<{ setTaxRate: { taxRate: { id: string } } }>(SET, {
    input,
  });
  const { id } = data!.setTaxRate.taxRate;
  expect(data).toMatchObject({ setTaxRate: { taxRate: { percent: 9.5 } } });
  expect(await rateAt('2026-12-31T23:59:59Z')).toBe(825);
  expect(await rateAt('2027-01-01T00:00:00Z')).toBe(950);
  const history = await client.graphql(
    '{ taxRates(first: 5) { nodes { percent setBy { id } setAt } } }',
  );
  expect(history.data).toEqual({
    taxRates: {
      nodes: [
        { percent: 9.5, setBy: { id: String(user.id) }, setAt: '2026-12-01T12:00:00.000Z' },
        { percent: 8.25, setBy: null, setAt: null },
      ],
    },
  });
  const again = await client.graphql(SET, { input });
  expect(again.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  expect((await client.graphql(CANCEL, { input: { taxRateId: id } })).errors).toEqual([]);
  expect(await rateAt('2027-01-01T00:00:00Z')).toBe(825);
});

test('what is valid cannot be taken away, and nothing is set for the past', async () => {
  const { client } = await signedIn(server, { role: 'admin' });
  const { data } = await client.graphql<{ taxRates: { nodes: { id: string }[] } }>(
    '{ taxRates(first: 1) { nodes { id } } }',
  );
  const taxRateId = data!.taxRates.nodes[0]!.id;
  const refused = await client.graphql(CANCEL, { input: { taxRateId } });
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  for (const [input, field] of [
    [{ percent: 9, validFrom: '2026-12-01T11:59:59Z' }, 'validFrom'],
    [{ percent: 30.01 }, 'percent'],
    [{ percent: 8.255 }, 'percent'],
  ] as const) {
    const { errors } = await client.graphql(SET, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors[0]?.extensions.fields).toHaveProperty(field);
  }
  expect(await rateAt('2026-12-01T12:00:00Z')).toBe(825);
});

test('nobody but administrators sees or sets it', async () => {
  const { client } = await signedIn(server, { isStudioOwner: true });
  for (const { errors } of [
    await client.graphql('{ taxRates(first: 1) { nodes { id } } }'),
    await client.graphql(SET, { input: { percent: 0 } }),
  ]) {
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  }
});
