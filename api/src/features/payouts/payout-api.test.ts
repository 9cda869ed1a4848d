import { beforeEach, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { signedIn } from '#api/testing/member.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { PayoutDesk } from '#api/testing/payout-desk.ts';
import { useServer } from '#api/testing/test-server.ts';
import { payOwners } from './payout-decision.service.ts';
import { settlePayout } from './payout-settlement.service.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

let desk: PayoutDesk;
beforeEach(() => {
  desk = new PayoutDesk(server.database);
  desk.now = server.runtime.clock();
});

const PAYOUTS = `{
  myPayoutAccount { status isAvailable }
  myPayoutBalance { balanceCents onItsWayCents minimumCents next { date amountCents } }
  myPayouts(first: 5) {
    totalCount
    nodes {
      date amountCents status failure owner { id }
      items { kind reference studioName startsAt grossCents commissionCents netCents }
    }
  }
}`;
const ALL = '{ payouts(status: SENT) { totalCount nodes { amountCents owner { id } } } }';

/** An owner with a payout of two sessions and a refund, and with what is not due yet. */
async function paidOwner() {
  const { client, user } = await signedIn(server, { isStudioOwner: true });
  const owner = await desk.owner('ready', user);
  desk.passDays(-3);
  await desk.earn(owner, 100_00);
  const session = await desk.earn(owner, 50_00);
  await desk.reverse(session, 10_00);
  desk.passDays(3);
  await payOwners(desk.context, pino({ level: 'silent' }));
  const { id } = await server.database.sql
    .selectFrom('payouts')
    .select('id')
    .where('owner_id', '=', user.id)
    .executeTakeFirstOrThrow();
  await desk.earn(owner, 30_00);
  return { client, user, owner, payoutId: id };
}

describe('an owner', () => {
  test('is told of the balance, of what is next, and of payouts with what they are made of', async () => {
    const { client, user, payoutId } = await paidOwner();
    const { data } = await client.graphql<{ myPayouts: { nodes: { items: object[] }[] } }>(PAYOUTS);
    expect(data).toMatchObject({
      myPayoutAccount: { status: 'READY', isAvailable: false },
      myPayoutBalance: {
        balanceCents: 27_00,
        onItsWayCents: 126_00,
        minimumCents: 5_00,
        next: { date: '2026-12-03', amountCents: 27_00 },
      },
      myPayouts: {
        totalCount: 1,
        nodes: [
          {
            date: '2026-12-01',
            amountCents: 126_00,
            status: 'ON_ITS_WAY',
            failure: null,
            owner: { id: String(user.id) },
          },
        ],
      },
    });
    expect(data?.myPayouts.nodes[0]?.items).toMatchObject([
      { kind: 'EARNING', grossCents: 100_00, commissionCents: 10_00, netCents: 90_00 },
      { kind: 'EARNING', grossCents: 50_00, commissionCents: 5_00, netCents: 45_00 },
      { kind: 'REFUND', grossCents: -10_00, commissionCents: -1_00, netCents: -9_00 },
    ]);
    await settlePayout(desk.context, payoutId);
    const after = await client.graphql(PAYOUTS);
    expect(after.data).toMatchObject({
      myPayoutBalance: { balanceCents: 27_00, onItsWayCents: 0 },
      myPayouts: { nodes: [{ status: 'SENT' }] },
    });
  });

  test('has a number of statements that does not grow with the payouts', async () => {
    const { client, owner } = await paidOwner();
    server.database.takeQueries();
    await client.graphql(PAYOUTS);
    const few = server.database.takeQueries().length;
    for (const days of [2, 1, 1]) {
      desk.passDays(days);
      await payOwners(desk.context, pino({ level: 'silent' }));
      await desk.earn(owner, 70_00);
    }
    server.database.takeQueries();
    await client.graphql(PAYOUTS);
    expect(server.database.takeQueries().length).toBe(few);
  });
});

describe('others', () => {
  test('see nothing of it, for whomever they work', async () => {
    const { owner } = await paidOwner();
    const { client: manager, user } = await signedIn(server);
    await server.database.sql
      .insertInto('studio_members')
      .values({
        studio_id: owner.studioId,
        user_id: user.id,
        role: 'manager',
        created_at: new Date(desk.now).toISOString(),
      })
      .execute();
    const { data } = await manager.graphql(PAYOUTS);
    expect(data).toMatchObject({
      myPayoutAccount: { status: 'NOT_SET_UP' },
      myPayoutBalance: { balanceCents: 0, onItsWayCents: 0, next: null },
      myPayouts: { totalCount: 0, nodes: [] },
    });
    const { errors } = await manager.graphql('mutation { startPayoutOnboarding { url } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await manager.graphql(ALL)).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('who are not logged in are asked to', async () => {
    const { errors } = await server.client().graphql(PAYOUTS);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('administrators see those of everybody, and why they failed', async () => {
    const { user, payoutId } = await paidOwner();
    await settlePayout(desk.context, payoutId);
    const { client: admin } = await signedIn(server, { role: 'admin' });
    const { data } = await admin.graphql<{ payouts: { nodes: object[] } }>(ALL);
    expect(data?.payouts.nodes[0]).toEqual({ amountCents: 126_00, owner: { id: String(user.id) } });
  });
});

test('while there is no payment provider, an account cannot be set up, and its owner is told so', async () => {
  const { client, user } = await signedIn(server, { isStudioOwner: true });
  await createStudio(server.database.em, { ownerId: user.id });
  for (const mutation of [
    'startPayoutOnboarding { url }',
    'refreshPayoutAccount { account { status } }',
  ]) {
    const { errors } = await client.graphql(`mutation { ${mutation} }`);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('no payment provider') as string,
      extensions: { code: 'UNAVAILABLE' },
    });
  }
});
