import type { DatabaseFeature } from '../lib/feature.ts';
import { Bookings } from '../migrations/0003-bookings.ts';
import { BookingLineSchema, BookingSchema, BookingStatusChangeSchema } from './booking.entity.ts';
import { personalData } from './personal-data.ts';

export const bookings = {
  name: 'bookings',
  entities: [BookingSchema, BookingLineSchema, BookingStatusChangeSchema],
  migrations: {
    '0003-bookings': Bookings,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
