import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findTopicVersions } from '#db/live/topic-version.repository.ts';
import { balanceOf } from '#db/payments/ledger.repository.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import { payingOn } from '#api/testing/paying.ts';
import type { OpenedPayment, Paying } from '#api/testing/paying.ts';
import { change, codeOf } from '#api/testing/projects.ts';
import type { Person } from '#api/testing/projects.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { wavFile } from '#api/testing/sounds.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

let paying: Paying;
let customer: Person;
let engineer: Person;
let outsider: Person;

beforeAll(() => {
  paying = payingOn(server);
});

beforeEach(async () => {
  server.setTime('2026-12-01T12:00:00Z');
  customer = await signedIn(server);
  engineer = await signedInAdministrator(server);
  outsider = await signedIn(server);
});

const wanted = () => ({
  service: 'MIXING',
  scale: 'EP',
  quality: 'STANDARD',
  brief: 'The second chorus should feel like a door opening.',
  idempotencyKey: randomUUID(),
});

async function order(input: Record<string, unknown> = wanted()): Promise<string> {
  const { data, errors } = await customer.client.graphql<{
    orderFidelity: { order: { id: string } } | null;
  }>('mutation ($input: OrderFidelityInput!) { orderFidelity(input: $input) { order { id } } }', {
    input,
  });
  if (!data?.orderFidelity) throw new Error(JSON.stringify(errors));
  return data.orderFidelity.order.id;
}

interface Seen {
  status: string;
  priceCents: number;
  revisionsLeft: number | null;
  dueAt: string | null;
  viewerCan: string[];
  viewerCanSend: string | null;
  files: {
    id: string;
    kind: string;
    round: number | null;
    title: string;
    url: string;
    comments: { atMs: number | null; content: string; author: { id: string } }[];
  }[];
}

async function see({ client }: Person, id: string): Promise<Seen | null> {
  const { data } = await client.graphql<{ fidelityOrder: Seen | null }>(
    `query ($id: ID!) { fidelityOrder(id: $id) {
      status priceCents revisionsLeft dueAt viewerCan viewerCanSend
      files { id kind round title url comments { atMs content author { id } } }
    } }`,
    { id },
  );
  return data!.fidelityOrder;
}

/** An order that is paid for. */
async function paidOrder(
  input: Record<string, unknown> = wanted(),
): Promise<{ id: string; payment: OpenedPayment }> {
  const id = await order(input);
  const payment = await paying.open(customer.user.id, 'fidelity', Number(id));
  await paying.pay(payment);
  return { id, payment };
}

async function send(client: TestClient, path: string): Promise<number> {
  const { status } = await client.fetch(`/api/fidelity/orders/${path}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'audio/wav' },
    body: new Uint8Array(wavFile(2)),
  });
  return status;
}

/** Has the engineer hand over another version. */
async function deliver(id: string, title: string): Promise<void> {
  expect(await send(engineer.client, `${id}/mixes/${title}.wav`)).toBe(200);
  expect(await codeOf(engineer.client, 'deliverFidelity', { id })).toBeUndefined();
}

const earned = async () => balanceOf(server.database.sql, 'sales');
const deposit = async ({ id }: OpenedPayment) => balanceOf(server.database.sql, `deposit:${id}`);

describe('ordering', () => {
  test('costs what the table says, whatever a client may think, and is done once for a key', async () => {
    const input = wanted();
    const id = await order(input);
    expect(await order(input)).toBe(id);
    expect(await see(customer, id)).toMatchObject({
      status: 'AWAITING_PAYMENT',
      priceCents: 45_000,
      viewerCan: ['PAY', 'CANCEL'],
      viewerCanSend: null,
    });
    const other = { ...input, quality: 'PLATINUM' };
    expect(await codeOf(customer.client, 'orderFidelity', other)).toBe('CONFLICT');
  });

  test('says which field is wrong', async () => {
    const input = { ...wanted(), brief: 'Louder', references: 'a'.repeat(1001) };
    const { fields } = await change(customer.client, 'orderFidelity', input);
    expect(fields).toEqual(['brief', 'references']);
  });

  test('is paid for by its customer alone, at the price of then', async () => {
    const id = await order();
    await expect(paying.open(outsider.user.id, 'fidelity', Number(id))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const payment = await paying.open(customer.user.id, 'fidelity', Number(id));
    const second = await paying.open(customer.user.id, 'fidelity', Number(id));
    await paying.pay(payment);
    expect(await see(customer, id)).toMatchObject({ status: 'QUEUED', viewerCanSend: 'STEM' });
    // Paid for twice: the second one goes back.
    await paying.pay(second);
    await paying.carryOutAll(second);
    expect(paying.provider.stateOf(second.ref)).toMatchObject({ refundedCents: 45_000 });
    expect(paying.provider.stateOf(payment.ref)).toMatchObject({ refundedCents: 0 });
  });
});

test('a stranger finds no order, and nothing that is in it', async () => {
  const { id } = await paidOrder();
  expect(await send(customer.client, `${id}/files/Voice.wav`)).toBe(200);
  const { files } = (await see(customer, id))!;
  expect(await see(outsider, id)).toBeNull();
  expect((await outsider.client.fetch(files[0]!.url)).status).toBe(404);
  expect(await send(outsider.client, `${id}/files/Voice.wav`)).toBe(404);
  for (const [mutation, input] of [
    ['approveFidelity', { id }],
    ['cancelFidelity', { id }],
    ['requestFidelityRevision', { id, note: 'Louder' }],
    ['commentOnFidelity', { fileId: files[0]!.id, content: 'Mine' }],
    ['drawFidelityFile', { id: files[0]!.id, peaks: [1] }],
  ] as const) {
    expect(await codeOf(outsider.client, mutation, input), mutation).toBe('NOT_FOUND');
  }
  expect(await codeOf(outsider.client, 'startFidelity', { id })).toBe('FORBIDDEN');
  const { errors } = await outsider.client.graphql('{ fidelityOrders(first: 5) { nodes { id } } }');
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  const { data } = await outsider.client.graphql('{ myFidelityOrders { nodes { id } } }');
  expect(data).toEqual({ myFidelityOrders: { nodes: [] } });
  expect(await see(customer, id)).toMatchObject({ status: 'QUEUED' });
});

test('an order goes from its payment to its approval, by which alone it is earned', async () => {
  const before = await earned();
  const { id, payment } = await paidOrder();
  await collectMail(server);
  // The customer's part is not the engineer's, and the reverse.
  expect(await codeOf(customer.client, 'startFidelity', { id })).toBe('FORBIDDEN');
  expect(await codeOf(engineer.client, 'approveFidelity', { id })).toBe('FORBIDDEN');
  expect(await send(customer.client, `${id}/mixes/Mix.wav`)).toBe(403);
  expect(await send(engineer.client, `${id}/mixes/Mix.wav`)).toBe(409);

  expect(await codeOf(engineer.client, 'startFidelity', { id })).toBeUndefined();
  expect(await see(engineer, id)).toMatchObject({
    status: 'IN_PROGRESS',
    dueAt: '2026-12-08T12:00:00.000Z',
    viewerCan: [],
  });
  expect(await codeOf(customer.client, 'cancelFidelity', { id })).toBe('CONFLICT');
  expect(await codeOf(engineer.client, 'deliverFidelity', { id })).toBe('CONFLICT');

  expect(await send(engineer.client, `${id}/mixes/Mix.wav`)).toBe(200);
  // What is not delivered is not heard.
  expect((await see(customer, id))!.files).toEqual([]);
  const { files } = (await see(engineer, id))!;
  expect((await customer.client.fetch(files[0]!.url)).status).toBe(404);
  expect(await codeOf(engineer.client, 'deliverFidelity', { id })).toBeUndefined();
  expect((await customer.client.fetch(files[0]!.url)).status).toBe(303);
  const mails = await collectMail(server);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'An engineer has started on your tracks',
    'Your tracks are ready to be heard',
  ]);

  const comment = { fileId: files[0]!.id, atMs: 1500, content: 'The snare, here' };
  expect(await codeOf(customer.client, 'commentOnFidelity', comment)).toBeUndefined();
  expect(await deposit(payment)).toBe(45_000);
  expect(await earned()).toBe(before);
  expect(await codeOf(customer.client, 'approveFidelity', { id })).toBeUndefined();
  expect(await deposit(payment)).toBe(0);
  expect(await earned()).toBe(before + 45_000);
  expect(await see(customer, id)).toMatchObject({
    status: 'APPROVED',
    viewerCan: [],
    files: [{ comments: [{ atMs: 1500, author: { id: String(customer.user.id) } }] }],
  });

  // What goes back after that was not earned.
  paying.provider.refundElsewhere(payment.ref, 10_000);
  await paying.settle(payment);
  expect(await earned()).toBe(before + 35_000);
});

test('a refund that comes back after the approval, and is made again, takes from what was earned once', async () => {
  const before = await earned();
  const { id, payment } = await paidOrder();
  await codeOf(engineer.client, 'startFidelity', { id });
  await deliver(id, 'Mix');
  await codeOf(customer.client, 'approveFidelity', { id });
  paying.provider.refundElsewhere(payment.ref, 10_000);
  await paying.settle(payment);
  paying.provider.returnRefund(payment.ref, 10_000);
  await paying.settle(payment);
  expect([await earned(), await deposit(payment)]).toEqual([before + 35_000, 10_000]);
  paying.provider.refundElsewhere(payment.ref, 10_000);
  await paying.settle(payment);
  expect([await earned(), await deposit(payment)]).toEqual([before + 35_000, 0]);
});

test('what nobody answers is approved after 14 days, and a revision that is asked for is an answer', async () => {
  const before = await earned();
  const { id, payment } = await paidOrder();
  const { id: revised } = await paidOrder();
  for (const one of [id, revised]) {
    await codeOf(engineer.client, 'startFidelity', { id: one });
    await deliver(one, 'Mix');
  }
  await change(customer.client, 'requestFidelityRevision', { id: revised, note: 'More air' });
  await collectMail(server);
  server.setTime('2026-12-15T11:59:00Z');
  await runSchedules(server.runtime);
  expect(await earned()).toBe(before);
  server.setTime('2026-12-15T12:00:00Z');
  await runSchedules(server.runtime);
  await runSchedules(server.runtime);
  expect(await earned()).toBe(before + 45_000);
  expect(await deposit(payment)).toBe(0);
  const { rows } = await sql<{ id: string; status: string }>`
    SELECT id::text, status FROM fidelity_orders WHERE id IN (${id}, ${revised}) ORDER BY id
  `.execute(server.database.sql);
  expect(rows).toEqual([
    { id, status: 'approved' },
    { id: revised, status: 'revision-requested' },
  ]);
  const mails = await collectMail(server);
  expect(mails).toMatchObject([
    { recipient: customer.user.email, subject: 'Your order is complete' },
  ]);
});

test('revisions are counted against the package, and what is to change is said of the version', async () => {
  const { id } = await paidOrder();
  await codeOf(engineer.client, 'startFidelity', { id });
  await deliver(id, 'Mix 1');
  server.setTime('2026-12-02T08:00:00Z');
  const revision = { id, note: 'More air' };
  expect(await codeOf(customer.client, 'requestFidelityRevision', revision)).toBeUndefined();
  const { files } = (await see(customer, id))!;
  expect(files).toMatchObject([{ round: 0, comments: [{ atMs: null, content: 'More air' }] }]);
  expect(await see(customer, id)).toMatchObject({
    status: 'REVISION_REQUESTED',
    revisionsLeft: 1,
    dueAt: '2026-12-04T08:00:00.000Z',
  });
  // The first version is no second one.
  expect(await codeOf(engineer.client, 'deliverFidelity', { id })).toBe('CONFLICT');
  await deliver(id, 'Mix 2');
  await change(customer.client, 'requestFidelityRevision', revision);
  await deliver(id, 'Mix 3');
  expect(await see(customer, id)).toMatchObject({ revisionsLeft: 0, viewerCan: ['APPROVE'] });
  expect(await codeOf(customer.client, 'requestFidelityRevision', revision)).toBe('CONFLICT');
});

test('whoever has the order open hears of every step, sound and comment', async () => {
  const id = await order();
  let known = 0;
  const isTold = async (step: () => Promise<unknown>) => {
    await step();
    const [version = 0] = (
      await findTopicVersions(server.database.sql, [`fidelity[${id}]`])
    ).values();
    const isNew = version > known;
    known = version;
    return isNew;
  };
  const fileId = async () => (await see(engineer, id))!.files[0]!.id;
  const payment = await paying.open(customer.user.id, 'fidelity', Number(id));
  for (const step of [
    () => paying.pay(payment),
    () => codeOf(engineer.client, 'startFidelity', { id }),
    () => send(engineer.client, `${id}/mixes/Mix.wav`),
    async () => codeOf(engineer.client, 'drawFidelityFile', { id: await fileId(), peaks: [1] }),
    () => codeOf(engineer.client, 'deliverFidelity', { id }),
    async () =>
      codeOf(customer.client, 'commentOnFidelity', { fileId: await fileId(), content: 'Here' }),
    () => codeOf(customer.client, 'requestFidelityRevision', { id, note: 'More air' }),
    () => deliver(id, 'Mix 2'),
    () => codeOf(customer.client, 'approveFidelity', { id }),
  ]) {
    expect(await isTold(step), String(step)).toBe(true);
  }
});

describe('cancelling', () => {
  test('before work has begun refunds what was paid', async () => {
    const { id, payment } = await paidOrder();
    expect(await codeOf(customer.client, 'cancelFidelity', { id })).toBeUndefined();
    await paying.carryOutAll(payment);
    expect(await see(customer, id)).toMatchObject({ status: 'CANCELLED' });
    expect(paying.provider.stateOf(payment.ref)).toMatchObject({ refundedCents: 45_000 });
    expect(await deposit(payment)).toBe(0);
    expect(await codeOf(engineer.client, 'startFidelity', { id })).toBe('CONFLICT');
  });

  test('and starting at once: one of them wins, and the money is where it belongs', async () => {
    const { id, payment } = await paidOrder();
    const codes = await Promise.all([
      codeOf(customer.client, 'cancelFidelity', { id }),
      codeOf(engineer.client, 'startFidelity', { id }),
    ]);
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined]);
    await paying.carryOutAll(payment);
    const { status } = (await see(customer, id))!;
    expect(await deposit(payment)).toBe(status === 'CANCELLED' ? 0 : 45_000);
  });

  test('happens by itself when a dispute is lost before work has begun', async () => {
    const { id, payment } = await paidOrder();
    paying.provider.dispute(payment.ref);
    await paying.settle(payment);
    expect(await see(customer, id)).toMatchObject({ status: 'QUEUED' });
    paying.provider.decideDispute(payment.ref, 'lost');
    await paying.settle(payment);
    expect(await see(customer, id)).toMatchObject({ status: 'CANCELLED' });
  });

  test('before it is paid for has a payment that comes later go back', async () => {
    const id = await order();
    const payment = await paying.open(customer.user.id, 'fidelity', Number(id));
    expect(await codeOf(customer.client, 'cancelFidelity', { id })).toBeUndefined();
    await paying.pay(payment);
    await paying.carryOutAll(payment);
    expect(paying.provider.stateOf(payment.ref)).toMatchObject({ refundedCents: 45_000 });
  });
});
