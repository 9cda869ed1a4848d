import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { fakePage, fakePages } from '#api/testing/fake-pages.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn } from '#api/testing/member.ts';
import { payingOn } from '#api/testing/paying.ts';
import type { OpenedPayment, Paying } from '#api/testing/paying.ts';
import { change, codeOf } from '#api/testing/projects.ts';
import type { Person } from '#api/testing/projects.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { PageSource } from '#api/server/pages/page-source.ts';

/** Every page is the same, and there is none at what names are given to. */
const built = fakePages(() => Promise.resolve(fakePage({ status: 404 })));
const pages: PageSource = {
  ...built,
  kitFor: async (path) => {
    const kit = await built.kitFor(path);
    const { renderer } = kit;
    return {
      ...kit,
      renderer: {
        ...renderer,
        addressOf: (url) => ({ ...renderer.addressOf(url), exists: url.includes('/studios/') }),
      },
    };
  },
};

const server = useServer({ pages });

let paying: Paying;

beforeAll(() => {
  paying = payingOn(server);
});

beforeEach(() => {
  server.setTime('2026-12-01T12:00:00Z');
});

interface Owner extends Person {
  studioId: number;
}

async function ownerOfStudio(status: 'approved' | 'pending' = 'approved'): Promise<Owner> {
  const owner = await signedIn(server, { isStudioOwner: true });
  const { id } = await createStudio(server.database.em, {
    ownerId: owner.user.id,
    status,
  });
  return { ...owner, studioId: id };
}

let count = 0;
/** A name that nobody has. */
function newName(): string {
  count += 1;
  return `blue-door-${count}`;
}

const orderOf = ({ studioId }: Owner, name: string, plan = 'BASIC') => ({
  studioId: String(studioId),
  name,
  plan,
});

/** Has an owner hold a name. @returns its number */
async function hold(owner: Owner, name: string, plan?: string): Promise<number> {
  const { data, errors } = await owner.client.graphql<{
    orderVanityUrl: { vanityUrl: { id: string } } | null;
  }>(
    'mutation ($input: OrderVanityUrlInput!) { orderVanityUrl(input: $input) { vanityUrl { id } } }',
    { input: orderOf(owner, name, plan) },
  );
  if (!data?.orderVanityUrl) throw new Error(JSON.stringify(errors));
  return Number(data.orderVanityUrl.vanityUrl.id);
}

const pay = async (owner: Owner, id: number): Promise<OpenedPayment> => {
  const payment = await paying.open(owner.user.id, 'vanity', id);
  await paying.pay(payment);
  return payment;
};

async function check(name: string): Promise<unknown> {
  const { data } = await server
    .client()
    .graphql<{ vanityCheck: unknown }>(
      'query ($name: String!) { vanityCheck(name: $name) { name result } }',
      { name },
    );
  return data!.vanityCheck;
}

/** Where an address leads; its status where it leads nowhere. */
async function follow(name: string): Promise<string | number> {
  const response = await fetch(`${server.url}/${name}`, {
    redirect: 'manual',
    headers: { Accept: 'text/html' },
  });
  return response.headers.get('Location') ?? response.status;
}

interface Seen {
  status: string;
  paidUntil: string | null;
  viewerCanRenew: boolean;
  viewerCanReturn: boolean;
  visits: { day: string; visits: number }[];
}

async function see({ client }: Owner): Promise<Seen | null> {
  const { data } = await client.graphql<{ myStudioAddresses: { vanityUrl: Seen | null }[] }>(
    `{ myStudioAddresses { vanityUrl {
      status paidUntil viewerCanRenew viewerCanReturn visits { day visits }
    } } }`,
  );
  return data!.myStudioAddresses[0]!.vanityUrl;
}

describe('a check', () => {
  test.each([
    ['Blue Door!', { name: 'bluedoor', result: 'AVAILABLE' }],
    ['ab', { name: 'ab', result: 'INVALID' }],
    ['a'.repeat(51), { name: 'a'.repeat(51), result: 'INVALID' }],
    ['-door', { name: '-door', result: 'INVALID' }],
    ['Admin', { name: 'admin', result: 'UNAVAILABLE' }],
    ['studios', { name: 'studios', result: 'UNAVAILABLE' }],
    ['owner-dashboard', { name: 'owner-dashboard', result: 'UNAVAILABLE' }],
  ])('of %s', async (typed, result) => {
    expect(await check(typed)).toEqual(result);
  });

  test('finds a name unavailable from when it is held until it is let go', async () => {
    const name = newName();
    await hold(await ownerOfStudio(), name);
    expect(await check(name)).toMatchObject({ result: 'UNAVAILABLE' });
    server.setTime('2026-12-01T12:30:00Z');
    expect(await check(name)).toMatchObject({ result: 'AVAILABLE' });
  });

  test('stays while its payment is disputed, and ends when the dispute is lost', async () => {
    const owner = await ownerOfStudio();
    const name = newName();
    const payment = await pay(owner, await hold(owner, name));
    paying.provider.dispute(payment.ref);
    await paying.settle(payment);
    expect(await follow(name)).toBe(`/studios/${owner.studioId}`);
    paying.provider.decideDispute(payment.ref, 'lost');
    await paying.settle(payment);
    expect(await follow(name)).toBe(404);
    expect(await see(owner)).toBeNull();
  });
});

describe('an order', () => {
  test('is for the owner of a studio that is online, who says what is wrong', async () => {
    const owner = await ownerOfStudio();
    const stranger = await ownerOfStudio();
    const name = newName();
    const order = (who: Owner, input: object) => change(who.client, 'orderVanityUrl', { ...input });
    expect((await order(stranger, orderOf(owner, name))).code).toBe('FORBIDDEN');
    expect((await order(owner, orderOf(owner, 'ab'))).fields).toEqual(['name']);
    expect((await order(owner, orderOf(owner, 'studios'))).code).toBe('CONFLICT');
    const unseen = await ownerOfStudio('pending');
    expect((await order(unseen, orderOf(unseen, name))).code).toBe('CONFLICT');
    const id = await hold(owner, name);
    expect(await hold(owner, name)).toBe(id);
    await expect(paying.open(stranger.user.id, 'vanity', id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await check(name)).toMatchObject({ result: 'UNAVAILABLE' });
  });

  test('of one name by twenty owners at once is held for one', async () => {
    const owners = await Promise.all(Array.from({ length: 20 }, () => ownerOfStudio()));
    const name = newName();
    const codes = await Promise.all(
      owners.map((owner) => codeOf(owner.client, 'orderVanityUrl', orderOf(owner, name))),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(19);
  });

  test('that is paid for when somebody else has the name already is refunded', async () => {
    const name = newName();
    const late = await ownerOfStudio();
    const payment = await paying.open(late.user.id, 'vanity', await hold(late, name));
    server.setTime('2026-12-01T12:31:00Z');
    const quick = await ownerOfStudio();
    await pay(quick, await hold(quick, name));
    await collectMail(server);
    await paying.pay(payment);
    await paying.carryOutAll(payment);
    expect(paying.provider.stateOf(payment.ref)).toMatchObject({ refundedCents: 2900 });
    expect(await follow(name)).toBe(`/studios/${quick.studioId}`);
    const [told, ...rest] = await collectMail(server);
    expect(told).toMatchObject({
      recipient: late.user.email,
      subject: '$29.00 is coming back to you',
      text: expect.stringContaining('/owner-dashboard/vanity-url') as unknown,
    });
    expect(rest.map(({ subject }) => subject)).toEqual(['Refund of $29.00']);
  });

  test('that is being paid for is given up by nobody else who takes its place', async () => {
    const owner = await ownerOfStudio();
    const name = newName();
    const id = await hold(owner, name);
    // Another name of the same studio takes the place of what is held, while its payment arrives.
    const payment = await paying.open(owner.user.id, 'vanity', id);
    const [code] = await Promise.all([
      codeOf(owner.client, 'orderVanityUrl', orderOf(owner, newName())),
      paying.pay(payment),
    ]);
    await paying.carryOutAll(payment);
    const { refundedCents } = paying.provider.stateOf(payment.ref);
    // Either the name was paid for first, or it was given up and its money goes back.
    expect([code, refundedCents]).toEqual(
      code === 'CONFLICT' ? ['CONFLICT', 0] : [undefined, 2900],
    );
    expect(await follow(name)).toBe(code === 'CONFLICT' ? `/studios/${owner.studioId}` : 404);
  });
});

describe('a name that is paid for', () => {
  test('leads to its studio, counts who comes, and is one to a studio', async () => {
    const owner = await ownerOfStudio();
    const name = newName();
    const sales = await balanceOf(server.database.sql, 'sales');
    const id = await hold(owner, name);
    expect(await follow(name)).toBe(404);
    await pay(owner, id);
    expect(await balanceOf(server.database.sql, 'sales')).toBe(sales + 2900);
    expect(await follow(name)).toBe(`/studios/${owner.studioId}`);
    expect(await follow(name.toUpperCase())).toBe(`/studios/${owner.studioId}`);
    expect(await follow(`${name}x`)).toBe(404);
    expect(await see(owner)).toEqual({
      status: 'ACTIVE',
      paidUntil: null,
      viewerCanRenew: false,
      viewerCanReturn: true,
      visits: expect.arrayContaining([
        { day: '2026-11-25', visits: 0 },
        { day: '2026-12-01', visits: 2 },
      ]) as unknown,
    });
    expect((await see(owner))!.visits).toHaveLength(7);
    const another = orderOf(owner, newName());
    expect(await codeOf(owner.client, 'orderVanityUrl', another)).toBe('CONFLICT');
    await expect(paying.open(owner.user.id, 'vanity', id)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('is given back within 30 days, with the money, and not later', async () => {
    const owner = await ownerOfStudio();
    const name = newName();
    const id = await hold(owner, name, 'PREMIUM');
    const payment = await pay(owner, id);
    const stranger = await ownerOfStudio();
    const input = { id: String(id) };
    expect(await codeOf(stranger.client, 'returnVanityUrl', input)).toBe('FORBIDDEN');
    const sales = await balanceOf(server.database.sql, 'sales');
    expect(await codeOf(owner.client, 'returnVanityUrl', input)).toBeUndefined();
    await paying.carryOutAll(payment);
    expect(paying.provider.stateOf(payment.ref)).toMatchObject({ refundedCents: 9900 });
    expect(await balanceOf(server.database.sql, 'sales')).toBe(sales - 9900);
    expect(await follow(name)).toBe(404);
    expect(await check(name)).toMatchObject({ result: 'AVAILABLE' });
  });
});

test('a year ends with an email before it, and days in which it can still be renewed', async () => {
  await collectMail(server);
  const owner = await ownerOfStudio();
  const name = newName();
  const id = await hold(owner, name, 'PREMIUM');
  // Paid twice at once: one year is given, and one payment goes back.
  const second = await paying.open(owner.user.id, 'vanity', id);
  await pay(owner, id);
  await paying.pay(second);
  await paying.carryOutAll(second);
  expect(paying.provider.stateOf(second.ref)).toMatchObject({ refundedCents: 9900 });
  expect(await see(owner)).toMatchObject({ paidUntil: '2027-12-01T12:00:00.000Z' });

  const at = async (time: string) => {
    server.setTime(time);
    await runSchedules(server.runtime);
  };
  expect((await collectMail(server)).map(({ subject }) => subject)).toEqual([
    'Receipt for $99.00',
    '$99.00 is coming back to you',
    'Refund of $99.00',
  ]);
  await at('2027-11-16T12:00:00Z');
  expect(await collectMail(server)).toEqual([]);
  await at('2027-11-18T12:00:00Z');
  await at('2027-11-19T12:00:00Z');
  const mails = await collectMail(server);
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [owner.user.email, 'The address of your studio is about to end'],
  ]);
  await at('2027-12-10T12:00:00Z');
  expect(await follow(name)).toBe(`/studios/${owner.studioId}`);
  await collectMail(server);
  await pay(owner, id);
  const [renewed] = await collectMail(server);
  expect(renewed).toMatchObject({
    recipient: owner.user.email,
    subject: 'The address of your studio is renewed',
  });
  await at('2028-12-20T12:00:00Z');
  expect(await follow(name)).toBe(`/studios/${owner.studioId}`);
  await collectMail(server);
  await at('2028-12-24T12:00:01Z');
  const subjects = (await collectMail(server)).map(({ subject }) => subject);
  expect(subjects).toEqual(['The address of your studio has ended']);
  expect(await follow(name)).toBe(404);
  expect(await check(name)).toMatchObject({ result: 'AVAILABLE' });
  await expect(paying.open(owner.user.id, 'vanity', id)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});
