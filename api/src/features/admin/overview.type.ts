import { Field, Int, ObjectType } from 'type-graphql';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { BookingStatusEnum } from '#api/features/bookings/booking.type.ts';

@ObjectType('BookingCount', {
  description: 'How many bookings there are in a status.',
  simpleResolvers: true,
})
export class BookingCountType {
  @Field(() => BookingStatusEnum, { description: 'The status.' })
  status!: BookingStatus;

  @Field(() => Int, { description: 'How many there are.' })
  count!: number;
}

@ObjectType({
  description: 'The product in numbers, as they are now. Only ever shown to administrators.',
  simpleResolvers: true,
})
export class AdminOverview {
  @Field(() => Int, { description: 'People with an account.' })
  users!: number;

  @Field(() => Int, { description: 'Studios that the public sees.' })
  publicStudios!: number;

  @Field(() => Int, { description: 'Listings, and changes of listings, that wait for approval.' })
  pendingStudios!: number;

  @Field(() => Int, { description: 'Reports of listings that nobody is done with yet.' })
  openReports!: number;

  @Field(() => Int, { description: 'Tickets that wait for an answer.' })
  waitingTickets!: number;

  @Field(() => Int, { description: 'Payments that somebody has to look after.' })
  troubledPayments!: number;

  @Field(() => [BookingCountType], {
    description: 'Bookings by status, in the order of their life; a status may have none.',
  })
  bookings!: BookingCountType[];

  @Field(() => Int, { description: 'Emails that are to be sent yet.' })
  emailsWaiting!: number;

  @Field(() => Int, { description: 'Emails that were given up.' })
  emailsFailed!: number;

  @Field(() => Int, {
    description:
      'Jobs that were given up, emails aside. `npm run jobs` lists them and runs them again.',
  })
  failedJobs!: number;
}
