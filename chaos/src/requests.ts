import { bookingStatuses } from '#domain/bookings/lifecycle.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import type { EnumName } from '#domain/enums/enum-name.ts';
import { localDateOf, localTimeOf } from '#domain/time/local-time.ts';
import type { Call, Reply } from './http.ts';
import type { BookingFacts } from './ledger.ts';

/** A time at which a studio is free, on the studio's clock and as epoch milliseconds. */
export interface FreeTime {
  studioId: number;
  startsAt: number;
  hours: number;
  zone: string;
}

const FACTS = '{ id studio { id } startsAt totalCents status }';

const bookMutation = `mutation ($input: BookStudioInput!) {
  bookStudio(input: $input) { booking ${FACTS} }
}`;

const cancelMutation = `mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking ${FACTS} } }`;

/** Books over REST, in the studio's time. */
export function bookOverRest(time: FreeTime, key: string): Call {
  const { studioId, startsAt, hours, zone } = time;
  return {
    method: 'POST',
    path: '/api/bookings',
    headers: { 'Idempotency-Key': key },
    body: {
      studioId,
      date: localDateOf(startsAt, zone),
      startTime: localTimeOf(startsAt, zone),
      hours,
    },
  };
}

/** Books over GraphQL, by the instant. */
export function bookOverGraphql({ studioId, startsAt, hours }: FreeTime, key: string): Call {
  const input = {
    studioId,
    startsAt: new Date(startsAt).toISOString(),
    hours,
    idempotencyKey: key,
  };
  return graphql(bookMutation, { input });
}

export function cancelBooking(id: number): Call {
  return graphql(cancelMutation, { id });
}

export function graphql(query: string, variables: Record<string, unknown> = {}): Call {
  return { method: 'POST', path: '/graphql', body: { query, variables } };
}

/** The booking in a response to {@link bookOverRest} or {@link bookOverGraphql}. */
export function factsIn({ text }: Reply): BookingFacts {
  const body = JSON.parse(text) as
    | RestBooking
    | { data: { bookStudio: { booking: GraphqlBooking } } };
  if (!('data' in body)) {
    return {
      id: body.id,
      studioId: body.studioId,
      startsAt: Date.parse(body.startsAt),
      totalCents: Math.round(body.totalPrice * 100),
      status: body.status,
    };
  }
  const { id, studio, startsAt, totalCents, status } = body.data.bookStudio.booking;
  return {
    id: Number(id),
    studioId: Number(studio.id),
    startsAt: Date.parse(startsAt),
    totalCents,
    status: enumValue(status, bookingStatuses),
  };
}

interface RestBooking {
  id: number;
  studioId: number;
  startsAt: string;
  /** Dollars. */
  totalPrice: number;
  status: string;
}

interface GraphqlBooking {
  id: string;
  studio: { id: string };
  startsAt: string;
  totalCents: number;
  status: EnumName<BookingStatus>;
}
