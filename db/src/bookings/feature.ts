import type { DatabaseFeature } from '../lib/feature.ts';
import { Bookings } from '../migrations/0003-bookings.ts';
import { BookingAnswers } from '../migrations/0036-booking-answers.ts';
import { ResponseTimes } from '../migrations/0040-response-times.ts';
import { BookingLineSchema, BookingSchema, BookingStatusChangeSchema } from './booking.entity.ts';
import { personalData } from './personal-data.ts';

export const bookings = {
  name: 'bookings',
  entities: [BookingSchema, BookingLineSchema, BookingStatusChangeSchema],
  migrations: {
    '0003-bookings': Bookings,
    '0036-booking-answers': BookingAnswers,
    '0040-response-times': ResponseTimes,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
