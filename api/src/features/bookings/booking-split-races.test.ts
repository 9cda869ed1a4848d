import { afterEach, describe, expect, test } from 'vitest';
import { collectMail } from '#api/testing/mail-collector.ts';
import { useSplitBookings } from '#api/testing/split-bookings.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const splits = useSplitBookings(server);
const { paying } = splits;

afterEach(() => server.setTime('2026-12-01T12:00:00Z'));

const phasesOf = (payments: Parameters<typeof splits.statesOf>[0]) =>
  splits.statesOf(payments).map(({ phase }) => phase);

describe('at the same time', () => {
  test('two cover the rest: one does, the other’s card is let go of and they are told', async () => {
    const { id, host, guest, members } = await splits.scene();
    await splits.pay(guest, { id });
    const covers = await Promise.all(members.map((member) => splits.openRest(member, { id })));
    await collectMail(server);
    await Promise.all(covers.map((cover) => paying.pay(cover)));
    await splits.tellProvider();
    expect(phasesOf(covers).toSorted()).toEqual(['authorized', 'cancelled']);
    expect(await splits.figures(id)).toMatchObject({ heldCents: 205_00 });
    expect((await splits.see(host.client, id))?.payment).toMatchObject({ state: 'HELD' });
    const subjects = (await collectMail(server)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'This no longer has to be paid')).toHaveLength(
      1,
    );
    await splits.requireConsistentBooks();
  });

  test('somebody covers the rest while another pays their share: each share is paid once', async () => {
    const { id, guest, members } = await splits.scene();
    await splits.pay(guest, { id });
    const cover = await splits.openRest(members[0]!, { id });
    const share = await splits.open(members[1]!, { id });
    await Promise.all([paying.pay(cover), paying.pay(share)]);
    await splits.tellProvider();
    const { heldCents } = await splits.figures(id);
    const phases = phasesOf([cover, share]);
    expect(phases.toSorted()).toEqual(['authorized', 'cancelled']);
    expect(heldCents).toBe(phases[0] === 'authorized' ? 205_00 : 136_67);
  });

  test('one pays in two tabs: the second card is let go of', async () => {
    const { id, members } = await splits.scene();
    const tabs = [await splits.open(members[0]!, { id }), await splits.open(members[0]!, { id })];
    await Promise.all(tabs.map((tab) => paying.pay(tab)));
    await splits.tellProvider();
    expect(phasesOf(tabs).toSorted()).toEqual(['authorized', 'cancelled']);
    await expect(splits.open(members[0]!, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('whoever booked pays all, as they were about to before they split it: that is let go of', async () => {
    const [host, guest, member] = [await splits.host(), await splits.guest(), await splits.guest()];
    const booking = await splits.book(guest, host);
    const all = await splits.open(guest, booking);
    await Promise.all([splits.trySplit(guest, booking, [member]), paying.pay(all)]);
    await splits.tellProvider();
    const isSplit = (await splits.seeSplit(guest.client, booking.id)) !== null;
    expect(phasesOf([all])).toEqual([isSplit ? 'cancelled' : 'authorized']);
    const { heldCents } = await splits.figures(booking.id);
    expect(heldCents).toBe(isSplit ? 0 : 205_00);
  });

  test('somebody covers the rest as the time to pay ends: all is held, or nothing', async () => {
    const { id, guest, members } = await splits.scene();
    const share = await splits.pay(guest, { id });
    const cover = await splits.openRest(members[0]!, { id });
    await splits.goTo('2026-12-02T12:00:00Z');
    await Promise.all([paying.pay(cover), splits.passTime()]);
    await splits.tellProvider();
    await splits.passTime();
    const status = (await splits.see(guest.client, id))?.status;
    const isBooked = status === 'PENDING';
    expect(status).toBe(isBooked ? 'PENDING' : 'EXPIRED');
    const phase = isBooked ? 'authorized' : 'cancelled';
    expect(phasesOf([share, cover])).toEqual([phase, phase]);
    expect(await splits.figures(id)).toMatchObject({ heldCents: isBooked ? 205_00 : 0 });
    await splits.requireConsistentBooks();
  });
});
