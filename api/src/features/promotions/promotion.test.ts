import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import { requestRefund } from '#api/features/payments/provider-command.service.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import { payingOn } from '#api/testing/paying.ts';
import type { OpenedPayment, Paying } from '#api/testing/paying.ts';
import { change, codeOf } from '#api/testing/projects.ts';
import type { Person } from '#api/testing/projects.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

let paying: Paying;

beforeAll(() => {
  paying = payingOn(server);
});

beforeEach(async () => {
  server.setTime('2026-12-01T12:00:00Z');
  await server.database.sql.deleteFrom('promotions').execute();
  await server.database.sql
    .updateTable('studios')
    .set({ is_promoted_by_hand: false, is_boosted: false, is_featured: false })
    .execute();
});

interface Owner extends Person {
  studioId: number;
}

async function ownerOfStudio(options: Parameters<typeof createStudio>[1] = {}): Promise<Owner> {
  const owner = await signedIn(server, { isStudioOwner: true, language: 'en' });
  const { id } = await createStudio(server.database.em, { ownerId: owner.user.id, ...options });
  return { ...owner, studioId: id };
}

const orderOf = ({ studioId }: Owner, kind = 'BOOST', days = 7) => ({
  studioId: String(studioId),
  kind,
  days,
});

/** Has an owner order a promotion. @returns its number */
async function order(owner: Owner, kind = 'BOOST', days = 7): Promise<number> {
  const { data, errors } = await owner.client.graphql<{
    orderPromotion: { promotion: { id: string } } | null;
  }>(
    'mutation ($input: OrderPromotionInput!) { orderPromotion(input: $input) { promotion { id } } }',
    { input: orderOf(owner, kind, days) },
  );
  if (!data?.orderPromotion) throw new Error(JSON.stringify(errors));
  return Number(data.orderPromotion.promotion.id);
}

const open = (owner: Owner, id: number) => paying.open(owner.user.id, 'promotion', id);

async function buy(owner: Owner, kind?: string, days?: number): Promise<OpenedPayment> {
  const payment = await open(owner, await order(owner, kind, days));
  await paying.pay(payment);
  return payment;
}

/** Has time pass, and nobody be logged out by it. */
async function travelTo(time: string): Promise<void> {
  server.setTime(time);
  const expires_at = new Date(server.runtime.clock() + DAY_MS);
  await server.database.sql.updateTable('sessions').set({ expires_at }).execute();
}

async function at(time: string): Promise<void> {
  await travelTo(time);
  await runSchedules(server.runtime);
}

/** Ids of the studios that everybody sees as sponsored, in their order. */
async function sponsored(): Promise<number[]> {
  const { data } = await server
    .client()
    .graphql<{ studios: { nodes: { id: string }[] } }>(
      '{ studios(filter: { promotedOnly: true }, first: 20) { nodes { id isPromoted } } }',
    );
  return data!.studios.nodes.map(({ id }) => Number(id));
}

interface Seen {
  days: number;
  status: string;
  startsAt: string;
  endsAt: string;
  earnedCents: number;
  viewerCanPay: boolean;
}

async function see({ client }: Owner, kind = 'BOOST'): Promise<Seen[]> {
  const { data } = await client.graphql<{ myPromotions: { nodes: Seen[] } }>(
    `query ($kind: PromotionKind!) { myPromotions(kind: $kind) { nodes {
      days status startsAt endsAt earnedCents viewerCanPay
    } } }`,
    { kind },
  );
  return data!.myPromotions.nodes;
}

async function startOf({ client }: Owner, kind: string): Promise<unknown> {
  const { data } = await client.graphql<{ promotableStudios: { startsAt: string }[] }>(
    'query ($kind: PromotionKind!) { promotableStudios(kind: $kind) { startsAt } }',
    { kind },
  );
  return data!.promotableStudios[0]?.startsAt;
}

test('the plans are told with their prices', async () => {
  const { data } = await server.client().graphql('{ promotionPlans { kind days priceCents } }');
  expect(data).toEqual({
    promotionPlans: [
      { kind: 'BOOST', days: 7, priceCents: 2900 },
      { kind: 'BOOST', days: 14, priceCents: 4900 },
      { kind: 'BOOST', days: 30, priceCents: 8900 },
      { kind: 'FEATURED', days: 7, priceCents: 7900 },
    ],
  });
});

describe('an order', () => {
  test('is for those who run the listing, of a plan that there is, for a studio that is shown', async () => {
    const owner = await ownerOfStudio();
    const stranger = await ownerOfStudio();
    const engineer = await signedIn(server);
    const manager = await signedIn(server);
    for (const [{ user }, role] of [
      [engineer, 'engineer'],
      [manager, 'manager'],
    ] as const) {
      await server.database.sql
        .insertInto('studio_members')
        .values({ studio_id: owner.studioId, user_id: user.id, role, created_at: new Date() })
        .execute();
    }
    const input = orderOf(owner);
    expect(await codeOf(server.client(), 'orderPromotion', input)).toBe('UNAUTHENTICATED');
    expect(await codeOf(stranger.client, 'orderPromotion', input)).toBe('FORBIDDEN');
    expect(await codeOf(engineer.client, 'orderPromotion', input)).toBe('FORBIDDEN');
    expect((await change(owner.client, 'orderPromotion', { ...input, days: 8 })).fields).toEqual([
      'days',
    ]);
    const pending = await ownerOfStudio({ status: 'pending' });
    const keptOut = await ownerOfStudio({ hiddenFromPromoted: true });
    expect(await codeOf(pending.client, 'orderPromotion', orderOf(pending))).toBe('CONFLICT');
    expect(await codeOf(keptOut.client, 'orderPromotion', orderOf(keptOut))).toBe('CONFLICT');

    const id = await order({ ...manager, studioId: owner.studioId });
    expect(await order(owner)).toBe(id);
    expect(await see(owner)).toMatchObject([{ status: 'AWAITING_PAYMENT', viewerCanPay: true }]);
    expect(await see(stranger)).toEqual([]);
    await expect(open(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is replaced by another length, and what was paid for the former goes back', async () => {
    const owner = await ownerOfStudio();
    const former = await open(owner, await order(owner));
    await order(owner, 'BOOST', 14);
    await paying.pay(former);
    await paying.carryOutAll(former);
    expect(paying.provider.stateOf(former.ref)).toMatchObject({ refundedCents: 2900 });
    expect(await see(owner)).toMatchObject([{ days: 14, status: 'AWAITING_PAYMENT' }]);
  });

  test('that is paid for after half an hour is refunded', async () => {
    const owner = await ownerOfStudio();
    const id = await order(owner);
    const payment = await open(owner, id);
    await at('2026-12-01T12:30:00Z');
    await expect(open(owner, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await paying.pay(payment);
    await paying.carryOutAll(payment);
    expect(paying.provider.stateOf(payment.ref)).toMatchObject({ refundedCents: 2900 });
    expect(await sponsored()).toEqual([]);
  });
});

describe('a boost', () => {
  test('stands in the list by where it is: to be paid, running, scheduled', async () => {
    const owner = await ownerOfStudio();
    await buy(owner);
    await buy(owner, 'BOOST', 14);
    await order(owner, 'BOOST', 30);
    expect((await see(owner)).map(({ status }) => status)).toEqual([
      'AWAITING_PAYMENT',
      'RUNNING',
      'SCHEDULED',
    ]);
  });

  test('runs for its days, with an email at both ends, and nobody is promoted after it', async () => {
    const owner = await ownerOfStudio({ name: 'Tallow Yard' });
    await confirmAddress(server, owner.user.email);
    const sales = await balanceOf(server.database.sql, 'sales');
    await collectMail(server);
    await buy(owner);
    expect(await balanceOf(server.database.sql, 'sales')).toBe(sales + 2900);
    expect(await sponsored()).toEqual([owner.studioId]);
    expect(await see(owner)).toEqual([
      {
        days: 7,
        status: 'RUNNING',
        startsAt: '2026-12-01T12:00:00.000Z',
        endsAt: '2026-12-08T12:00:00.000Z',
        earnedCents: 2900,
        viewerCanPay: false,
      },
    ]);
    await at('2026-12-08T11:59:59Z');
    expect(await sponsored()).toEqual([owner.studioId]);
    await at('2026-12-08T12:00:00Z');
    expect(await sponsored()).toEqual([]);
    expect(await see(owner)).toMatchObject([{ status: 'ENDED', earnedCents: 2900 }]);
    const mails = await collectMail(server);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [owner.user.email, 'Tallow Yard is now promoted'],
      [owner.user.email, 'Receipt for $29.00'],
      [owner.user.email, 'The promotion of Tallow Yard has ended'],
    ]);
    expect(mails[1]!.text).toContain('Boost for Tallow Yard, 7 days');
  });

  test('that is bought while one runs begins after it, without a gap or an email between', async () => {
    const owner = await ownerOfStudio();
    await buy(owner);
    await travelTo('2026-12-03T12:00:00Z');
    expect(await startOf(owner, 'BOOST')).toBe('2026-12-08T12:00:00.000Z');
    await buy(owner, 'BOOST', 14);
    expect((await see(owner))[1]).toMatchObject({
      status: 'SCHEDULED',
      startsAt: '2026-12-08T12:00:00.000Z',
      endsAt: '2026-12-22T12:00:00.000Z',
    });
    await collectMail(server);
    await at('2026-12-08T12:00:00Z');
    expect(await collectMail(server)).toEqual([]);
    expect(await see(owner)).toMatchObject([{ status: 'RUNNING' }, { status: 'ENDED' }]);
    expect(await sponsored()).toEqual([owner.studioId]);
    await at('2026-12-22T12:00:00Z');
    expect(await sponsored()).toEqual([]);
  });

  test('that is refunded ends at once, and what was earned with it', async () => {
    const owner = await ownerOfStudio();
    const sales = await balanceOf(server.database.sql, 'sales');
    const payment = await buy(owner);
    const now = server.runtime.clock();
    const refund = { paymentId: payment.id, cents: 2900, reason: 'Asked for.', now };
    await requestRefund(server.database.sql, refund);
    await paying.carryOutAll(payment);
    expect(await sponsored()).toEqual([]);
    expect(await see(owner)).toMatchObject([{ status: 'REFUNDED', earnedCents: 0 }]);
    expect(await balanceOf(server.database.sql, 'sales')).toBe(sales);
  });

  test('ends when a dispute about it is lost, and not before', async () => {
    const owner = await ownerOfStudio();
    const payment = await buy(owner);
    paying.provider.dispute(payment.ref);
    await paying.settle(payment);
    expect(await sponsored()).toEqual([owner.studioId]);
    paying.provider.decideDispute(payment.ref, 'lost');
    await paying.settle(payment);
    expect(await sponsored()).toEqual([]);
    expect(await see(owner)).toMatchObject([{ status: 'REFUNDED' }]);
  });

  test('leaves a studio promoted that was so by hand', async () => {
    const owner = await ownerOfStudio({ isPromotedByHand: true });
    await buy(owner);
    await at('2026-12-09T12:00:00Z');
    expect(await see(owner)).toMatchObject([{ status: 'ENDED' }]);
    expect(await sponsored()).toEqual([owner.studioId]);
  });

  test('is not shown while its studio is not online, and its time goes on', async () => {
    const owner = await ownerOfStudio();
    await buy(owner);
    const setStatus = (status: 'suspended' | 'approved') =>
      server.database.sql
        .updateTable('studios')
        .set({ status })
        .where('id', '=', owner.studioId)
        .execute();
    await setStatus('suspended');
    expect(await sponsored()).toEqual([]);
    await setStatus('approved');
    expect(await sponsored()).toEqual([owner.studioId]);
    expect((await see(owner))[0]!.endsAt).toBe('2026-12-08T12:00:00.000Z');
  });
});

describe('a featured place', () => {
  test('comes before boosts, and before what is promoted by hand', async () => {
    const boosted = await ownerOfStudio();
    const byHand = await ownerOfStudio({ isPromotedByHand: true });
    const featured = await ownerOfStudio();
    await buy(boosted);
    await buy(featured, 'FEATURED');
    const [first, ...others] = await sponsored();
    expect(first).toBe(featured.studioId);
    expect(new Set(others)).toEqual(new Set([boosted.studioId, byHand.studioId]));
  });

  test('is one of six: of those who want the last one at once, one has it now', async () => {
    const owners = await Promise.all(Array.from({ length: 5 }, () => ownerOfStudio()));
    for (const owner of owners) await buy(owner, 'FEATURED');
    await travelTo('2026-12-02T12:00:00Z');
    const rivals = await Promise.all(Array.from({ length: 4 }, () => ownerOfStudio()));
    expect(await startOf(rivals[0]!, 'FEATURED')).toBe('2026-12-02T12:00:00.000Z');
    const payments = await Promise.all(
      rivals.map(async (rival) => open(rival, await order(rival, 'FEATURED'))),
    );
    // The place is held for one of them, whom nobody overtakes by paying sooner.
    await Promise.all(payments.map(async (payment) => paying.pay(payment)));
    const starts = await Promise.all(
      rivals.map(async (rival) => (await see(rival, 'FEATURED'))[0]!.startsAt),
    );
    expect(starts.toSorted()).toEqual([
      '2026-12-02T12:00:00.000Z',
      '2026-12-08T12:00:00.000Z',
      '2026-12-08T12:00:00.000Z',
      '2026-12-08T12:00:00.000Z',
    ]);
    expect(await sponsored()).toHaveLength(6);
    const late = await ownerOfStudio();
    expect(await startOf(late, 'FEATURED')).toBe('2026-12-08T12:00:00.000Z');
    await at('2026-12-08T12:00:00Z');
    expect(await sponsored()).toHaveLength(4);
  });
});
