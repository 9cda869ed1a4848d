import { afterEach, describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress } from '#api/testing/member.ts';
import { refusalOf } from '#api/testing/paid-bookings.ts';
import { useSplitBookings } from '#api/testing/split-bookings.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const splits = useSplitBookings(server);
const { paying } = splits;

afterEach(() => server.setTime('2026-12-01T12:00:00Z'));

/** Emails since the last look, as `subject > recipient`. */
async function mailed(): Promise<string[]> {
  return (await collectMail(server)).map(({ subject, recipient }) => `${subject} > ${recipient}`);
}

describe('a request that three people pay for', () => {
  test('is held for them, and goes on as one that was paid once all have', async () => {
    const { id, host, guest, members } = await splits.scene();
    const [drums, bass] = [members[0]!, members[1]!];
    expect(await splits.see(guest.client, id)).toMatchObject({
      status: 'PENDING',
      expiresAt: '2026-12-02T12:00:00.000Z',
      payment: { state: 'AWAITING_PAYMENT', owedCents: 205_00, viewerCanPay: false },
    });
    const asked = (await mailed()).filter((mail) => mail.startsWith('Pay your share'));
    expect(asked).toHaveLength(2);

    const first = await splits.pay(drums, { id });
    const second = await splits.pay(guest, { id });
    await splits.goTo('2026-12-01T20:00:00Z');
    await splits.passTime();
    // Not after half an hour, and no studio hears of two thirds.
    const taken = await splits.tryBooking(await splits.guest(), host);
    expect(refusalOf(taken.errors).code).toBe('CONFLICT');
    expect(await splits.see(host.client, id)).toBeNull();
    expect((await splits.seeSplit(bass.client, id))?.shares.map(({ isPaid }) => isPaid)).toEqual([
      true,
      true,
      false,
    ]);

    const third = await splits.pay(bass, { id });
    expect(await splits.see(host.client, id)).toMatchObject({
      status: 'PENDING',
      expiresAt: '2026-12-03T20:00:00.000Z',
      payment: { state: 'HELD', owedCents: 0 },
    });
    await splits.change(host.client, 'acceptBooking', { id });
    await splits.tellProvider();
    const captured = splits.statesOf([second, first, third]).map((state) => state.capturedCents);
    expect(captured).toEqual([68_34, 68_33, 68_33]);
    expect((await splits.see(guest.client, id))?.payment).toMatchObject({
      state: 'PAID',
      paidCents: 205_00,
    });
    const told = await mailed();
    expect(told.filter((mail) => mail.startsWith('Everybody paid'))).toHaveLength(2);
    await splits.goTo('2026-12-06T21:01:00Z');
    await splits.passTime();
    // The commission is of each payment: three times $6.83.
    expect(await splits.balance(`owner:${host.id}`)).toBe(184_51);
    await splits.requireConsistentBooks();
  });

  test('is nobody’s once a share is missing, and everybody is told', async () => {
    const { id, guest, members } = await splits.scene();
    const held = [await splits.pay(guest, { id }), await splits.pay(members[0]!, { id })];
    await mailed();
    await splits.goTo('2026-12-02T12:00:00Z');
    await splits.passTime();
    await splits.tellProvider();
    expect(splits.statesOf(held).map(({ phase }) => phase)).toEqual(['cancelled', 'cancelled']);
    expect(await splits.see(guest.client, id)).toMatchObject({
      status: 'EXPIRED',
      payment: { paidCents: 0, owedCents: 0 },
    });
    expect((await mailed()).toSorted()).toEqual([
      expect.stringContaining(members[0]!.email),
      expect.stringContaining(members[1]!.email),
      expect.stringContaining(guest.email),
    ]);
    await expect(splits.openRest(guest, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('can be covered by one of them, who has their share in it then', async () => {
    const { id, host, guest, members } = await splits.scene();
    await splits.pay(guest, { id });
    await splits.payRest(members[0]!, { id });
    expect((await splits.see(host.client, id))?.payment).toMatchObject({ state: 'HELD' });
    const seen = await splits.seeSplit(members[1]!.client, id);
    expect(seen).toMatchObject({ viewerOwedCents: 0, viewerRestCents: 0, viewerPaidCents: 0 });
    expect(seen?.shares[2]).toMatchObject({
      isPaid: true,
      coveredBy: expect.any(String) as string,
    });
    expect(await splits.seeSplit(members[0]!.client, id)).toMatchObject({
      viewerPaidCents: 136_66,
    });
  });

  test('is open again where a bank lets go of a hold, and can still be paid', async () => {
    const { id, host, guest, members } = await splits.scene();
    const lost = await splits.pay(guest, { id });
    await splits.pay(members[0]!, { id });
    await paying.provider.cancel(lost.ref, 'by the bank');
    await paying.settle(lost);
    await splits.pay(members[1]!, { id });
    expect(await splits.see(host.client, id)).toBeNull();
    await splits.pay(guest, { id });
    expect((await splits.see(host.client, id))?.payment).toMatchObject({ state: 'HELD' });
  });
});

test('a booking at once is charged and confirmed when the last share is there', async () => {
  const { id, guest, members } = await splits.scene(true);
  const payments = [await splits.pay(guest, { id }), await splits.pay(members[0]!, { id })];
  expect(splits.statesOf(payments).map(({ phase }) => phase)).toEqual(['authorized', 'authorized']);
  payments.push(await splits.pay(members[1]!, { id }));
  await splits.tellProvider();
  expect(await splits.see(guest.client, id)).toMatchObject({
    status: 'CONFIRMED',
    payment: { state: 'PAID', paidCents: 100_00 },
  });
  expect(splits.statesOf(payments).map((state) => state.capturedCents)).toEqual([
    33_34, 33_33, 33_33,
  ]);
});

describe('what goes back', () => {
  test.each([
    ['two days before', '2026-12-04T19:00:00Z', [68_34, 68_33, 68_33], 0],
    ['a day before', '2026-12-05T12:00:00Z', [34_17, 34_17, 34_16], 92_24],
    ['on the day', '2026-12-06T12:00:00Z', [0, 0, 0], 184_51],
  ])('by a cancellation %s goes to each by their share', async (_, at, back, earned) => {
    const { id, host, guest, payments, members } = await splits.paidByAll();
    await splits.goTo(at);
    await splits.change(guest.client, 'cancelBooking', { id });
    await splits.tellProvider();
    expect(splits.statesOf(payments).map((state) => state.refundedCents)).toEqual(back);
    expect(await splits.balance(`owner:${host.id}`)).toBe(earned);
    expect((await splits.seeSplit(members[0]!.client, id))?.viewerRefundedCents).toBe(back[1]);
    await splits.requireConsistentBooks();
  });

  test('while cards are being charged goes to each by their share all the same', async () => {
    const { id, host, guest, members } = await splits.scene();
    const payments = [];
    for (const payer of [guest, ...members]) payments.push(await splits.pay(payer, { id }));
    await splits.change(host.client, 'acceptBooking', { id });
    await splits.goTo('2026-12-05T12:00:00Z');
    // What the provider was told then came too late, and is decided anew.
    await splits.change(guest.client, 'cancelBooking', { id });
    await splits.tellProvider();
    await splits.passTime();
    await splits.tellProvider();
    const kept = splits.statesOf(payments).map((s) => s.capturedCents - s.refundedCents);
    expect(kept).toEqual([34_17, 34_17, 34_16]);
    await splits.requireConsistentBooks();
  });

  test('where the session becomes shorter goes to each; a longer one is paid by who booked', async () => {
    const { id, host, guest, members, payments } = await splits.paidByAll();
    const agree = async (hours: number) => {
      await splits.change(guest.client, 'proposeChange', { id, hours, note: '' });
      const { data } = await host.client.graphql<{ booking: { proposal: { id: string } } }>(
        'query ($id: ID!) { booking(id: $id) { proposal { id } } }',
        { id },
      );
      const proposalId = data!.booking.proposal.id;
      await splits.change(host.client, 'acceptProposal', { bookingId: id, proposalId });
      await splits.tellProvider();
    };
    await agree(1);
    expect(splits.statesOf(payments).map((state) => state.refundedCents)).toEqual([
      30_00, 30_00, 30_00,
    ]);
    await agree(3);
    await expect(splits.open(members[0]!, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await splits.pay(guest, { id });
    expect((await splits.see(guest.client, id))?.payment).toMatchObject({
      state: 'PARTLY_REFUNDED',
      owedCents: 0,
    });
    await splits.requireConsistentBooks();
  });
});

describe('who may', () => {
  test('split, end and remind: nobody but who booked', async () => {
    const { id, guest, members } = await splits.scene();
    const stranger = await splits.guest();
    for (const other of [members[0]!, stranger]) {
      for (const name of ['endSplit', 'remindOfShares']) {
        const { errors } = await splits.change(other.client, name, { id });
        expect(refusalOf(errors).code).toBe('NOT_FOUND');
      }
      const { errors } = await splits.trySplit(other, { id, totalCents: 205_00 }, [stranger]);
      expect(refusalOf(errors).code).toBe('NOT_FOUND');
      expect(await splits.see(other.client, id)).toBeNull();
    }
    const again = await splits.trySplit(guest, { id, totalCents: 205_00 }, [stranger]);
    expect(refusalOf(again.errors)).toMatchObject({
      code: 'CONFLICT',
      message: 'This payment can no longer be split',
    });
  });

  test('see it and pay: those who share, of each other only who has paid', async () => {
    const { id, guest, members } = await splits.scene();
    const stranger = await splits.guest();
    expect(await splits.seeSplit(stranger.client, id)).toBeNull();
    await expect(splits.open(stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(splits.openRest(stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const amounts = async (client: typeof guest.client) =>
      (await splits.seeSplit(client, id))?.shares.map((share) => share.amountCents);
    expect(await amounts(members[0]!.client)).toEqual([null, 68_33, null]);
    expect(await amounts(guest.client)).toEqual([68_34, 68_33, 68_33]);
  });

  test('those invited by email, once the address is theirs', async () => {
    const [host, guest, invited] = [
      await splits.host(),
      await splits.guest(),
      await splits.guest(),
    ];
    const booking = await splits.book(guest, host);
    const { id } = booking;
    await splits.trySplit(guest, booking, [{ email: invited.email }]);
    await server.database.sql
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', invited.id)
      .execute();
    expect(await splits.seeSplit(invited.client, id)).toBeNull();
    await expect(splits.open(invited, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await confirmAddress(server, invited.email);
    expect((await splits.seeSplit(guest.client, id))?.shares[1]).toMatchObject({
      name: null,
      email: invited.email.toLowerCase(),
    });
    await splits.pay(invited, { id });
    expect((await splits.seeSplit(guest.client, id))?.shares[1]).toMatchObject({
      name: expect.any(String) as string,
      isPaid: true,
    });
  });

  test.each([
    ['shares that are not the price', [102_50, 102_49], 'ownCents'],
    ['a share of almost nothing', [204_51, 49], 'members[0].amountCents'],
  ])('is refused with %s', async (_, cents, field) => {
    const [host, guest] = [await splits.host(), await splits.guest()];
    const booking = await splits.book(guest, host);
    const { errors } = await splits.trySplit(guest, booking, [await splits.guest()], cents);
    expect(Object.keys(refusalOf(errors).fields ?? {})).toEqual([field]);
    expect(await splits.see(guest.client, booking.id)).toMatchObject({
      expiresAt: '2026-12-01T12:30:00.000Z',
    });
  });

  test('is refused with nobody’s username, and with one’s own address', async () => {
    const [host, guest] = [await splits.host(), await splits.guest()];
    const booking = await splits.book(guest, host);
    const members = [{ username: 'nobody-at-all' }, { email: guest.email }];
    const { errors } = await splits.trySplit(guest, booking, members);
    expect(refusalOf(errors).fields).toMatchObject({
      'members[0].who': 'Nobody has this username',
      'members[1].who': 'You already have a share of your own',
    });
  });
});

test('whoever booked reminds once a day, and pays alone again before anybody has paid', async () => {
  const { id, host, guest, members } = await splits.scene();
  await mailed();
  expect((await splits.change(guest.client, 'remindOfShares', { id })).errors).toEqual([]);
  expect(await mailed()).toHaveLength(2);
  const again = await splits.change(guest.client, 'remindOfShares', { id });
  expect(refusalOf(again.errors).code).toBe('CONFLICT');

  const late = await splits.open(members[0]!, { id });
  const ended = await splits.change(guest.client, 'endSplit', { id });
  expect(ended.booking).toMatchObject({ expiresAt: '2026-12-01T12:30:00.000Z' });
  expect(await mailed()).toHaveLength(2);
  await paying.pay(late);
  await splits.tellProvider();
  expect(splits.statesOf([late])).toMatchObject([{ phase: 'cancelled' }]);
  expect(await splits.seeSplit(members[0]!.client, id)).toBeNull();
  await splits.pay(guest, { id });
  expect((await splits.see(host.client, id))?.payment).toMatchObject({ state: 'HELD' });
});

test('the split stays once somebody has paid', async () => {
  const { id, guest, members } = await splits.scene();
  await splits.pay(members[0]!, { id });
  const { errors } = await splits.change(guest.client, 'endSplit', { id });
  expect(refusalOf(errors)).toMatchObject({ message: 'Somebody has already paid their share' });
});
