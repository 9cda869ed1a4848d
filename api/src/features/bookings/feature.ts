import type { Feature } from '#api/lib/feature.ts';
import { BookingEventsResolver } from './booking-events.resolver.ts';
import { BookingPaymentResolver, StudioPaymentResolver } from './booking-payment.resolver.ts';
import { bookingTopics } from './booking.events.ts';
import { bookingLimits } from './booking.limits.ts';
import { bookingMails } from './booking.mails.ts';
import { BookingResolver } from './booking.resolver.ts';
import { bookingEndpoints } from './booking.rest.ts';
import { bookingPayables } from './booking.payable.ts';
import { bookingJobs } from './booking.jobs.ts';
import { bookingSchedules } from './booking.schedules.ts';
import { ProposalResolver } from './proposal.resolver.ts';
import { shareMails } from './share.mails.ts';
import { ShareResolver, SplitResolver, SplittableResolver } from './split.resolver.ts';
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
    BookingPaymentResolver,
    StudioPaymentResolver,
    SplitResolver,
    ShareResolver,
    SplittableResolver,
  ],
  endpoints: [...bookingEndpoints],
  emails: [...bookingMails, ...shareMails],
  jobs: bookingJobs,
  schedules: bookingSchedules,
  payables: bookingPayables,
  rateLimits: Object.values(bookingLimits),
  topics: bookingTopics,
};
