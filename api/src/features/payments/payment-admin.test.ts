import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { signedInAdministrator } from '#api/testing/member.ts';
import { usePaidBookings } from '#api/testing/paid-bookings.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { requestRefund } from './provider-command.service.ts';

const server = useServer();
const bookings = usePaidBookings(server);
const { paying } = bookings;

let staff: TestClient;
beforeAll(async () => {
  ({ client: staff } = await signedInAdministrator(server));
});

interface Seen {
  id: string;
  status: string;
  capturedCents: number;
  refundableCents: number;
  troubles: string[];
  thing: { title: string; path: string | null };
  payer: { email: string } | null;
  notes: { note: string; refundCents: number | null; user: { id: string } }[];
}

const FIELDS = `id status capturedCents refundableCents troubles thing { title path }
  payer { email } notes { note refundCents user { id } }`;

async function list(filter: object = {}): Promise<Seen[]> {
  const { data, errors } = await staff.graphql<{ payments: { nodes: Seen[] } }>(
    `query ($filter: PaymentFilterInput) { payments(filter: $filter) { nodes { ${FIELDS} } } }`,
    { filter },
  );
  expect(errors).toEqual([]);
  return data!.payments.nodes;
}

/** The one with this number: a search for it finds those whose address has its digits, too. */
async function find(id: number, filter: object = {}): Promise<Seen | undefined> {
  const found = await list({ ...filter, text: String(id) });
  return found.find((payment) => payment.id === String(id));
}

async function change(client: TestClient, name: 'refundPayment' | 'notePayment', input: object) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await client.graphql<Record<string, { payment: Seen } | null>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { payment { ${FIELDS} } } }`,
    { input },
  );
  return { payment: data?.[name]?.payment, refusal: errors[0]?.extensions };
}

const refund = async (id: number, cents: number, expectedRefundableCents: number) =>
  change(staff, 'refundPayment', {
    paymentId: String(id),
    amountCents: cents,
    expectedRefundableCents,
    reason: 'It hummed.',
  });

const note = async (id: number) =>
  change(staff, 'notePayment', { paymentId: String(id), note: 'Called the bank.' });

/** A session that was paid and is over. */
async function playedSession() {
  server.setTime('2026-12-01T12:00:00Z');
  const paid = await bookings.paid();
  await bookings.goTo('2026-12-06T23:01:00Z');
  await bookings.passTime();
  return paid;
}

test('payments are found by their number, what the provider calls them and who has paid', async () => {
  const { guest, id, payment } = await bookings.paid();
  const found = await find(payment.id);
  expect(found).toMatchObject({
    status: 'CAPTURED',
    capturedCents: 20_500,
    // What is still to take place would have to be paid again.
    refundableCents: 0,
    troubles: [],
    thing: {
      title: expect.stringContaining('Booking RT-') as string,
      path: `/account/bookings/${id}`,
    },
    payer: { email: guest.email },
    notes: [],
  });
  expect(await list({ text: payment.ref })).toEqual([found]);
  expect(await list({ text: guest.email.toUpperCase() })).toEqual([found]);
  expect(await list({ text: 'nobody@nowhere' })).toEqual([]);
});

test('a list takes as many statements however many payments there are', async () => {
  const statements = async (first: number) => {
    server.database.takeQueries();
    const { data, errors } = await staff.graphql<{ payments: { nodes: Seen[] } }>(
      `query ($first: Int!) { payments(first: $first) { nodes { ${FIELDS} } } }`,
      { first },
    );
    expect(errors).toEqual([]);
    expect(data!.payments.nodes).toHaveLength(first);
    return server.database.takeQueries().length;
  };
  for (let i = 0; i < 4; i += 1) await bookings.paid();
  expect(await statements(4)).toBe(await statements(1));
});

test('who is no administrator sees and decides nothing', async () => {
  const { guest, payment } = await bookings.paid();
  const { errors } = await guest.client.graphql('{ payments { nodes { id } } }');
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  const input = { paymentId: String(payment.id), note: 'Mine.' };
  const { refusal } = await change(guest.client, 'notePayment', input);
  expect(refusal).toMatchObject({ code: 'FORBIDDEN' });
});

describe('a refund', () => {
  test('of a session that is over takes from what its owner has earned, and says who has decided it', async () => {
    const { host, payment } = await playedSession();
    const earned = await bookings.balance(`owner:${host.id}`);
    const { payment: decided } = await refund(payment.id, 10_000, 20_500);
    expect(decided).toMatchObject({
      refundableCents: 10_500,
      notes: [{ note: 'It hummed.', refundCents: 10_000, user: { id: expect.any(String) } }],
    });
    await bookings.tellProvider();
    expect(paying.provider.stateOf(payment.ref)).toMatchObject({ refundedCents: 10_000 });
    expect(await bookings.balance(`owner:${host.id}`)).toBeLessThan(earned);
    await bookings.requireConsistentBooks();
  });

  test('is decided once by whoever asks twice, and never of more than is left', async () => {
    const { payment } = await playedSession();
    const both = await Promise.all([
      refund(payment.id, 20_500, 20_500),
      refund(payment.id, 20_500, 20_500),
    ]);
    const refused = both.flatMap(({ refusal }) => refusal ?? []);
    expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
    await bookings.tellProvider();
    expect(paying.provider.stateOf(payment.ref)).toMatchObject({ refundedCents: 20_500 });
    const other = await playedSession();
    expect((await refund(other.payment.id, 20_501, 20_500)).refusal).toMatchObject({
      code: 'CONFLICT',
    });
    expect((await refund(other.payment.id, 0, 20_500)).refusal).toMatchObject({ code: 'CONFLICT' });
  });

  test('of what is still to take place is refused', async () => {
    server.setTime('2026-12-01T12:00:00Z');
    const { payment } = await bookings.paid();
    expect((await refund(payment.id, 100, 0)).refusal).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('what has to be looked after', () => {
  const isTroubled = true;
  const troublesOf = async (id: number) => (await find(id, { isTroubled }))?.troubles ?? [];

  test('is a dispute until it is decided, and one that was lost until it is noted', async () => {
    const { payment } = await playedSession();
    expect(await troublesOf(payment.id)).toEqual([]);
    paying.provider.dispute(payment.ref);
    await paying.settle(payment);
    await note(payment.id);
    expect(await troublesOf(payment.id)).toEqual(['DISPUTED']);
    await bookings.goTo('2026-12-20T12:00:00Z');
    paying.provider.decideDispute(payment.ref, 'lost');
    await paying.settle(payment);
    expect(await troublesOf(payment.id)).toEqual(['CHARGED_BACK']);
    await bookings.goTo('2026-12-20T13:00:00Z');
    await note(payment.id);
    expect(await troublesOf(payment.id)).toEqual([]);
  });

  test('is a refund that came back, until another is decided', async () => {
    const { payment } = await playedSession();
    await refund(payment.id, 5000, 20_500);
    await bookings.tellProvider();
    await bookings.goTo('2026-12-07T12:00:00Z');
    paying.provider.returnRefund(payment.ref, 5000);
    await paying.settle(payment);
    expect(await troublesOf(payment.id)).toEqual(['REFUND_RETURNED']);
    await bookings.goTo('2026-12-07T13:00:00Z');
    expect((await refund(payment.id, 5000, 20_500)).refusal).toBeUndefined();
    expect(await troublesOf(payment.id)).toEqual([]);
  });

  test('is a refund that the provider refuses', async () => {
    const { payment } = await playedSession();
    await refund(payment.id, 5000, 20_500);
    // Somebody was faster at the provider.
    paying.provider.refundElsewhere(payment.ref, 20_000);
    await bookings.goTo('2026-12-07T12:00:00Z');
    await bookings.tellProvider();
    expect(await troublesOf(payment.id)).toEqual(['REFUND_REFUSED']);
    const { data } = await staff.graphql<{ adminOverview: { troubledPayments: number } }>(
      '{ adminOverview { troubledPayments } }',
    );
    expect(data!.adminOverview.troubledPayments).toBe((await list({ isTroubled })).length);
  });

  test('is what the provider could not be told for half a day', async () => {
    const { payment } = await playedSession();
    const now = server.runtime.clock();
    const request = { paymentId: payment.id, cents: 100, reason: 'x', now };
    await requestRefund(server.database.sql, request);
    server.setTime(new Date(now + 13 * HOUR_MS).toISOString());
    expect(await troublesOf(payment.id)).toEqual([]);
    server.setTime(new Date(now + 13 * HOUR_MS + 1).toISOString());
    expect(await troublesOf(payment.id)).toEqual(['UNTOLD']);
    await bookings.tellProvider();
    expect(await troublesOf(payment.id)).toEqual([]);
  });
});
