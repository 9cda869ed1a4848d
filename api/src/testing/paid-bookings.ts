import { beforeAll, expect } from 'vitest';
import { findCardFigures } from '#db/bookings/booking-payment.repository.ts';
import { totalsOfAccounts, balanceOf } from '#db/payments/ledger.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import { nothingPaid } from '#domain/bookings/booking-payment.ts';
import type { CardFigures } from '#domain/bookings/booking-payment.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { settleIdleHolds, settleMoneyOf } from '#api/features/bookings/money-upkeep.service.ts';
import {
  completeAllBookings,
  expireAllOverdueRequests,
} from '#api/features/bookings/booking-expiry.service.ts';
import { signedIn } from './member.ts';
import { payingOn } from './paying.ts';
import type { GraphqlError, TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Somebody who books. */
export interface Guest {
  client: TestClient;
  id: number;
  username: string;
  email: string;
}

/** A studio, and its owner, logged in. */
export interface Host {
  client: TestClient;
  id: number;
  studioId: number;
}

/** A booking as its reader sees it. */
export interface SeenBooking {
  id: string;
  status: string;
  startsAt: string;
  expiresAt: string | null;
  totalCents: number;
  refundCents: number | null;
  paymentMethod: string;
  payment: {
    state: string;
    paidCents: number;
    refundedCents: number;
    owedCents: number;
    dueAt: string | null;
    viewerCanPay: boolean;
  } | null;
  cancellation: { refundCents: number; feeCents: number } | null;
}

const FIELDS = `id status startsAt expiresAt totalCents refundCents paymentMethod
  payment { state paidCents refundedCents owedCents dueAt viewerCanPay }
  cancellation { refundCents feeCents }`;

/**
 * Bookings that are paid by card over a provider in memory, which the server knows too.
 * The clock of tests stands at 2026-12-01T12:00:00Z, in London.
 */
export function usePaidBookings(server: TestServer) {
  const paying = payingOn(server);
  beforeAll(() => {
    server.runtime.payments.provider = paying.provider;
  });

  async function change(client: TestClient, name: string, input: object) {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await client.graphql<Record<string, { booking: SeenBooking } | null>>(
      `mutation Change($input: ${type}!) { ${name}(input: $input) { booking { ${FIELDS} } } }`,
      { input },
    );
    return { booking: data?.[name]?.booking ?? null, errors };
  }

  const bookings = {
    paying,
    async host(options: StudioOptions = {}): Promise<Host> {
      const { client, user } = await signedIn(server);
      const studio = await createStudio(server.database.em, { ownerId: user.id, ...options });
      return { client, id: user.id, studioId: studio.id };
    },
    async guest(): Promise<Guest> {
      const { client, user } = await signedIn(server);
      const { id, username, email } = user;
      return { client, id, username, email };
    },
    /** Somebody who works for a studio. */
    async engineerOf({ studioId }: Host): Promise<TestClient> {
      const { client, user } = await signedIn(server);
      await server.database.sql
        .insertInto('studio_members')
        .values({
          studio_id: studioId,
          user_id: user.id,
          role: 'engineer',
          created_at: new Date(server.runtime.clock()),
        })
        .execute();
      return client;
    },
    tryBooking: ({ client }: Guest, { studioId }: Host, input: object = {}) =>
      change(client, 'bookStudio', {
        studioId: String(studioId),
        date: '2026-12-06',
        startTime: '19:00',
        hours: 2,
        paymentMethod: 'CARD',
        ...input,
      }),
    /** Books by card unless asked otherwise, five days ahead, for two hours and $205. */
    async book(guest: Guest, host: Host, input: object = {}): Promise<SeenBooking> {
      const { booking, errors } = await bookings.tryBooking(guest, host, input);
      if (!booking) throw new Error(JSON.stringify(errors));
      return booking;
    },
    change,
    /** As somebody sees a booking; null for whom there is none. */
    async see(client: TestClient, id: string): Promise<SeenBooking | null> {
      const { data } = await client.graphql<{ booking: SeenBooking | null }>(
        `query See($id: ID!) { booking(id: $id) { ${FIELDS} } }`,
        { id },
      );
      return data!.booking;
    },
    /** A request that the studio has accepted, and whose $205 were charged. */
    async paid() {
      const [host, guest] = [await bookings.host(), await bookings.guest()];
      const { id } = await bookings.book(guest, host);
      const payment = await bookings.pay(guest, { id });
      await bookings.change(host.client, 'acceptBooking', { id });
      await bookings.tellProvider();
      return { host, guest, id, payment };
    },
    /** Goes on in time, with everybody still logged in. */
    async goTo(time: string): Promise<void> {
      server.setTime(time);
      await server.database.sql
        .updateTable('sessions')
        .set({ expires_at: new Date(Date.parse(time) + DAY_MS).toISOString() })
        .execute();
    },
    open: (guest: Guest, { id }: { id: string }) => paying.open(guest.id, 'booking', Number(id)),
    /** Opens a payment for a booking and pays it. */
    async pay(guest: Guest, booking: { id: string }) {
      const payment = await bookings.open(guest, booking);
      await paying.pay(payment);
      return payment;
    },
    /** Has the provider do what was decided, and what follows from it, until nothing is left. */
    async tellProvider(): Promise<void> {
      for (;;) {
        const { rows } = await waitingPayments(server);
        if (rows.length === 0) return;
        for (const id of rows) await paying.carryOutAll({ id, ref: '' });
      }
    },
    /** Marks what is over, and looks after its money as jobs would. */
    async passTime(): Promise<void> {
      const { runtime, database } = server;
      await expireAllOverdueRequests(runtime, runtime.clock());
      await completeAllBookings(runtime, runtime.clock());
      await settleIdleHolds(runtime.orm, runtime.clock());
      const over = await database.sql
        .selectFrom('booking_status_changes')
        .select('booking_id as id')
        .where('to_status', '=', 'completed')
        .where('at', '=', new Date(runtime.clock()).toISOString())
        .orderBy('booking_id')
        .execute();
      for (const { id } of over) await settleMoneyOf(runtime.orm, id, runtime.clock());
    },
    async figures(id: string): Promise<CardFigures> {
      const [found] = await findCardFigures(server.database.sql, [Number(id)]);
      return found ?? nothingPaid;
    },
    balance: (account: Parameters<typeof balanceOf>[1]) => balanceOf(server.database.sql, account),
    /** The ledger balances, and has what bookings say. */
    async requireConsistentBooks(): Promise<void> {
      const totals = await totalsOfAccounts(server.database.sql);
      expect(totals.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0);
    },
  };
  return bookings;
}

/** Payments of which the provider is to be told something. */
async function waitingPayments(server: TestServer): Promise<{ rows: number[] }> {
  const found = await server.database.sql
    .selectFrom('provider_commands')
    .select('payment_id')
    .distinct()
    .where('status', '=', 'waiting')
    .orderBy('payment_id')
    .execute();
  return { rows: found.map(({ payment_id }) => payment_id) };
}

/** The first reason why something was refused. */
export function refusalOf(errors: readonly GraphqlError[]) {
  const { code, fields } = errors[0]!.extensions;
  return { code, fields, message: errors[0]!.message };
}
