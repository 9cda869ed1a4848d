import { number, string } from 'yup';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { occupiedTimes } from '#db/bookings/calendar.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import { bookingPaymentMethods } from '#domain/bookings/booking-payment.ts';
import { bookingSchema } from '#domain/bookings/booking.schema.ts';
import { bookingStatuses } from '#domain/bookings/lifecycle.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { attemptSchema } from '#domain/errors/attempt.schema.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { localDateOf, localTimeOf } from '#domain/time/local-time.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { renameFields } from '#api/lib/failures.ts';
import { keptAs } from '#api/lib/file-headers.ts';
import { requireId } from '#api/lib/ids.ts';
import { file, json } from '#api/lib/rest-description.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import {
  choice,
  idNumber,
  instant,
  listOf,
  localDate,
  localTime,
  named,
  shape,
  text,
  usd,
  whole,
} from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { ownUserId, requireOwnUserId } from '#api/features/accounts/own-account.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { historyLoader } from './booking.loaders.ts';
import { calendarFile } from './booking.calendar.ts';
import { bookStudio } from './booking.service.ts';
import { findOwnBooking } from './booking-list.service.ts';

/** How far ahead the occupied times of a studio are told. */
const OCCUPIED_DAYS = 365;

/** When something is, on the clock of the studio and as instants. */
const studioTimeFields = {
  date: localDate,
  startTime: localTime,
  endTime: localTime,
  zone: text.meta({ meaning: 'IANA time zone of the studio.' }),
  startsAt: instant,
  endsAt: instant,
};

/** A booking with the field names of spec §3; money in dollars, times on the studio's clock. */
const bookingShape = named(
  'Booking',
  shape({
    id: idNumber,
    reference: text.meta({ meaning: 'What people call it, such as RT-0031.' }),
    studioId: idNumber,
    userId: idNumber,
    ...studioTimeFields,
    hours: whole,
    totalPrice: usd,
    additionalRequests: text,
    status: choice(bookingStatuses),
    paymentMethod: choice(bookingPaymentMethods),
    payment: shape({
      dueAt: instant.nullable().meta({
        meaning: 'Until when it has to be paid by card for the studio to hear of it.',
      }),
    }),
    expiresAt: instant.nullable(),
    createdAt: instant,
  }),
);

/** What `POST /api/bookings` takes (spec §7). */
const bookingBodySchema = bookingSchema.omit(['startsAt', 'totalPriceCents']).shape({
  totalPrice: number().meta({ meaning: 'US dollars; has to be the price.' }),
  userId: ownUserId,
  status: string().oneOf(['pending']),
});

/** Bookings on REST, with the payloads of spec §7 in dollars and studio time (rulings 2, 22). */
export const bookingEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/studios/:id/bookings',
    audience: 'public',
    summary: 'When a studio is taken, in the next 365 days',
    responses: { 200: json(listOf(shape({ studioId: idNumber, ...studioTimeFields }))) },
    handle: listOccupiedTimes,
  },
  {
    method: 'post',
    path: '/bookings',
    audience: 'personal',
    summary: 'Book a studio; without a start time, its first free time of the day',
    headers: { 'Idempotency-Key': attemptSchema.fields.idempotencyKey },
    body: bookingBodySchema,
    responses: { 201: json(bookingShape) },
    failures: ['NOT_FOUND', 'CONFLICT'],
    handle: createBooking,
  },
  {
    method: 'get',
    path: '/bookings/:id/calendar.ics',
    audience: 'personal',
    summary: 'A booking of one’s own as a calendar file',
    responses: { 200: file('text/calendar', 'The file.') },
    handle: downloadCalendar,
  },
];

/** When the studio is taken, and nothing about by whom or for how much. */
async function listOccupiedTimes(context: Context, { params }: RestRequest): Promise<Result> {
  const id = requireId(params.id, 'studios.notFound');
  const [studio] = await findStudios(context.reads, [id]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  const bounds = { start: context.now, end: context.now + OCCUPIED_DAYS * DAY_MS };
  const occupied = await occupiedTimes(context.reads, [studio.id], bounds, context.now);
  return {
    body: occupied.map(({ period: { start, end } }) => ({
      studioId: studio.id,
      ...studioTime(start, end, studio.zone),
    })),
  };
}

async function createBooking(context: Context, request: RestRequest): Promise<Result> {
  const { body } = request;
  const user = requireUser(context);
  requireOwnBooking(body, user);
  const attempt = validate(attemptSchema, { idempotencyKey: request.header('Idempotency-Key') });
  try {
    const input = validate(bookingSchema, {
      studioId: body.studioId,
      date: body.date,
      startTime: body.startTime,
      hours: body.hours,
      withEngineer: body.withEngineer,
      additionalRequests: body.additionalRequests,
      totalPriceCents: centsOf(body.totalPrice),
      paymentMethod: body.paymentMethod,
    });
    const booking = await bookStudio(context, input, attempt.idempotencyKey);
    return { status: 201, body: bookingBody(booking) };
  } catch (error) {
    throw renameFields(error, { totalPriceCents: 'totalPrice' });
  }
}

/**
 * The user and the status of a booking follow from the session and the rules; a payload may repeat
 * them but not choose them.
 */
function requireOwnBooking({ userId, status }: RestRequest['body'], user: UserRow): void {
  requireOwnUserId(userId, user);
  if (status !== undefined && status !== null && status !== 'pending') {
    throw badInput({ status: message('bookings.statusMismatch') });
  }
}

async function downloadCalendar(context: Context, { params }: RestRequest): Promise<Result> {
  const id = requireId(params.id, 'bookings.notFound');
  const booking = await findOwnBooking(context, id);
  const studio = booking && (await anyStudioLoader(context).load(booking.studioId));
  if (!booking || !studio) throw new DomainError('NOT_FOUND', 'bookings.notFound');
  const history = await historyLoader(context).load(booking.id);
  return {
    text: calendarFile(booking, history, studio, `${context.origin}/account/bookings/${id}`),
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      ...keptAs(`booking-${booking.id}.ics`),
    },
  };
}

function bookingBody(booking: BookingRow): Shaped<typeof bookingShape> {
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    studioId: booking.studioId,
    userId: booking.userId,
    ...studioTime(booking.startsAt, booking.endsAt, booking.zone),
    hours: booking.hours,
    totalPrice: booking.totalCents / 100,
    additionalRequests: booking.additionalRequests,
    status: booking.status,
    paymentMethod: booking.paymentMethod,
    payment: { dueAt: isoOrNull(booking.paymentDueAt) },
    expiresAt: isoOrNull(booking.expiresAt),
    createdAt: new Date(booking.createdAt).toISOString(),
  };
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

function studioTime(start: number, end: number, zone: string) {
  return {
    date: localDateOf(start, zone),
    startTime: localTimeOf(start, zone),
    endTime: localTimeOf(end, zone),
    zone,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
  };
}

/** Dollars as cents; what is not a number is left for the schema to refuse. */
function centsOf(dollars: unknown): unknown {
  return typeof dollars === 'number' ? Math.round(dollars * 1e4) / 100 : dollars;
}
