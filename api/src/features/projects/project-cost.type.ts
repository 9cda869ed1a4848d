import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { For } from '#api/lib/audience.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { BookingStatusEnum } from '#api/features/bookings/booking.type.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';

export const CURRENCY = 'The currency, such as `eur`.';
export const MINOR_UNIT = 'In the minor unit of its currency, such as cents.';

/** A field that is looked up once somebody asks for it. */
type Asked<T> = () => Promise<T>;

@ObjectType({
  description:
    'A session that is booked for a project, as everybody who takes part sees it. What only concerns who booked is with their booking.',
  simpleResolvers: true,
})
export class ProjectSession {
  @Field(() => ID, { description: 'Identifies the session, as it does its cost.' })
  id!: number;

  @Field(() => StudioType, { description: 'The studio, whether it is public or not.' })
  studio!: Asked<StudioRow>;

  @Field(() => User, { description: 'Who has booked it.' })
  bookedBy!: Asked<ProfileRow>;

  @Field(() => BookingStatusEnum, { description: 'Where the booking stands.' })
  status!: BookingStatus;

  @Field(() => DateTimeScalar, { description: 'When it starts.' })
  startsAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  endsAt!: number;

  @Field(() => Int, { description: 'Length in hours.' })
  hours!: number;

  @Field(() => String, { description: 'IANA time zone of the studio.' })
  zone!: string;

  @Field(() => Int, { description: 'Price in US cents, as agreed.' })
  totalCents!: number;

  @For('personal')
  @Field(() => ID, {
    nullable: true,
    description: 'The booking, for who has booked; null for everybody else.',
  })
  bookingId!: number | null;

  @For('personal')
  @Field(() => Boolean, { description: 'Whether the reader may detach it.' })
  viewerCanDetach!: boolean;
}

@ObjectType({ description: 'What somebody bears of a cost.', simpleResolvers: true })
export class ProjectShare {
  @Field(() => User, { description: 'Who.' })
  user!: Asked<ProfileRow>;

  @Field(() => Int, { description: 'How much of it, among the weights of all who share it.' })
  weight!: number;

  @Field(() => Int, { description: `What that comes to. ${MINOR_UNIT}` })
  amountCents!: number;
}

@ObjectType({
  description: 'A session or an expense of a project, and who bears it.',
  simpleResolvers: true,
})
export class ProjectCost {
  @Field(() => ID, { description: 'Identifies the cost.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'What it was for; null for a session.' })
  title!: string | null;

  @Field(() => ProjectSession, {
    nullable: true,
    description: 'The session that it is the cost of; null for an expense.',
  })
  session!: ProjectSession | null;

  @Field(() => Int, {
    description:
      'What it costs now, in the minor unit of its currency: a session nothing before it is agreed, and what the studio keeps once it is cancelled.',
  })
  amountCents!: number;

  @Field(() => ID, { description: CURRENCY })
  currency!: CurrencyId;

  @Field(() => User, { description: 'Who has paid.' })
  payer!: Asked<ProfileRow>;

  @Field(() => [ProjectShare], {
    description: 'Who bears it, by their ids. What they bear adds up to what it costs.',
  })
  shares!: ProjectShare[];

  @Field(() => DateTimeScalar, { description: 'When it was written down.' })
  createdAt!: number;

  @For('personal')
  @Field(() => Boolean, { description: 'Whether the reader may change it.' })
  viewerCanChange!: boolean;
}

@ObjectType({ description: 'How somebody stands in a project.', simpleResolvers: true })
export class ProjectBalance {
  @Field(() => User, { description: 'Who; maybe somebody who has left.' })
  user!: Asked<ProfileRow>;

  @Field(() => ID, { description: CURRENCY })
  currency!: CurrencyId;

  @Field(() => Int, {
    description: `Positive for what they are owed, negative for what they owe. ${MINOR_UNIT}`,
  })
  amountCents!: number;
}

@ObjectType({
  description: 'An amount that somebody gives another so that everybody is even.',
  simpleResolvers: true,
})
export class ProjectTransfer {
  @Field(() => User, { description: 'Who pays.' })
  from!: Asked<ProfileRow>;

  @Field(() => User, { description: 'Who is paid.' })
  to!: Asked<ProfileRow>;

  @Field(() => ID, { description: CURRENCY })
  currency!: CurrencyId;

  @Field(() => Int, { description: MINOR_UNIT })
  amountCents!: number;

  @For('personal')
  @Field(() => Boolean, {
    description: 'Whether the reader may note that it was paid, or was not.',
  })
  viewerCanSettle!: boolean;
}

@ObjectType({
  description: 'A transfer that was paid, as those who share costs say. Nothing is paid here.',
  simpleResolvers: true,
})
export class ProjectSettlement extends ProjectTransfer {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When that was noted.' })
  paidAt!: number;
}
