import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import { PayoutDesk } from '#api/testing/payout-desk.ts';
import type { PaidOwner } from '#api/testing/payout-desk.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { payOwners } from './payout-decision.service.ts';
import { hearOfPayouts } from './payout-news.service.ts';
import { settlePayout } from './payout-settlement.service.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

let desk: PayoutDesk;
let admin: TestClient;
beforeEach(async () => {
  desk = new PayoutDesk(server.database);
  desk.now = server.runtime.clock();
  server.runtime.payments.provider = desk.provider;
  ({ client: admin } = await signedInAdministrator(server));
});

const log = pino({ level: 'silent' });

/** An owner who is called so, with a payout of $90 from two days ago that is on its way. */
async function owner(name: string): Promise<PaidOwner & { payoutId: number }> {
  const { user } = await signedIn(server, { name, isStudioOwner: true });
  const paid = await desk.owner('ready', user);
  desk.passDays(-2);
  await desk.earn(paid, 100_00);
  desk.passDays(2);
  await payOwners(desk.context, log);
  const { id: payoutId } = await server.database.sql
    .selectFrom('payouts')
    .select('id')
    .where('owner_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return { ...paid, payoutId };
}

interface Listed {
  nodes: { id: string; status: string; failure: string | null; reversedCents: number }[];
}

async function list(variables: object): Promise<Listed['nodes']> {
  const { data, errors } = await admin.graphql<{ payouts: Listed }>(
    `query ($status: PayoutStatus, $isReversed: Boolean, $text: String) {
      payouts(status: $status, isReversed: $isReversed, text: $text) {
        nodes { id status failure reversedCents }
      }
    }`,
    { ...variables },
  );
  expect(errors).toEqual([]);
  return data!.payouts.nodes;
}

async function retry(client: TestClient, payoutId: number | string) {
  const { data, errors } = await client.graphql<{
    retryPayout: { payout: { id: string; status: string; amountCents: number } } | null;
  }>(
    `mutation ($input: RetryPayoutInput!) {
      retryPayout(input: $input) { payout { id status amountCents } }
    }`,
    { input: { payoutId: String(payoutId) } },
  );
  return { payout: data?.retryPayout?.payout, code: errors[0]?.extensions.code };
}

test('payouts are found by owner, state and what came back', async () => {
  const wren = await owner('Wilhelmina Wren');
  const other = await owner('Ottoline Other');
  await settlePayout(desk.context, wren.payoutId);
  const { ref } = desk.provider.payouts.transfers.at(-1)!;
  desk.provider.payouts.reverse(ref, 20_00);
  await hearOfPayouts(desk.context, ref);
  const found = { id: String(wren.payoutId), status: 'SENT', failure: null, reversedCents: 20_00 };
  expect(await list({ text: 'wren wilhelmina' })).toEqual([found]);
  expect(await list({ isReversed: true, text: 'wren' })).toEqual([found]);
  expect(await list({ isReversed: true, text: 'ottoline' })).toEqual([]);
  expect(await list({ status: 'ON_ITS_WAY', text: 'ottoline' })).toMatchObject([
    { id: String(other.payoutId) },
  ]);
});

test('a payout that failed is tried again on the same day, once, and not while something is in the way', async () => {
  const { payoutId, ref, id } = await owner('Frederica Failed');
  desk.provider.payouts.accounts.set(ref, 'incomplete');
  await settlePayout(desk.context, payoutId);
  expect(await list({ status: 'FAILED', text: 'frederica' })).toMatchObject([
    { id: String(payoutId), failure: expect.any(String) as string },
  ]);
  expect(await retry(admin, payoutId)).toMatchObject({ code: 'CONFLICT' });
  // Its owner has mended it, of which nobody has told us.
  desk.provider.payouts.accounts.set(ref, 'ready');
  const answers = await Promise.all([1, 2, 3].map(() => retry(admin, payoutId)));
  const decided = answers.filter(({ payout }) => payout);
  expect(decided).toMatchObject([{ payout: { status: 'ON_ITS_WAY', amountCents: 90_00 } }]);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  const again = decided[0]!.payout!.id;
  expect((await retry(admin, again)).payout).toMatchObject({ id: again });
  await settlePayout(desk.context, Number(again));
  expect(desk.provider.payouts.receivedBy(ref)).toBe(90_00);
  expect(await retry(admin, again)).toMatchObject({ code: 'CONFLICT' });
  // The clock does not try again on the day, whatever has failed.
  await payOwners(desk.context, log);
  expect(await list({ text: 'frederica' })).toHaveLength(2);
  expect(id).toBeGreaterThan(0);
});

test('what owners were not sent says what holds it back, and the table has all that was sent', async () => {
  const { user } = await signedIn(server, { name: 'Henrietta Held', isStudioOwner: true });
  await desk.earn(await desk.owner('incomplete', user), 100_00);
  const paid = await owner('Tabitha Table');
  await settlePayout(desk.context, paid.payoutId);
  const { data } = await admin.graphql(
    `{ upcomingPayouts(text: "henrietta") {
      totalCount nodes { owner { name } totalCents dueCents moreDueAt hold }
    } payoutTotals { sentCents unpaidCents } }`,
  );
  expect(data).toMatchObject({
    upcomingPayouts: {
      totalCount: 1,
      nodes: [
        {
          owner: { name: 'Henrietta Held' },
          totalCents: 90_00,
          dueCents: 0,
          moreDueAt: '2026-12-03T00:00:00.000Z',
          hold: 'ACCOUNT_INCOMPLETE',
        },
      ],
    },
    payoutTotals: { sentCents: expect.any(Number) as number },
  });
  const response = await admin.fetch('/api/admin/payouts.csv?text=tabitha&status=sent');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="payouts.csv"');
  const [head, row, ...others] = (await response.text()).trim().split('\n');
  expect(head).toMatch(/payout,date,owner,/);
  expect(row).toMatch(/^\d+,2026-12-01,Tabitha Table,.*,sent,90\.00,0\.00,acct_/);
  expect(others).toEqual([]);
});

test('nobody but administrators sees or tries anything', async () => {
  const { payoutId } = await owner('Private Person');
  const { client } = await signedIn(server, { isStudioOwner: true });
  expect(await retry(client, payoutId)).toMatchObject({ code: 'FORBIDDEN' });
  for (const query of [
    '{ upcomingPayouts { totalCount } }',
    '{ payoutTotals { sentCents } }',
    '{ payouts { totalCount } }',
  ]) {
    expect((await client.graphql(query)).errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
  }
  expect((await client.fetch('/api/admin/payouts.csv')).status).toBe(403);
});
