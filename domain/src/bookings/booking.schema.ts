import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { isLocalDate, isLocalTime, MINUTE_MS } from '#domain/time/calendar.ts';
import { bookingPaymentMethods } from './booking-payment.ts';
import type { BookingPaymentMethod } from './booking-payment.ts';
import { HOURS_OPTIONS } from './hours.ts';
import { NOTE_LIMIT, REQUESTS_LIMIT } from './limits.ts';
import type { BookableHours } from './hours.ts';

const studioId = number()
  .required(message('fields.required'))
  .integer(message('fields.integer'))
  .min(1, message('fields.integer'))
  .max(2_147_483_647, message('fields.integer'));

export const hours = number<BookableHours>()
  .required(message('bookings.hours'))
  .oneOf(HOURS_OPTIONS, message('bookings.hours'));

export const date = string().test(
  'date',
  message('fields.date'),
  (text) => !text || isLocalDate(text),
);
export const startTime = string().test('time', message('fields.time'), (t) => !t || isLocalTime(t));

/** Epoch milliseconds on a whole minute. */
const startsAt = number().test(
  'minute',
  message('fields.instant'),
  (instant) =>
    instant === undefined || (Number.isSafeInteger(instant) && instant % MINUTE_MS === 0),
);

/** Matters only where the engineer is optional; the usual price has one (ruling 1). */
const withEngineer = boolean().default(true);

/**
 * When a booking should be, and whether with an engineer. Either `startsAt`, an instant, or `date` in studio time with an
 * optional `startTime`; without a time the first free slot of the day is meant (ruling 2).
 */
export const slotSchema = object({ studioId, hours, date, startTime, startsAt, withEngineer })
  .test('one-start', message('bookings.startTwice'), (slot, context) =>
    slot.startsAt === undefined || (slot.date === undefined && slot.startTime === undefined)
      ? true
      : context.createError({ path: 'startsAt' }),
  )
  .test('some-start', message('bookings.dateRequired'), (slot, context) =>
    slot.startsAt !== undefined || slot.date !== undefined
      ? true
      : context.createError({ path: 'date' }),
  );
export type SlotInput = InferType<typeof slotSchema>;

/**
 * A booking to be made. `totalPriceCents`, when given, must be the price the server computes; without
 * a `paymentMethod` it is paid at the studio where that is allowed.
 */
export const bookingSchema = slotSchema.shape({
  additionalRequests: trimmed()
    .max(REQUESTS_LIMIT, message('bookings.requestsTooLong'))
    .default(''),
  totalPriceCents: number().integer(message('fields.integer')),
  paymentMethod: string<BookingPaymentMethod>().oneOf(
    bookingPaymentMethods,
    message('fields.choice', { values: bookingPaymentMethods.join(', ') }),
  ),
});
export type BookingInput = InferType<typeof bookingSchema>;

/** What is said with a step of a booking, such as to a request that is declined. */
export const noteSchema = object({
  note: trimmed().max(NOTE_LIMIT, message('bookings.noteTooLong')).default(''),
});
