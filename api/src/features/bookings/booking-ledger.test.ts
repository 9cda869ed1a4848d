import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findBooking } from '#db/bookings/booking.repository.ts';
import { priceNow } from '#domain/bookings/booking-payment.ts';
import { MOST_STEPS, useDeaths } from '#api/testing/deaths.ts';
import { effort, longTimeout } from '#api/testing/effort.ts';
import { useSplitBookings } from '#api/testing/split-bookings.ts';
import type { Guest, Host } from '#api/testing/paid-bookings.ts';
import type { OpenedPayment } from '#api/testing/paying.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const bookings = useSplitBookings(server);
const { paying } = bookings;
const deaths = useDeaths(server);
const db = () => server.database.sql;

/** A booking, those between whom it is, and the payments that were opened for it. */
interface Scene {
  guest: Guest;
  /** Those who share the payment, where it is split. */
  members: Guest[];
  host: Host;
  id: string;
  payments: OpenedPayment[];
}

/** Opens a payment of one who shares, and enters their card. */
async function payAs(scene: Scene, payer: Guest | undefined, isRest = false): Promise<void> {
  if (!payer) return;
  const payment = await (isRest ? bookings.openRest : bookings.open)(payer, scene);
  scene.payments.push(payment);
  await paying.pay(payment);
}

async function propose({ guest, host, id }: Scene, hours: number): Promise<void> {
  await bookings.change(guest.client, 'proposeChange', { id, hours, note: '' });
  const { data } = await host.client.graphql<{
    booking: { proposal: { id: string } | null } | null;
  }>('query ($id: ID!) { booking(id: $id) { proposal { id } } }', { id });
  const proposalId = data?.booking?.proposal?.id ?? '0';
  await bookings.change(host.client, 'acceptProposal', { bookingId: id, proposalId });
}

/** Goes on to an instant, and has the clock do what it does. */
async function goTo(time: string): Promise<void> {
  if (Date.parse(time) <= server.runtime.clock()) return;
  // What is decided reaches the provider within a day.
  await bookings.tellProvider();
  await bookings.goTo(time);
  await bookings.passTime();
}

/** What can happen to a booking. What is not possible just then is refused, and changes nothing. */
const happenings = {
  'a payment is opened': async (scene: Scene) => {
    scene.payments.push(await bookings.open(scene.guest, scene));
  },
  'the first card is entered': async ({ payments: [first] }: Scene) => first && paying.pay(first),
  'the last card is entered': async ({ payments }: Scene) => {
    const last = payments.at(-1);
    if (last) await paying.pay(last);
  },
  'the guest pays': (scene: Scene) => payAs(scene, scene.guest),
  'the drummer pays': (scene: Scene) => payAs(scene, scene.members[0]),
  'the bassist pays': (scene: Scene) => payAs(scene, scene.members[1]),
  'the drummer covers the rest': (scene: Scene) => payAs(scene, scene.members[0], true),
  'the guest covers the rest': (scene: Scene) => payAs(scene, scene.guest, true),
  'the split ends': ({ guest, id }: Scene) => bookings.change(guest.client, 'endSplit', { id }),
  'news comes twice': async ({ payments }: Scene) => {
    for (const payment of payments) await paying.settle(payment);
  },
  'the provider is told': () => bookings.tellProvider(),
  'the bank lets go of a hold': async ({ payments: [first] }: Scene) => {
    if (first && paying.provider.stateOf(first.ref).phase === 'authorized') {
      await paying.provider.cancel(first.ref, `bank ${first.ref}`);
    }
  },
  'it is accepted': ({ host, id }: Scene) => bookings.change(host.client, 'acceptBooking', { id }),
  'it is declined': ({ host, id }: Scene) =>
    bookings.change(host.client, 'declineBooking', { id, note: '' }),
  'the guest cancels': ({ guest, id }: Scene) =>
    bookings.change(guest.client, 'cancelBooking', { id }),
  'the host cancels': ({ host, id }: Scene) =>
    bookings.change(host.client, 'cancelBooking', { id }),
  'it is longer': (scene: Scene) => propose(scene, 4),
  'it is shorter': (scene: Scene) => propose(scene, 1),
  'half an hour passes': () => goTo('2026-12-01T12:31:00Z'),
  'a day passes': () => goTo('2026-12-02T12:00:00Z'),
  'it is the day before': () => goTo('2026-12-05T12:00:00Z'),
  'it is over': () => goTo('2026-12-06T23:01:00Z'),
} as const;
type Happening = keyof typeof happenings;

/** Most of what happens is what leads on. */
const anyHappening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<Happening>(
      'a payment is opened',
      'the first card is entered',
      'it is accepted',
      'the provider is told',
    ),
  },
  { weight: 4, arbitrary: fc.constantFrom(...(Object.keys(happenings) as Happening[])) },
);

/** What most bookings begin with. */
const usual: Happening[][] = [
  ['a payment is opened'],
  ['the first card is entered'],
  ['it is accepted'],
];

/** What bookings begin with that three people pay for. */
const shared: Happening[][] = [
  ['the guest pays', 'the drummer pays'],
  ['the bassist pays', 'the guest covers the rest'],
  ['it is accepted'],
];

/** What happens at once, one after the other. */
const anyStory = fc
  .tuple(
    fc.constantFrom<Happening[][]>(
      [],
      usual.slice(0, 2),
      usual,
      shared.slice(0, 1),
      shared.slice(0, 2),
      shared,
    ),
    fc.array(fc.array(anyHappening, { minLength: 1, maxLength: 2 }), {
      minLength: 3,
      maxLength: 9,
    }),
  )
  .map(([begun, rest]) => [...begun, ...rest]);

/** At which step of what happens the server dies, in turn; undefined where it goes on. */
const anyDeaths = fc.array(
  fc.option(fc.integer({ min: 1, max: MOST_STEPS }), { nil: undefined, freq: 4 }),
  { maxLength: 12 },
);

async function play(
  { isInstant, isSplit }: { isInstant: boolean; isSplit: boolean },
  story: readonly (readonly Happening[])[],
  diesAt: readonly (number | undefined)[],
): Promise<Scene> {
  server.setTime('2026-12-01T12:00:00Z');
  const host = await bookings.host(isInstant ? { bookingMode: 'session' } : {});
  const guest = await bookings.guest();
  const startTime = isInstant ? '10:00' : '19:00';
  const booking = await bookings.book(guest, host, { startTime });
  const members = isSplit ? [await bookings.guest(), await bookings.guest()] : [];
  if (isSplit) await bookings.trySplit(guest, booking, members);
  const { id } = booking;
  const scene: Scene = { guest, members, host, id, payments: [] };
  for (const [index, atOnce] of story.entries()) {
    await deaths.during(diesAt[index], () =>
      Promise.allSettled(atOnce.map(async (happening) => happenings[happening](scene))),
    );
  }
  // Whatever is on its way arrives.
  for (let round = 0; round < 3; round += 1) {
    await bookings.tellProvider();
    await bookings.passTime();
    for (const payment of scene.payments) await paying.settle(payment);
  }
  return scene;
}

/** What the ledger has of the payments of a booking, in cents. */
async function booked(id: string): Promise<{ deposits: number; earned: number; losses: number }> {
  const { rows } = await sql<{ deposits: number; earned: number; losses: number }>`
    SELECT
      coalesce(-sum(cents) FILTER (WHERE account LIKE 'deposit:%'), 0)::int AS deposits,
      coalesce(-sum(cents) FILTER (WHERE account LIKE 'owner:%' OR account = 'commission'), 0)::int
        AS earned,
      coalesce(sum(cents) FILTER (WHERE account = 'losses'), 0)::int AS losses
    FROM ledger_postings
    JOIN ledger_transactions ON ledger_transactions.id = transaction_id
    JOIN payments ON payments.id = payment_id
    WHERE payable_kind LIKE 'booking%' AND payable_id = ${Number(id)}
  `.execute(db());
  return rows[0]!;
}

const alone = { isInstant: false, isSplit: false };
const together = { isInstant: false, isSplit: true };
const anyKind = fc.record({ isInstant: fc.boolean(), isSplit: fc.boolean() });

test(
  'whatever happens, and wherever the server dies over it, nobody pays more than the price, and the ledger has what was paid',
  { timeout: longTimeout },
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyKind, anyStory, anyDeaths, async (kind, story, diesAt) => {
        const { id, payments } = await play(kind, story, diesAt);
        const booking = (await findBooking(db(), Number(id), server.runtime.clock()))!;
        const { paidCents, refundedCents, heldCents } = await bookings.figures(id);
        const kept = paidCents - refundedCents;
        const sort = kind.isSplit ? 'shared' : 'alone';
        seen.add(`${booking.status} ${kept > 0 ? 'paid' : 'unpaid'} ${sort}`);

        const states = payments.map(({ ref }) => paying.provider.stateOf(ref));
        const taken = states.map((state) => state.capturedCents - state.refundedCents);
        expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(kept);
        expect(kept + heldCents).toBeLessThanOrEqual(priceNow(booking));
        const holds = states.filter(({ phase }) => phase === 'authorized');
        expect(holds.length > 0).toBe(heldCents > 0);
        expect(holds.length).toBeLessThanOrEqual(kind.isSplit ? 3 : 1);
        expect(booking.status).toBe(heldCents > 0 ? 'pending' : booking.status);

        const { deposits, earned, losses } = await booked(id);
        expect(losses).toBe(0);
        expect(deposits + earned).toBe(kept);
        const isOver = booking.status === 'completed' || booking.status === 'cancelled';
        expect(deposits).toBe(isOver ? 0 : kept);
        await bookings.requireConsistentBooks();
      }),
      {
        numRuns: 64 * effort,
        // These come first; what follows them differs from run to run.
        examples: [
          [alone, [...usual, ['it is over']], []],
          [alone, [...usual, ['the host cancels']], []],
          [together, [...shared, ['it is over']], []],
          [together, [...shared, ['it is the day before'], ['the guest cancels']], []],
          [together, [...shared.slice(0, 1), ['a day passes', 'the drummer covers the rest']], []],
        ],
      },
    );
    expect(deaths.count).toBeGreaterThan(effort);
    // The stories lead somewhere.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'completed paid alone',
        'cancelled unpaid alone',
        'completed paid shared',
        'cancelled paid shared',
      ]),
    );
  },
);
