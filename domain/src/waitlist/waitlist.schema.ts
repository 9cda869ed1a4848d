import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { hours } from '#domain/bookings/booking.schema.ts';
import { message } from '#domain/messages/message.ts';
import { isLocalDate, isLocalTime } from '#domain/time/calendar.ts';

const time = string()
  .required(message('fields.required'))
  .test('time', message('fields.time'), (text) => isLocalTime(text));

/** A time that somebody waits for: a length, and between which starts, on a day of the studio. */
export const waitSchema = object({
  studioId: number().required(message('fields.required')),
  date: string()
    .required(message('bookings.dateRequired'))
    .test('date', message('fields.date'), (text) => isLocalDate(text)),
  earliest: time.default('00:00'),
  latest: time.default('23:59'),
  hours,
}).test('in-order', message('waitlist.reversed'), ({ earliest, latest }, context) =>
  earliest <= latest ? true : context.createError({ path: 'latest' }),
);
export type WaitInput = InferType<typeof waitSchema>;
