import { describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import type { GraphqlResult, TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z, a Tuesday.

const FIGURES = 'visits signUps firstBookings';
const MINE = `{ myAffiliate { code canChange total { ${FIGURES} } weeks { week ${FIGURES} } } }`;
const SET = `mutation ($code: String!) {
  setAffiliateCode(input: { code: $code }) { affiliate { code canChange } }
}`;
const COME = `mutation ($code: String!) { countAffiliateVisit(input: { code: $code }) { code } }`;

interface Figures {
  visits: number;
  signUps: number;
  firstBookings: number;
}
interface Affiliate {
  code: string;
  canChange: boolean;
  total: Figures;
  weeks: (Figures & { week: string })[];
}

/** A browser that somebody looks at. */
const browser = () => server.client({ 'User-Agent': 'Mozilla/5.0 Firefox/145.0' });

let count = 0;

/** Somebody new with a code of their own. */
async function affiliate() {
  const member = await signedIn(server);
  count += 1;
  const code = `code-${count}-of-test`;
  expect((await member.client.graphql(SET, { code })).errors).toEqual([]);
  return { ...member, code };
}

async function figuresOf(client: TestClient): Promise<Affiliate> {
  const { data } = await client.graphql<{ myAffiliate: Affiliate }>(MINE);
  return data!.myAffiliate;
}

async function totalOf(client: TestClient): Promise<number[]> {
  const { visits, signUps, firstBookings } = (await figuresOf(client)).total;
  return [visits, signUps, firstBookings];
}

const codeOf = ({ errors }: GraphqlResult<unknown>) => errors[0]?.extensions.code;

describe('a code', () => {
  test('is proposed from the name, and another one once somebody has that', async () => {
    const [one, other] = await Promise.all([
      signedIn(server, { name: 'Nora Quist' }),
      signedIn(server, { name: 'Nóra Quist' }),
    ]);
    const proposed = async (client: TestClient) =>
      (await client.graphql<{ proposedAffiliateCode: string }>('{ proposedAffiliateCode }')).data!
        .proposedAffiliateCode;
    expect(await proposed(one.client)).toBe('nora-quist');
    await one.client.graphql(SET, { code: 'nora-quist' });
    expect(await proposed(other.client)).toBe('nora-quist-2');
  });

  test('belongs to one person, whatever its case, even when two ask at once', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => signedIn(server)));
    const codes = ['Same-Code', 'same-code', 'SAME-CODE', 'same-Code'];
    const results = await Promise.all(
      members.map(({ client }, index) => client.graphql(SET, { code: codes[index] })),
    );
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const refused = results.find(({ errors }) => errors.length > 0)!;
    expect(refused.errors[0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { code: 'Somebody else has this code' },
    });
  });

  test.each(['abc', 'no spaces', 'roomtone-deals', 'x'.repeat(21)])(
    '%j is refused',
    async (code) => {
      const { client } = await signedIn(server);
      expect(codeOf(await client.graphql(SET, { code }))).toBe('BAD_USER_INPUT');
      expect((await client.graphql(MINE)).data).toEqual({ myAffiliate: null });
    },
  );

  test('may be changed until somebody comes by it', async () => {
    const { client, code } = await affiliate();
    const changed = await client.graphql(SET, { code: `${code}-2` });
    expect(changed.data).toEqual({
      setAffiliateCode: { affiliate: { code: `${code}-2`, canChange: true } },
    });
    expect(codeOf(await browser().graphql(COME, { code }))).toBe('NOT_FOUND');
    expect((await browser().graphql(COME, { code: `${code}-2` })).errors).toEqual([]);
    expect(codeOf(await client.graphql(SET, { code }))).toBe('CONFLICT');
    expect(await figuresOf(client)).toMatchObject({ code: `${code}-2`, canChange: false });
  });

  test('that is changed while somebody comes counts them, or is changed, never half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, code } = await affiliate();
      const [change, come] = await Promise.all([
        client.graphql(SET, { code: `${code}-2` }),
        browser().graphql(COME, { code }),
      ]);
      const isChanged = change.errors.length === 0;
      expect(come.errors.length > 0).toBe(isChanged);
      expect(await figuresOf(client)).toMatchObject({
        code: isChanged ? `${code}-2` : code,
        total: { visits: isChanged ? 0 : 1 },
      });
    }
  });

  test('is for those who are logged in', async () => {
    const visitor = browser();
    const results = await Promise.all([
      visitor.graphql(SET, { code: 'anonymous' }),
      visitor.graphql(MINE),
      visitor.graphql('{ proposedAffiliateCode }'),
    ]);
    expect(results.map(codeOf)).toEqual(Array.from({ length: 3 }, () => 'UNAUTHENTICATED'));
  });
});

describe('a visit', () => {
  test('counts once a day for each browser, whatever the case of the code', async () => {
    const { client, code } = await affiliate();
    const visitor = browser();
    const { headers, data } = await visitor.graphql(COME, { code: ` ${code.toUpperCase()} ` });
    expect(data).toEqual({ countAffiliateVisit: { code } });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^roomtone_via=.*Max-Age=2592000;.*HttpOnly; SameSite=Lax/);
    await visitor.graphql(COME, { code });
    expect(await totalOf(client)).toEqual([1, 0, 0]);
    await browser().graphql(COME, { code });
    expect(await totalOf(client)).toEqual([2, 0, 0]);
    server.setTime('2026-12-02T00:00:00Z');
    await visitor.graphql(COME, { code });
    server.setTime('2026-12-01T12:00:00Z');
    expect(await totalOf(client)).toEqual([3, 0, 0]);
  });

  test('counts each of many who come at once', async () => {
    const { client, code } = await affiliate();
    await Promise.all(Array.from({ length: 12 }, () => browser().graphql(COME, { code })));
    expect(await totalOf(client)).toEqual([12, 0, 0]);
  });

  test('of programs, and of whoever has the code, counts nothing and leaves nothing', async () => {
    const { client, code } = await affiliate();
    const visitors = [
      server.client({ 'User-Agent': 'Googlebot/2.1' }),
      server.client({ 'User-Agent': '' }),
      client,
    ];
    for (const visitor of visitors) {
      const { errors, headers } = await visitor.graphql(COME, { code });
      expect(errors).toEqual([]);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(await totalOf(client)).toEqual([0, 0, 0]);
  });

  test('by a code that nobody has is refused', async () => {
    expect(codeOf(await browser().graphql(COME, { code: 'nobodys' }))).toBe('NOT_FOUND');
  });

  describe('and more of them from one network', () => {
    const limited = useServer({ env: { RATE_LIMIT_FACTOR: '1' } });

    test('are refused at some point, as no people come that often', async () => {
      const statuses: unknown[] = [];
      for (let visit = 0; visit < 61; visit += 1) {
        statuses.push(codeOf(await limited.client().graphql(COME, { code: 'nobodys' })));
      }
      expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'NOT_FOUND'));
      expect(statuses.at(-1)).toBe('RATE_LIMITED');
    });
  });
});

describe('an account that somebody makes', () => {
  test('counts for the last code that they came by, once', async () => {
    const [first, last] = [await affiliate(), await affiliate()];
    const visitor = browser();
    await visitor.graphql(COME, { code: first.code });
    await visitor.graphql(COME, { code: last.code });
    await visitor.register();
    expect(await totalOf(first.client)).toEqual([1, 0, 0]);
    expect(await totalOf(last.client)).toEqual([1, 1, 0]);
    await visitor.post('/api/auth/logout', {});
    await visitor.register();
    expect(await totalOf(last.client)).toEqual([1, 1, 0]);
  });

  test('counts within thirty days, and no later', async () => {
    const { client, code } = await affiliate();
    const [early, late] = [browser(), browser()];
    await early.graphql(COME, { code });
    await late.graphql(COME, { code });
    server.setTime('2026-12-31T23:00:00Z');
    await early.register();
    server.setTime('2027-01-01T00:00:00Z');
    await late.register();
    server.setTime('2026-12-01T12:00:00Z');
    expect(await totalOf(client)).toEqual([2, 1, 0]);
  });

  test('does not count for oneself: neither logged in, nor in a browser that one was in', async () => {
    const visitor = browser();
    await visitor.register();
    const code = 'brings-themselves';
    await visitor.graphql(SET, { code });
    await visitor.post('/api/auth/logout', {});
    await visitor.graphql(COME, { code });
    await visitor.register();
    const [row] = await server.database.sql
      .selectFrom('affiliates')
      .leftJoin('affiliate_visits', 'affiliate_id', 'affiliates.user_id')
      .leftJoin('affiliate_sign_ups', 'affiliate_sign_ups.affiliate_id', 'affiliates.user_id')
      .select(['visits', 'affiliate_sign_ups.user_id as signedUp'])
      .where('code', '=', code)
      .execute();
    expect(row).toEqual({ visits: null, signedUp: null });
  });

  test('does not count for a cookie that somebody made up', async () => {
    const { client, code } = await affiliate();
    for (const value of [`${code}.2026-01-01`, `${code}.2027-01-01`, code, '%00', 'a.b.c']) {
      const visitor = server.client({ Cookie: `roomtone_via=${value}` });
      await visitor.register();
    }
    expect(await totalOf(client)).toEqual([0, 0, 0]);
  });
});

test('the first session that takes place counts, in its week; requests and others do not', async () => {
  const { client, code } = await affiliate();
  const studio = await createStudio(server.database.em);
  const people: number[] = [];
  for (let person = 0; person < 3; person += 1) {
    const visitor = browser();
    await visitor.graphql(COME, { code });
    people.push((await visitor.register()).id);
  }
  const book = (
    userId: number,
    startsAt: string,
    status: 'completed' | 'confirmed' | 'cancelled',
  ) => createBooking(server.database.em, { studioId: studio.id, userId, startsAt, status });
  const [often, soon, cancelled] = people as [number, number, number];
  await book(often, '2026-11-17T10:00:00Z', 'completed');
  await book(often, '2026-11-24T10:00:00Z', 'completed');
  await book(soon, '2026-12-20T10:00:00Z', 'confirmed');
  await book(cancelled, '2026-11-18T10:00:00Z', 'cancelled');
  const { total, weeks } = await figuresOf(client);
  expect(total).toEqual({ visits: 3, signUps: 3, firstBookings: 1 });
  expect(weeks).toHaveLength(12);
  expect(weeks.at(0)!.week).toBe('2026-09-14');
  expect(weeks.slice(-3)).toEqual([
    { week: '2026-11-16', visits: 0, signUps: 0, firstBookings: 1 },
    { week: '2026-11-23', visits: 0, signUps: 0, firstBookings: 0 },
    { week: '2026-11-30', visits: 3, signUps: 3, firstBookings: 0 },
  ]);
});

test('figures take as many statements however many came', async () => {
  const { client, code } = await affiliate();
  const statements = async () => {
    server.database.takeQueries();
    await figuresOf(client);
    return server.database.takeQueries().length;
  };
  const before = await statements();
  for (let person = 0; person < 3; person += 1) {
    const visitor = browser();
    await visitor.graphql(COME, { code });
    await visitor.register();
  }
  expect(await statements()).toBe(before);
});
