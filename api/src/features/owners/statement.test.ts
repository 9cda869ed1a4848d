import fc from 'fast-check';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { balanceOf, totalsOfAccounts } from '#db/payments/ledger.repository.ts';
import { findUser } from '#db/accounts/account.repository.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { payOwners } from '#api/features/payouts/payout-decision.service.ts';
import { hearOfPayouts } from '#api/features/payouts/payout-news.service.ts';
import { settlePayout } from '#api/features/payouts/payout-settlement.service.ts';
import { signedIn } from '#api/testing/member.ts';
import { PayoutDesk } from '#api/testing/payout-desk.ts';
import type { PaidOwner, PaidSession } from '#api/testing/payout-desk.ts';
import { useServer } from '#api/testing/test-server.ts';
import { statementOf } from './statement.service.ts';

const server = useServer();
const log = pino({ level: 'silent' });

let desk: PayoutDesk;
beforeEach(() => {
  desk = new PayoutDesk(server.database);
});

/** Has everybody be paid, and the provider told. */
async function pay(): Promise<void> {
  await payOwners(desk.context, log);
  const waiting = await server.database.sql
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'on-its-way')
    .execute();
  for (const { id } of waiting) await settlePayout(desk.context, id);
}

/** An owner who has earned 90.00 in October and was sent it, and 45.00 in November, less 9.00. */
async function ownerWithHistory() {
  const { client, user } = await signedIn(server, { isStudioOwner: true });
  const owner = await desk.owner('ready', user);
  desk.now = Date.parse('2026-10-30T18:00:00Z');
  await desk.earn(owner, 100_00);
  desk.now = Date.parse('2026-11-02T06:00:00Z');
  await pay();
  desk.now = Date.parse('2026-11-02T18:00:00Z');
  const session = await desk.earn(owner, 50_00);
  desk.passDays(1);
  await desk.reverse(session, 10_00);
  return { client, owner };
}

const table = (month: string) => `/api/owner/statements/${month}/statement.csv`;

test('a statement has sessions, refunds and payouts between two balances', async () => {
  const { client } = await ownerWithHistory();
  const response = await client.fetch(table('2026-11'));
  expect(response.headers.get('Content-Disposition')).toContain('statement-2026-11.csv');
  const [, ...lines] = (await response.text()).trim().split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('2026-11-01,opening-balance,,,,,,,90.00');
  expect(lines[1]).toBe('2026-11-02,payout,,,,,,-90.00,0.00');
  expect(lines[2]).toMatch(/^2026-11-02,earning,RT-\d+,[^,]+,2026-06-01,50.00,-5.00,45.00,45.00$/);
  expect(lines[3]).toMatch(/^2026-11-03,refund,RT-\d+,[^,]+,2026-06-01,-10.00,1.00,-9.00,36.00$/);
  expect(lines[4]).toBe(',closing-balance,,,,,,,36.00');
});

test('statements are offered of the months in which there was something', async () => {
  const { client } = await ownerWithHistory();
  const { data } = await client.graphql('{ myPayoutStatements { month csvUrl pdfUrl } }');
  expect(data).toEqual({
    myPayoutStatements: ['2026-11', '2026-10'].map((month) => ({
      month: `${month}-01`,
      csvUrl: table(month),
      pdfUrl: `/api/owner/statements/${month}/statement.pdf`,
    })),
  });
});

test.each(['en', 'ja'])('a statement is printed in the language %s', async (language) => {
  const { client } = await ownerWithHistory();
  const response = await client.fetch('/api/owner/statements/2026-11/statement.pdf', {
    headers: { 'Accept-Language': language },
  });
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('others get their own, and nobody one of a month that has not begun', async () => {
  const { client } = await ownerWithHistory();
  const { client: other } = await signedIn(server);
  const lines = (await (await other.fetch(table('2026-11'))).text()).trim().split('\n');
  expect(lines.slice(1)).toEqual([
    '2026-11-01,opening-balance,,,,,,,0.00',
    ',closing-balance,,,,,,,0.00',
  ]);
  expect((await server.client().fetch(table('2026-11'))).status).toBe(401);
  for (const month of ['2027-01', 'november']) {
    const response = await client.fetch(table(month));
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('fields.month');
  }
});

/** Something that happens to an owner. */
type Event = (owner: PaidOwner, sessions: PaidSession[]) => Promise<unknown>;

const anyCents = fc.integer({ min: 1, max: 20_000 });

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  anyCents.map((cents): Event => async (owner, sessions) => {
    sessions.push(await desk.earn(owner, cents));
  }),
  fc.tuple(fc.nat(), anyCents).map(([which, cents]): Event => async (_owner, sessions) => {
    const session = sessions[which % Math.max(1, sessions.length)];
    if (session) await desk.reverse(session, cents);
  }),
  fc.integer({ min: 1, max: 12 }).map(
    (days): Event =>
      async () =>
        desk.passDays(days),
  ),
  fc
    .constantFrom('ready' as const, 'incomplete' as const)
    .map((status): Event => async ({ ref }) => {
      desk.provider.payouts.accounts.set(ref, status);
    }),
  fc.constant<Event>(pay),
  fc.constantFrom(10_00, Infinity).map((cents): Event => async ({ ref }) => {
    const sent = desk.provider.payouts.transfers.findLast(
      ({ destinationRef }) => destinationRef === ref,
    );
    if (!sent) return;
    desk.provider.payouts.reverse(sent.ref, cents);
    await hearOfPayouts(desk.context, sent.ref);
  }),
);

test('whatever happens, statements follow on one another and come to what the books say', async () => {
  const events = fc.array(anyEvent, { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(events, async (happening) => {
      desk.now = Date.parse('2026-06-01T12:00:00Z');
      const owner = await desk.owner();
      const sessions: PaidSession[] = [];
      for (const event of happening) await event(owner, sessions);
      await requireConsistent(owner);
    }),
    { numRuns: 25, endOnFailure: true },
  );
  const totals = await totalsOfAccounts(server.database.sql);
  expect(totals.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0);
});

async function requireConsistent({ id, ref }: PaidOwner): Promise<void> {
  const user = await findUser(server.database.sql, id);
  const context = { ...desk.context, user };
  const months = new Set<string>();
  for (let at = Date.parse('2026-06-01'); at <= desk.now + DAY_MS; at += DAY_MS) {
    months.add(new Date(Math.min(at, desk.now)).toISOString().slice(0, 7));
  }
  let carried = 0;
  let paid = 0;
  for (const month of months) {
    const { openingCents, closingCents, lines } = await statementOf(context, month);
    expect(openingCents).toBe(carried);
    carried = closingCents;
    for (const { kind, cents } of lines) if (kind.startsWith('payout')) paid -= cents;
  }
  expect(carried).toBe(await balanceOf(server.database.sql, `owner:${id}`));
  expect(paid).toBe(desk.provider.payouts.receivedBy(ref));
}
