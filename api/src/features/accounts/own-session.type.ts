import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({
  description: 'A browser in which the logged-in user is logged in. Only ever shown to that user.',
  simpleResolvers: true,
})
export class OwnSession {
  @Field(() => ID, { description: 'Identifies the session.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the browser, such as `Firefox`; null when it does not say.',
  })
  browser!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the system, such as `Windows` or `iPhone`; null when it does not say.',
  })
  system!: string | null;

  @Field(() => String, { description: 'IP address that the session began from.' })
  address!: string;

  @Field(() => Boolean, {
    description:
      'Whether it lasts for 30 days, instead of until the browser closes or 12 hours without use.',
  })
  rememberMe!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it was last used, to about five minutes.' })
  lastSeenAt!: number;

  @Field(() => Boolean, { description: 'Whether it is the session that asks.' })
  isCurrent!: boolean;
}
