import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RemovalStatus } from '#domain/company/removal.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const RemovalStatusEnum = publishEnum<RemovalStatus>(
  'RemovalStatus',
  'What became of a request to remove a listing.',
  {
    waiting: 'Nothing is decided.',
    removed: 'The listing is removed, or what was wrong with it.',
    declined: 'The listing stays.',
  },
);

@ObjectType('RemovalRequest', {
  description: 'Somebody asks for a listing to be removed. Only ever shown to administrators.',
  simpleResolvers: true,
})
export class RemovalRequestType {
  @Field(() => ID, { description: 'Identifies the request.' })
  id!: number;

  @Field(() => String, { description: 'Who asks.' })
  name!: string;

  @Field(() => String, { description: 'Where they are written to.' })
  email!: string;

  @Field(() => String, { description: 'What they want removed.' })
  listingUrl!: string;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => String, { description: 'What else there is to know; may be empty.' })
  additionalDetails!: string;

  @Field(() => RemovalStatusEnum, { description: 'What became of it.' })
  status!: RemovalStatus;

  @Field(() => String, { description: 'What they were told; empty before that.' })
  answer!: string;

  @Field(() => DateTimeScalar, { description: 'When they asked.' })
  createdAt!: number;
}

@ObjectType({ description: 'Requests to remove a listing, page by page.' })
export class RemovalRequestConnection extends countedConnectionOf(
  'RemovalRequest',
  RemovalRequestType,
) {}

@InputType({ description: 'A listing that somebody wants removed.' })
export class RequestRemovalInput {
  @Field(() => String, { description: 'Who asks, at least 2 characters.' })
  name!: string;

  @Field(() => String, { description: 'Where to write to.' })
  email!: string;

  @Field(() => String, { description: 'Address of the listing.' })
  listingUrl!: string;

  @Field(() => String, { description: 'Why, in at least 10 characters.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'What else there is to know.' })
  additionalDetails?: string | null;
}

@InputType({ description: 'What is decided about a request to remove a listing.' })
export class DecideRemovalInput {
  @Field(() => ID, { description: 'The request.' })
  id!: string;

  @Field(() => RemovalStatusEnum, { description: 'What becomes of it: `REMOVED` or `DECLINED`.' })
  outcome!: RemovalStatus;

  @Field(() => String, { description: 'What they are told; up to 2,000 characters.' })
  answer!: string;
}
