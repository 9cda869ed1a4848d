import { object } from 'yup';
import type { InferType } from 'yup';
import { message } from '#domain/messages/message.ts';
import { date, hours, startTime } from './booking.schema.ts';

/** Other terms for a booking: without a day and a time it starts when it did. Studio time. */
export const changeSchema = object({ date, startTime, hours }).test(
  'whole-start',
  message('bookings.startTimeRequired'),
  (terms, context) => {
    if ((terms.date === undefined) === (terms.startTime === undefined)) return true;
    return context.createError({ path: terms.date === undefined ? 'date' : 'startTime' });
  },
);
export type ChangeInput = InferType<typeof changeSchema>;
