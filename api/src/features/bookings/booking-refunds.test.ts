import { afterEach, describe, expect, test } from 'vitest';
import { usePaidBookings } from '#api/testing/paid-bookings.ts';
import type { TestClient as Client } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const bookings = usePaidBookings(server);
const { paying } = bookings;

afterEach(() => server.setTime('2026-12-01T12:00:00Z'));

describe('cancelling what was paid', () => {
  test.each([
    ['two days before', '2026-12-04T19:00:00Z', 205_00, 0],
    ['a day before', '2026-12-05T12:00:00Z', 102_50, 92_25],
    ['on the day', '2026-12-06T12:00:00Z', 0, 184_50],
  ])('%s gives back what the terms say, and the rest is earned', async (_, at, back, earned) => {
    const { host, guest, id, payment } = await bookings.paid();
    await bookings.goTo(at);
    const seen = await bookings.see(guest.client, id);
    expect(seen?.cancellation).toEqual({ refundCents: back, feeCents: 205_00 - back });
    await bookings.change(guest.client, 'cancelBooking', { id, agreedRefundCents: back });
    await bookings.tellProvider();
    expect(paying.provider.stateOf(payment.ref).refundedCents).toBe(back);
    expect(await bookings.balance(`owner:${host.id}`)).toBe(earned);
    expect(await bookings.balance(`deposit:${payment.id}`)).toBe(0);
    expect((await bookings.see(guest.client, id))?.payment).toMatchObject({ refundedCents: back });
    await bookings.requireConsistentBooks();
  });

  test('by the studio gives back everything, on the day too', async () => {
    const { host, id, payment } = await bookings.paid();
    await bookings.goTo('2026-12-06T12:00:00Z');
    await bookings.change(host.client, 'cancelBooking', { id });
    await bookings.tellProvider();
    expect(paying.provider.stateOf(payment.ref).refundedCents).toBe(205_00);
    expect(await bookings.balance(`owner:${host.id}`)).toBe(0);
  });

  test('while it is being charged comes to the same', async () => {
    const [host, guest] = [await bookings.host(), await bookings.guest()];
    const { id } = await bookings.book(guest, host);
    const { ref } = await bookings.pay(guest, { id });
    await bookings.change(host.client, 'acceptBooking', { id });
    await bookings.change(guest.client, 'cancelBooking', { id });
    await bookings.tellProvider();
    expect(paying.provider.stateOf(ref)).toMatchObject({
      phase: 'captured',
      refundedCents: 205_00,
    });
    expect((await bookings.see(guest.client, id))?.payment).toMatchObject({ state: 'REFUNDED' });
    await bookings.requireConsistentBooks();
  });
});

describe('a change that both agree on', () => {
  /** Has the guest propose other hours, and the host accept them. */
  async function agree(
    guest: { client: Client },
    host: { client: Client },
    id: string,
    hours: number,
  ) {
    const proposed = await bookings.change(guest.client, 'proposeChange', { id, hours, note: '' });
    expect(proposed.errors).toEqual([]);
    const { data } = await host.client.graphql<{ booking: { proposal: { id: string } } }>(
      'query ($id: ID!) { booking(id: $id) { proposal { id } } }',
      { id },
    );
    const proposalId = data!.booking.proposal.id;
    await bookings.change(host.client, 'acceptProposal', { bookingId: id, proposalId });
    await bookings.tellProvider();
  }

  test('and that costs less gives back the difference', async () => {
    const { host, guest, id, payment } = await bookings.paid();
    await agree(guest, host, id, 1);
    expect(paying.provider.stateOf(payment.ref).refundedCents).toBe(90_00);
    expect((await bookings.see(guest.client, id))?.payment).toMatchObject({
      state: 'PARTLY_REFUNDED',
      paidCents: 205_00,
      refundedCents: 90_00,
      owedCents: 0,
    });
    await bookings.requireConsistentBooks();
  });

  test('and that costs more is to be paid, by card before it begins', async () => {
    const { host, guest, id } = await bookings.paid();
    await agree(guest, host, id, 3);
    const owing = { state: 'TO_PAY', paidCents: 205_00, owedCents: 90_00 };
    expect((await bookings.see(host.client, id))?.payment).toMatchObject(owing);
    const tabs = [await bookings.open(guest, { id }), await bookings.open(guest, { id })];
    for (const tab of tabs) await paying.pay(tab);
    await bookings.tellProvider();
    expect((await bookings.see(guest.client, id))?.payment).toMatchObject({
      state: 'PAID',
      paidCents: 295_00,
      refundedCents: 0,
    });
    await bookings.goTo('2026-12-06T22:01:00Z');
    await bookings.passTime();
    expect(await bookings.balance(`owner:${host.id}`)).toBe(265_50);
    await bookings.requireConsistentBooks();
  });

  test('and that nobody has paid for is paid at the studio once it begins', async () => {
    const { host, guest, id } = await bookings.paid();
    await agree(guest, host, id, 3);
    await bookings.goTo('2026-12-06T19:00:00Z');
    expect((await bookings.see(host.client, id))?.payment).toMatchObject({
      state: 'DUE_AT_STUDIO',
      owedCents: 90_00,
    });
    await expect(bookings.open(guest, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('takes less of what is held', async () => {
    const [host, guest] = [await bookings.host(), await bookings.guest()];
    const { id } = await bookings.book(guest, host);
    const { ref } = await bookings.pay(guest, { id });
    await agree(host, guest, id, 1);
    expect(paying.provider.stateOf(ref)).toMatchObject({
      capturedCents: 115_00,
      refundedCents: 0,
    });
    expect((await bookings.see(guest.client, id))?.payment).toMatchObject({
      state: 'PAID',
      paidCents: 115_00,
    });
  });
});

describe('a dispute', () => {
  /** A session that is over while its payment is disputed. */
  async function overWhileDisputed() {
    const paid = await bookings.paid();
    paying.provider.dispute(paid.payment.ref);
    await paying.settle(paid.payment);
    await bookings.goTo('2026-12-06T23:01:00Z');
    await bookings.passTime();
    expect(await bookings.balance(`owner:${paid.host.id}`)).toBe(0);
    return paid;
  }

  test('that is won after the session earns the studio what the session would have, once', async () => {
    const { host, payment } = await overWhileDisputed();
    await bookings.goTo('2027-01-10T12:00:00Z');
    paying.provider.decideDispute(payment.ref, 'won');
    await paying.settle(payment);
    await paying.settle(payment);
    expect(await bookings.balance(`owner:${host.id}`)).toBe(184_50);
    expect(await bookings.balance(`deposit:${payment.id}`)).toBe(0);
    const earning = await server.database.sql
      .selectFrom('earnings')
      .select('earned_at as earnedAt')
      .where('owner_id', '=', host.id)
      .executeTakeFirstOrThrow();
    // What was stated for December stays so.
    expect(new Date(earning.earnedAt).toISOString()).toBe('2027-01-10T12:00:00.000Z');
    await bookings.requireConsistentBooks();
  });

  test('that is lost earns it nothing', async () => {
    const { host, payment } = await overWhileDisputed();
    paying.provider.decideDispute(payment.ref, 'lost');
    await paying.settle(payment);
    expect(await bookings.balance(`owner:${host.id}`)).toBe(0);
    await bookings.requireConsistentBooks();
  });

  test('keeps what was called off meanwhile from going back until it is won', async () => {
    const { host, id, payment } = await bookings.paid();
    paying.provider.dispute(payment.ref);
    await paying.settle(payment);
    await bookings.change(host.client, 'cancelBooking', { id });
    await bookings.tellProvider();
    expect(paying.provider.stateOf(payment.ref).refundedCents).toBe(0);
    paying.provider.decideDispute(payment.ref, 'won');
    await paying.settle(payment);
    await bookings.tellProvider();
    expect(paying.provider.stateOf(payment.ref).refundedCents).toBe(205_00);
  });
});
