import type { Feature } from '#api/lib/feature.ts';
import { BookingEventsResolver } from './booking-events.resolver.ts';
import { bookingTopics } from './booking.events.ts';
import { bookingLimits } from './booking.limits.ts';
import { bookingMails } from './booking.mails.ts';
import { BookingResolver } from './booking.resolver.ts';
import { bookingEndpoints } from './booking.rest.ts';
import { bookingSchedules } from './booking.schedules.ts';
import { ProposalResolver } from './proposal.resolver.ts';
import { StudioBookingsResolver } from './studio-bookings.resolver.ts';
import { UserBookingsResolver } from './user-bookings.resolver.ts';

export const bookings: Feature = {
  name: 'bookings',
  resolvers: [
    BookingResolver,
    ProposalResolver,
    BookingEventsResolver,
    StudioBookingsResolver,
    UserBookingsResolver,
  ],
  endpoints: [...bookingEndpoints],
  emails: [...bookingMails],
  schedules: bookingSchedules,
  rateLimits: Object.values(bookingLimits),
  topics: bookingTopics,
};
