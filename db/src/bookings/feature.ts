import type { DatabaseFeature } from '../lib/feature.ts';
import { Bookings } from '../migrations/0003-bookings.ts';
import { BookingAnswers } from '../migrations/0036-booking-answers.ts';
import { ResponseTimes } from '../migrations/0040-response-times.ts';
import { BookingReminders } from '../migrations/0050-booking-reminders.ts';
import { BookingProposals } from '../migrations/0057-booking-proposals.ts';
import { PendingOfStudio } from '../migrations/0097-pending-of-studio.ts';
import { BookingPayments } from '../migrations/0098-booking-payments.ts';
import { BookingShares } from '../migrations/0102-booking-shares.ts';
import { SharesByAddress } from '../migrations/0107-shares-by-address.ts';
import { PendingOfUser } from '../migrations/0110-pending-of-user.ts';
import { LocalInstant } from '../migrations/0111-local-instant.ts';
import { BookingProposalSchema } from './booking-proposal.entity.ts';
import { BookingShareSchema } from './booking-share.entity.ts';
import { BookingLineSchema, BookingSchema, BookingStatusChangeSchema } from './booking.entity.ts';
import { personalData } from './personal-data.ts';

export const bookings = {
  name: 'bookings',
  entities: [
    BookingSchema,
    BookingLineSchema,
    BookingStatusChangeSchema,
    BookingProposalSchema,
    BookingShareSchema,
  ],
  migrations: {
    '0003-bookings': Bookings,
    '0036-booking-answers': BookingAnswers,
    '0040-response-times': ResponseTimes,
    '0050-booking-reminders': BookingReminders,
    '0057-booking-proposals': BookingProposals,
    '0097-pending-of-studio': PendingOfStudio,
    '0098-booking-payments': BookingPayments,
    '0102-booking-shares': BookingShares,
    '0107-shares-by-address': SharesByAddress,
    '0110-pending-of-user': PendingOfUser,
    '0111-local-instant': LocalInstant,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
