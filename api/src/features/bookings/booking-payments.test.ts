import { afterEach, describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { refusalOf, usePaidBookings } from '#api/testing/paid-bookings.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const bookings = usePaidBookings(server);
const { paying } = bookings;

afterEach(() => server.setTime('2026-12-01T12:00:00Z'));

async function subjects(): Promise<string[]> {
  return (await collectMail(server)).map(({ subject }) => subject);
}

/** A studio whose sessions are confirmed at once, $100 each. */
const instantHost = () => bookings.host({ bookingMode: 'session' });
const byDay = { startTime: '10:00' };

describe('a request by card', () => {
  test('holds its time, and its studio hears of it once the card is held', async () => {
    const [host, guest] = [await bookings.host(), await bookings.guest()];
    const booking = await bookings.book(guest, host);
    const { id } = booking;
    expect(booking).toMatchObject({
      status: 'PENDING',
      paymentMethod: 'CARD',
      expiresAt: '2026-12-01T12:30:00.000Z',
      payment: {
        state: 'AWAITING_PAYMENT',
        owedCents: 205_00,
        dueAt: '2026-12-01T12:30:00.000Z',
        viewerCanPay: true,
      },
    });
    expect(await bookings.see(host.client, id)).toBeNull();
    const list = 'query { receivedBookings { totalCount } }';
    const received = async () => (await host.client.graphql(list)).data;
    expect(await received()).toEqual({ receivedBookings: { totalCount: 0 } });
    expect(await subjects()).toEqual([]);
    const taken = await bookings.tryBooking(await bookings.guest(), host);
    expect(refusalOf(taken.errors).code).toBe('CONFLICT');

    const { ref } = await bookings.pay(guest, booking);
    expect(paying.provider.stateOf(ref).phase).toBe('authorized');
    expect(await bookings.see(host.client, id)).toMatchObject({
      status: 'PENDING',
      expiresAt: '2026-12-03T12:00:00.000Z',
      payment: { state: 'HELD', paidCents: 0, owedCents: 0, viewerCanPay: false },
    });
    expect(await received()).toEqual({ receivedBookings: { totalCount: 1 } });
    expect(await subjects()).toEqual(['Your request was sent', 'You have a new booking request']);
  });

  test('is charged when it is accepted, and earned when it is over', async () => {
    const { host, id, payment } = await bookings.paid();
    expect(await bookings.see(host.client, id)).toMatchObject({
      status: 'CONFIRMED',
      payment: { state: 'PAID', paidCents: 205_00, refundedCents: 0, owedCents: 0 },
    });
    expect(await bookings.balance(`deposit:${payment.id}`)).toBe(205_00);
    await bookings.goTo('2026-12-06T21:01:00Z');
    await bookings.passTime();
    await bookings.passTime();
    expect(await bookings.balance(`deposit:${payment.id}`)).toBe(0);
    expect(await bookings.balance(`owner:${host.id}`)).toBe(184_50);
    await bookings.requireConsistentBooks();
  });

  test.each([
    ['declined', (id: string) => ['host', 'declineBooking', { id, note: '' }] as const],
    ['withdrawn', (id: string) => ['guest', 'cancelBooking', { id }] as const],
  ])('lets go of the card when it is %s', async (_, how) => {
    const [host, guest] = [await bookings.host(), await bookings.guest()];
    const { id } = await bookings.book(guest, host);
    const { ref } = await bookings.pay(guest, { id });
    const [who, name, input] = how(id);
    const { errors } = await bookings.change({ host, guest }[who].client, name, input);
    expect(errors).toEqual([]);
    await bookings.tellProvider();
    expect(paying.provider.stateOf(ref).phase).toBe('cancelled');
    expect(await bookings.see(guest.client, id)).toMatchObject({
      refundCents: null,
      payment: { state: 'NONE', owedCents: 0 },
    });
  });

  test('lets go of the card when nobody answers', async () => {
    const [host, guest] = [await bookings.host(), await bookings.guest()];
    const { id } = await bookings.book(guest, host);
    const { ref } = await bookings.pay(guest, { id });
    await bookings.goTo('2026-12-03T12:00:00Z');
    await bookings.passTime();
    await bookings.tellProvider();
    expect(paying.provider.stateOf(ref).phase).toBe('cancelled');
    expect(await bookings.see(guest.client, id)).toMatchObject({ status: 'EXPIRED' });
  });

  test('whose hold is gone by its acceptance stands, and is to be paid', async () => {
    const [host, guest] = [await bookings.host(), await bookings.guest()];
    const { id } = await bookings.book(guest, host);
    const { ref } = await bookings.pay(guest, { id });
    await subjects();
    await paying.provider.cancel(ref, 'by the bank');
    await bookings.change(host.client, 'acceptBooking', { id });
    await bookings.tellProvider();
    expect(await subjects()).toContain('We couldn’t charge your card');
    const owing = { state: 'TO_PAY', paidCents: 0, owedCents: 205_00 };
    expect(await bookings.see(host.client, id)).toMatchObject({
      status: 'CONFIRMED',
      payment: { ...owing, viewerCanPay: false },
    });
    expect(await bookings.see(guest.client, id)).toMatchObject({
      payment: { ...owing, viewerCanPay: true },
    });
    await bookings.pay(guest, { id });
    expect((await bookings.see(guest.client, id))?.payment).toMatchObject({ state: 'PAID' });
    await bookings.requireConsistentBooks();
  });
});

test('a capture that could not be told to the provider for a day is decided anew', async () => {
  const [host, guest] = [await bookings.host(), await bookings.guest()];
  const { id } = await bookings.book(guest, host);
  const { ref } = await bookings.pay(guest, { id });
  await bookings.change(host.client, 'acceptBooking', { id });
  await bookings.goTo('2026-12-02T12:00:00Z');
  await bookings.tellProvider();
  expect(paying.provider.stateOf(ref).phase).toBe('authorized');
  await bookings.passTime();
  await bookings.tellProvider();
  expect(paying.provider.stateOf(ref)).toMatchObject({ capturedCents: 205_00 });
});

describe('a booking at once by card', () => {
  test('is confirmed when it is charged', async () => {
    const [host, guest] = [await instantHost(), await bookings.guest()];
    const { id, status } = await bookings.book(guest, host, byDay);
    expect(status).toBe('PENDING');
    await bookings.pay(guest, { id });
    expect(await bookings.see(host.client, id)).toMatchObject({
      status: 'CONFIRMED',
      expiresAt: null,
      payment: { state: 'PAID', paidCents: 100_00, owedCents: 0 },
    });
  });

  test('that nobody pays for in time gives its time back, and its studio never hears of it', async () => {
    const [host, guest] = [await instantHost(), await bookings.guest()];
    const { id } = await bookings.book(guest, host, byDay);
    const { ref } = await bookings.open(guest, { id });
    await subjects();
    await bookings.goTo('2026-12-01T12:30:00Z');
    await bookings.passTime();
    await bookings.tellProvider();
    expect(paying.provider.stateOf(ref).phase).toBe('cancelled');
    expect(await bookings.see(guest.client, id)).toMatchObject({
      status: 'EXPIRED',
      payment: { state: 'NONE', viewerCanPay: false },
    });
    expect(await bookings.see(host.client, id)).toBeNull();
    expect(await subjects()).toEqual(['Your booking wasn’t paid in time']);
    await expect(bookings.open(guest, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await bookings.book(await bookings.guest(), host, byDay);
  });

  test('paid too late is refunded, and its payer told where else to look', async () => {
    const [host, guest] = [await instantHost(), await bookings.guest()];
    const { id } = await bookings.book(guest, host, byDay);
    const payment = await bookings.open(guest, { id });
    await bookings.goTo('2026-12-01T12:30:00Z');
    await bookings.passTime();
    await subjects();
    // Before the provider hears that it is not to be paid any more.
    await paying.pay(payment);
    await bookings.tellProvider();
    expect(paying.provider.stateOf(payment.ref)).toMatchObject({ refundedCents: 100_00 });
    const [mail, ...others] = await collectMail(server);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Your payment came too late' });
    const search = '/search?city=london&date=2026-12-06&start=10%3A00&hours=2';
    expect(mail!.text).toContain(search);
    expect(await bookings.see(guest.client, id)).toMatchObject({ status: 'EXPIRED' });
    await bookings.requireConsistentBooks();
  });

  test.each(['one after the other', 'at once'])('in two tabs is charged once, %s', async (way) => {
    const [host, guest] = [await instantHost(), await bookings.guest()];
    const { id } = await bookings.book(guest, host, byDay);
    const tabs = [await bookings.open(guest, { id }), await bookings.open(guest, { id })];
    for (const { ref } of tabs) paying.provider.pay(ref);
    if (way === 'at once') await Promise.all(tabs.map((tab) => paying.settle(tab)));
    else for (const tab of tabs) await paying.settle(tab);
    await bookings.tellProvider();
    const states = tabs.map(({ ref }) => paying.provider.stateOf(ref));
    const kept = states.map((state) => state.capturedCents - state.refundedCents);
    expect(kept.toSorted((a, b) => a - b)).toEqual([0, 100_00]);
    expect((await bookings.see(guest.client, id))?.payment).toMatchObject({
      state: 'PAID',
      paidCents: 100_00,
      refundedCents: 0,
    });
    await bookings.requireConsistentBooks();
  });
});

describe('the way on which a booking is paid', () => {
  test('is at the studio unless a card is asked for, as before', async () => {
    const [host, guest] = [await bookings.host(), await bookings.guest()];
    const booking = await bookings.book(guest, host, { paymentMethod: undefined });
    expect(booking).toMatchObject({
      paymentMethod: 'STUDIO',
      payment: { state: 'DUE_AT_STUDIO', owedCents: 205_00, viewerCanPay: false },
    });
    expect(await bookings.see(host.client, booking.id)).toMatchObject({ status: 'PENDING' });
    await expect(bookings.open(guest, booking)).rejects.toMatchObject({
      text: { key: 'bookings.atStudio' },
    });
  });

  test('is by card where the studio takes nothing else', async () => {
    const host = await bookings.host({ canPayAtStudio: false });
    const guest = await bookings.guest();
    const asked = await bookings.tryBooking(guest, host, { paymentMethod: 'STUDIO' });
    expect(refusalOf(asked.errors)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { paymentMethod: 'This studio takes cards only' },
    });
    const { status, body } = await guest.client.post('/api/bookings', {
      studioId: host.studioId,
      date: '2026-12-06',
      startTime: '19:00',
      hours: 2,
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { paymentMethod: 'card', payment: { dueAt: '2026-12-01T12:30:00.000Z' } },
    });
  });

  test('is never a card while none can be taken', async () => {
    const host = await bookings.host({ canPayAtStudio: false });
    const guest = await bookings.guest();
    const { payments } = server.runtime;
    const { provider } = payments;
    payments.provider = undefined;
    try {
      const query = 'query ($id: ID!) { studio(id: $id) { paymentMethods } }';
      const { data } = await guest.client.graphql(query, { id: String(host.studioId) });
      expect(data).toEqual({ studio: { paymentMethods: [] } });
      for (const paymentMethod of ['CARD', undefined]) {
        const { errors } = await bookings.tryBooking(guest, host, { paymentMethod });
        expect(refusalOf(errors)).toMatchObject({
          fields: { paymentMethod: 'Cards can’t be taken right now' },
        });
      }
    } finally {
      payments.provider = provider;
    }
  });
});

test('others neither pay for a booking nor see its money', async () => {
  const { host, guest, id } = await bookings.paid();
  const engineer = await bookings.engineerOf(host);
  expect(await bookings.see(engineer, id)).toMatchObject({ status: 'CONFIRMED', payment: null });
  const stranger = await bookings.guest();
  expect(await bookings.see(stranger.client, id)).toBeNull();
  await expect(bookings.open(stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(bookings.open({ ...guest, id: host.id }, { id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
