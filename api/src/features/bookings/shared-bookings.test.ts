import { afterEach, describe, expect, test } from 'vitest';
import { findTopicVersions } from '#db/live/topic-version.repository.ts';
import { setNotificationChoice } from '#db/accounts/notification-preference.repository.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import { confirmAddress } from '#api/testing/member.ts';
import { useSplitBookings } from '#api/testing/split-bookings.ts';
import type { SplitScene } from '#api/testing/split-bookings.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { ownBookings } from './booking.events.ts';

const server = useServer();
const splits = useSplitBookings(server);

afterEach(() => server.setTime('2026-12-01T12:00:00Z'));

interface Shared {
  id: string;
  status: string;
  dueAt: string | null;
  viewerShareCents: number;
  viewerOwedCents: number;
}

/** The bookings of others that somebody shares, as their page asks for them. */
async function shared(client: TestClient): Promise<Shared[]> {
  const { data } = await client.graphql<{ mySharedBookings: Shared[] }>(
    `{ mySharedBookings {
      id status dueAt viewerShareCents viewerOwedCents organiser startsAt studio { name }
    } }`,
  );
  return data!.mySharedBookings;
}

const idsOf = (bookings: readonly Shared[]) => bookings.map(({ id }) => id);

/** A booking of $205 that its guest shares with somebody at an address. */
async function sharedWith(address: string) {
  const [host, guest] = [await splits.host(), await splits.guest()];
  const booking = await splits.book(guest, host);
  await splits.trySplit(guest, booking, [{ email: address }]);
  return { id: booking.id, host, guest };
}

describe('whoever was asked for a share finds it', () => {
  test('until it is paid to pay, and then until the session is over', async () => {
    const { id, host, guest, members } = await splits.scene();
    const [drums, bass] = [members[0]!, members[1]!];
    expect(await shared(drums.client)).toEqual([
      expect.objectContaining({
        id,
        status: 'PENDING',
        dueAt: '2026-12-02T12:00:00.000Z',
        viewerShareCents: 68_33,
        viewerOwedCents: 68_33,
      }),
    ]);
    for (const payer of [drums, guest, bass]) await splits.pay(payer, { id });
    expect(await shared(drums.client)).toMatchObject([{ id, dueAt: null, viewerOwedCents: 0 }]);
    await splits.change(host.client, 'acceptBooking', { id });
    expect(await shared(drums.client)).toMatchObject([{ id, status: 'CONFIRMED' }]);
    await splits.goTo('2026-12-06T21:00:00Z');
    expect(await shared(drums.client)).toEqual([]);
  });

  test('as long as it can be paid', async () => {
    const { id, guest, members } = await splits.scene();
    await splits.change(guest.client, 'endSplit', { id });
    expect(await shared(members[0]!.client)).toEqual([]);
    const other = await splits.scene();
    await splits.goTo('2026-12-02T12:00:00Z');
    expect(await shared(other.members[0]!.client)).toEqual([]);
  });

  test('by an address once it is theirs, in whatever letters', async () => {
    const invited = await splits.guest();
    const { id } = await sharedWith(invited.email.toUpperCase());
    expect(await shared(invited.client)).toEqual([]);
    await confirmAddress(server, invited.email);
    expect(idsOf(await shared(invited.client))).toEqual([id]);
  });

  test('from the menu, which has an entry for whoever has never booked', async () => {
    const { host, members } = await splits.scene();
    const hasBookings = async ({ client }: { client: TestClient }) =>
      (await client.graphql<{ me: { hasBookings: boolean } }>('{ me { hasBookings } }')).data!.me
        .hasBookings;
    expect(await hasBookings(members[0]!)).toBe(true);
    expect(await hasBookings(host)).toBe(false);
    await splits.goTo('2026-12-02T12:00:00Z');
    expect(await hasBookings(members[0]!)).toBe(false);
  });

  test('and nobody else: neither who booked, nor a stranger, nor a visitor', async () => {
    const { guest, host } = await splits.scene();
    const stranger = await splits.guest();
    for (const { client } of [guest, host, stranger]) expect(await shared(client)).toEqual([]);
    const { errors } = await server.client().graphql('{ mySharedBookings { id } }');
    expect(errors[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });

  test('what is due soonest first, and what is paid last, with as many statements as for one', async () => {
    const member = await splits.guest();
    const share = async (startTime: string, input: object) => {
      const [host, guest] = [await splits.host(), await splits.guest()];
      const { id } = await splits.book(guest, host, { startTime });
      const members = [{ who: member.username, amountCents: 100_00 }];
      const asked = { id, ownCents: 105_00, members, ...input };
      expect((await splits.change(guest.client, 'splitBooking', asked)).errors).toEqual([]);
      return { id, guest };
    };
    const countOf = async () => {
      server.database.takeQueries();
      const ids = idsOf(await shared(member.client));
      return { ids, statements: server.database.takeQueries().length };
    };
    const paid = await share('19:00', { payWithinHours: 2 });
    for (const payer of [member, paid.guest]) await splits.pay(payer, paid);
    const one = await countOf();
    const late = await share('19:00', {});
    const soon = await share('19:00', { payWithinHours: 6 });
    const three = await countOf();
    expect(three).toEqual({ ids: [soon.id, late.id, paid.id], statements: one.statements });
  });
});

test('the list of whoever was asked follows the split from its beginning to its end', async () => {
  const [named, invited] = [await splits.guest(), await splits.guest()];
  const [host, guest] = [await splits.host(), await splits.guest()];
  const keys = [named, invited].map(({ id: userId }) => keyOf(ownBookings, { userId }));
  const versions = async () => {
    const found = await findTopicVersions(server.database.sql, keys);
    return keys.map((key) => found.get(key) ?? 0);
  };
  const moved = async (act: () => Promise<unknown>) => {
    const before = await versions();
    await act();
    return (await versions()).map((version, index) => version > before[index]!);
  };
  await confirmAddress(server, invited.email);
  const booking = await splits.book(guest, host);
  const members = [{ username: named.username }, { email: invited.email }];
  expect(await moved(() => splits.trySplit(guest, booking, members))).toEqual([true, true]);
  expect(await moved(() => splits.change(guest.client, 'endSplit', { id: booking.id }))).toEqual([
    true,
    true,
  ]);
  await splits.trySplit(guest, booking, members);
  expect(await moved(() => splits.pay(named, booking))).toEqual([true, true]);
  await server.database.sql
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', invited.id)
    .execute();
  expect(await moved(() => splits.pay(guest, booking))).toEqual([true, false]);
});

describe('whoever switched off emails about the sessions that they share', () => {
  /** Kinds and recipients of emails since the last look, but for those to who booked and to studios. */
  async function mailed({ members }: SplitScene): Promise<string[]> {
    const names = new Map(members.map(({ email }, index) => [email, index]));
    return (await collectMail(server))
      .filter(({ recipient }) => names.has(recipient))
      .map(({ kind, recipient }) => `${kind} ${names.get(recipient)}`)
      .toSorted();
  }

  async function sceneWithoutEmails(): Promise<SplitScene> {
    const scene = await splits.scene();
    const slot = { kind: 'booking-shares', channel: 'email', isOn: false } as const;
    await setNotificationChoice(server.database.sql, scene.members[0]!.id, slot);
    await mailed(scene);
    return scene;
  }

  test('is not reminded, and not told what becomes of them', async () => {
    const scene = await sceneWithoutEmails();
    const { id, host, guest, members } = scene;
    await splits.change(guest.client, 'remindOfShares', { id });
    expect(await mailed(scene)).toEqual(['share-reminded 1']);
    for (const payer of [guest, ...members]) await splits.pay(payer, { id });
    await splits.change(host.client, 'acceptBooking', { id });
    expect(await mailed(scene)).toEqual(['share-confirmed 1']);
    await splits.change(guest.client, 'cancelBooking', { id });
    expect(await mailed(scene)).toEqual(['share-ended 1']);
  });

  test('is asked for a share all the same, and told when it is open again', async () => {
    const scene = await sceneWithoutEmails();
    const { id, guest, members } = scene;
    await splits.change(guest.client, 'endSplit', { id });
    expect(await mailed(scene)).toEqual(['share-stopped 1']);
    const names = members.map(({ username }) => ({ username }));
    await splits.trySplit(guest, { id, totalCents: 205_00 }, names);
    expect(await mailed(scene)).toEqual(['share-asked 0', 'share-asked 1']);
    const lost = await splits.pay(members[0]!, { id });
    await splits.paying.provider.cancel(lost.ref, 'by the bank');
    await splits.paying.settle(lost);
    expect(await mailed(scene)).toEqual(['share-reopened 0']);
  });
});

describe('a deadline', () => {
  /** Splits a booking that was made twenty minutes ago. */
  async function split(payWithinHours: number | null, input: object = {}) {
    const [host, guest, other] = [
      await splits.host(),
      await splits.guest(),
      await splits.guest(),
    ] as const;
    const { id, totalCents } = await splits.book(guest, host, input);
    await splits.goTo('2026-12-01T12:20:00Z');
    const members = [{ who: other.username, amountCents: 50_00 }];
    const asked = { id, ownCents: totalCents - 50_00, members, payWithinHours };
    return splits.change(guest.client, 'splitBooking', asked);
  }

  test.each([
    [2, '2026-12-01T14:20:00.000Z'],
    [12, '2026-12-02T00:20:00.000Z'],
    [null, '2026-12-02T12:00:00.000Z'],
  ])('of %s hours is chosen by whoever splits', async (hours, until) => {
    const { booking, errors } = await split(hours);
    expect(errors).toEqual([]);
    expect(booking).toMatchObject({ expiresAt: until, payment: { dueAt: until } });
  });

  test.each([
    ['any number of hours', 5, {}],
    ['more than there are', 24, {}],
    // In two and a half days: shares are due two days before.
    ['more than the session leaves', 12, { date: '2026-12-03', startTime: '19:00' }],
  ])('is not %s, which its field says', async (_, hours, input) => {
    const { booking, errors } = await split(hours, input);
    expect(booking).toBeNull();
    expect(errors[0]).toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: { payWithinHours: 'There isn’t that much time. Choose a sooner deadline' },
      },
    });
  });
});
