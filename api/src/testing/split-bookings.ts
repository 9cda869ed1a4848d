import { equalShares } from '#domain/bookings/split.ts';
import { usePaidBookings } from './paid-bookings.ts';
import type { Guest, Host, SeenBooking } from './paid-bookings.ts';
import type { OpenedPayment } from './paying.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** What somebody sees of a booking that several people pay for. */
export interface SeenSplit {
  status: string;
  organiser: string;
  dueAt: string | null;
  viewerShareCents: number;
  viewerOwedCents: number;
  viewerRestCents: number;
  viewerPaidCents: number;
  viewerRefundedCents: number;
  viewerCanEnd: boolean;
  viewerCanRemind: boolean;
  shares: {
    name: string | null;
    email: string | null;
    amountCents: number | null;
    isPaid: boolean;
    coveredBy: string | null;
    viewerIsHolder: boolean;
  }[];
}

const SPLIT = /* GraphQL */ `
  query Split($id: ID!) {
    bookingSplit(bookingId: $id) {
      status
      organiser
      dueAt
      viewerShareCents
      viewerOwedCents
      viewerRestCents
      viewerPaidCents
      viewerRefundedCents
      viewerCanEnd
      viewerCanRemind
      shares {
        name
        email
        amountCents
        isPaid
        coveredBy
        viewerIsHolder
      }
    }
  }
`;

/** Somebody who is to share, by their username or by an address. */
type Member = Pick<Guest, 'username'> | { email: string };

/** A booking that several people pay for, and who they are. */
export interface SplitScene {
  id: string;
  host: Host;
  guest: Guest;
  members: Guest[];
}

/** Bookings that several people pay for by card, over a provider in memory. */
export function useSplitBookings(server: TestServer) {
  const bookings = usePaidBookings(server);
  const { paying } = bookings;

  const splits = {
    ...bookings,
    /** Splits a payment in equal shares unless told which. */
    async trySplit(
      { client }: Guest,
      { id, totalCents }: Pick<SeenBooking, 'id' | 'totalCents'>,
      members: readonly Member[],
      cents = equalShares(totalCents, members.length + 1),
    ) {
      return bookings.change(client, 'splitBooking', {
        id,
        ownCents: cents[0],
        members: members.map((member, index) => ({
          who: 'email' in member ? member.email : member.username,
          amountCents: cents[index + 1],
        })),
      });
    },
    /** A booking of $205, or at once of $100, that three people share. */
    async scene(isInstant = false): Promise<SplitScene> {
      const host = await bookings.host(isInstant ? { bookingMode: 'session' } : {});
      const guest = await bookings.guest();
      const members = [await bookings.guest(), await bookings.guest()];
      const startTime = isInstant ? '10:00' : '19:00';
      const booking = await bookings.book(guest, host, { startTime });
      const names = members.map(({ username }) => ({ username }));
      const { errors } = await splits.trySplit(guest, booking, names);
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return { id: booking.id, host, guest, members };
    },
    /** A request that three people have paid for, and that the studio has accepted. */
    async paidByAll(): Promise<SplitScene & { payments: OpenedPayment[] }> {
      const scene = await splits.scene();
      const payments: OpenedPayment[] = [];
      for (const payer of [scene.guest, ...scene.members]) {
        payments.push(await bookings.pay(payer, scene));
      }
      await bookings.change(scene.host.client, 'acceptBooking', { id: scene.id });
      await bookings.tellProvider();
      return { ...scene, payments };
    },
    async seeSplit(client: TestClient, id: string): Promise<SeenSplit | null> {
      const { data } = await client.graphql<{ bookingSplit: SeenSplit | null }>(SPLIT, { id });
      return data!.bookingSplit;
    },
    openRest: (payer: Guest, { id }: { id: string }) =>
      paying.open(payer.id, 'booking-rest', Number(id)),
    async payRest(payer: Guest, booking: { id: string }): Promise<OpenedPayment> {
      const payment = await splits.openRest(payer, booking);
      await paying.pay(payment);
      return payment;
    },
    /** Where payments stand at the provider. */
    statesOf: (payments: readonly OpenedPayment[]) =>
      payments.map(({ ref }) => paying.provider.stateOf(ref)),
  };
  return splits;
}
