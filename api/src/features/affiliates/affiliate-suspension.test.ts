import { expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import type { GraphqlResult, TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const MINE = `{ myAffiliate { code canChange suspension { at reasons } total { visits signUps } } }`;
const SET = `mutation ($code: String!) {
  setAffiliateCode(input: { code: $code }) { affiliate { code } }
}`;
const COME = `mutation ($code: String!) { countAffiliateVisit(input: { code: $code }) { code } }`;
const ALL = `query ($first: Int = 20, $text: String) { affiliates(first: $first, text: $text) {
  totalCount nodes { userId code visits signUps suspendedAt suspensionReasons user { name } }
} }`;
const SUSPEND = `mutation ($userId: ID!, $reasons: String = "Spam.") {
  suspendAffiliate(input: { userId: $userId, reasons: $reasons }) { userId }
}`;
const RESTORE = `mutation ($userId: ID!) { restoreAffiliate(input: { userId: $userId }) { userId } }`;

interface Mine {
  myAffiliate: {
    canChange: boolean;
    suspension: { reasons: string } | null;
    total: { visits: number; signUps: number };
  };
}

const codeOf = ({ errors }: GraphqlResult<unknown>) => errors[0]?.extensions.code;
const browser = () => server.client({ 'User-Agent': 'Mozilla/5.0 Firefox/145.0' });
const come = (code: string, from = browser()) => from.graphql(COME, { code });

let count = 0;

/** Somebody new with a code of their own. */
async function affiliate() {
  const member = await signedIn(server, { language: 'en' });
  count += 1;
  const code = `taken-${count}-away`;
  expect((await member.client.graphql(SET, { code })).errors).toEqual([]);
  return { ...member, userId: member.user.id, code };
}

async function mine(client: TestClient) {
  return (await client.graphql<Mine>(MINE)).data!.myAffiliate;
}

test('a code is taken away with reasons, counts nothing, and is given back', async () => {
  const { client, user, userId, code } = await affiliate();
  await confirmAddress(server, user.email);
  const admin = await administrator(server);
  const before = browser();
  await come(code, before);
  await collectMail(server);
  expect(
    (await admin.graphql(SUSPEND, { userId, reasons: ' Posted in 40 forums. ' })).errors,
  ).toEqual([]);
  expect(codeOf(await come(code))).toBe('NOT_FOUND');
  // Who came before that is no longer attributed either.
  await before.register();
  expect(await mine(client)).toMatchObject({
    canChange: false,
    suspension: { at: '2026-12-01T12:00:00.000Z', reasons: 'Posted in 40 forums.' },
    total: { visits: 1, signUps: 0 },
  });
  expect(codeOf(await admin.graphql(SUSPEND, { userId }))).toBe('CONFLICT');

  await admin.graphql(RESTORE, { userId });
  expect(codeOf(await admin.graphql(RESTORE, { userId }))).toBe('CONFLICT');
  const after = browser();
  expect((await come(code, after)).errors).toEqual([]);
  await after.register();
  expect(await mine(client)).toMatchObject({ suspension: null, total: { visits: 2, signUps: 1 } });

  const emails = (await collectMail(server)).filter(({ recipient }) => recipient === user.email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Your affiliate code was taken away',
    'Your affiliate code is back',
  ]);
  expect(emails[0]?.text).toContain('“Posted in 40 forums.”');
});

test('nobody gets a code that is taken away: not its owner anew, not others, not once the owner is gone', async () => {
  const { client, userId, code } = await affiliate();
  const admin = await administrator(server);
  await admin.graphql(SUSPEND, { userId });
  for (const wanted of [code, `${code}-2`]) {
    expect(codeOf(await client.graphql(SET, { code: wanted }))).toBe('CONFLICT');
  }
  const { client: other } = await signedIn(server);
  const takes = () => other.graphql(SET, { code });
  expect((await takes()).errors[0]?.extensions.fields).toEqual({
    code: 'Somebody else has this code',
  });
  await server.database.sql.deleteFrom('users').where('id', '=', userId).execute();
  expect(codeOf(await takes())).toBe('BAD_USER_INPUT');
});

test('a visit that comes while the code is taken away counts before that, or not at all', async () => {
  const admin = await administrator(server);
  for (let round = 0; round < 8; round += 1) {
    const { client, userId, code } = await affiliate();
    const [, visit] = await Promise.all([admin.graphql(SUSPEND, { userId }), come(code)]);
    const visits = visit.errors.length === 0 ? 1 : 0;
    expect(await mine(client)).toMatchObject({ total: { visits } });
    await Promise.all([come(code), come(code)]);
    expect(await mine(client)).toMatchObject({ total: { visits } });
  }
});

test('administrators find codes by what they or their owners are called', async () => {
  const { userId, user, code } = await affiliate();
  const admin = await administrator(server);
  await come(code);
  await admin.graphql(SUSPEND, { userId });
  const { data } = await admin.graphql(ALL, { text: code.toUpperCase() });
  expect(data).toEqual({
    affiliates: {
      totalCount: 1,
      nodes: [
        {
          userId: String(userId),
          code,
          visits: 1,
          signUps: 0,
          suspendedAt: '2026-12-01T12:00:00.000Z',
          suspensionReasons: 'Spam.',
          user: { name: user.name },
        },
      ],
    },
  });
  for (const text of ['%', '_____', 'x'.repeat(101)]) {
    const found = await admin.graphql<{ affiliates: { totalCount: number } | null }>(ALL, { text });
    expect(found.data?.affiliates?.totalCount ?? 0).toBe(0);
  }
});

test('the list takes as many statements for many as for one', async () => {
  await affiliate();
  await affiliate();
  const admin = await administrator(server);
  const statements = async (first: number) => {
    server.database.takeQueries();
    expect((await admin.graphql(ALL, { first })).errors).toEqual([]);
    return server.database.takeQueries().length;
  };
  expect(await statements(2)).toBe(await statements(1));
});

test('nobody but administrators sees all codes, takes one away, or gives one back', async () => {
  const { client, userId, code } = await affiliate();
  for (const result of [
    client.graphql(ALL),
    client.graphql(SUSPEND, { userId }),
    client.graphql(RESTORE, { userId }),
  ]) {
    expect(codeOf(await result)).toBe('FORBIDDEN');
  }
  const admin = await administrator(server);
  expect(codeOf(await admin.graphql(SUSPEND, { userId, reasons: ' ' }))).toBe('BAD_USER_INPUT');
  expect((await come(code)).errors).toEqual([]);
});
