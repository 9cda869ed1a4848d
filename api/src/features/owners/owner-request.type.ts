import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type {
  AnswerStatus,
  OwnerRequestKind,
  OwnerRequestStatus,
} from '#domain/owners/owner-request.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const OwnerRequestKindEnum = publishEnum<OwnerRequestKind>(
  'OwnerRequestKind',
  'What an owner asks the people who run the product for.',
  {
    interview: 'To be interviewed about a studio.',
    boost: 'To have a listing boosted: no longer asked for, but bought by `orderPromotion`.',
    featured: 'To have a studio featured: no longer asked for, but bought by `orderPromotion`.',
  },
);

export const OwnerRequestStatusEnum = publishEnum<OwnerRequestStatus>(
  'OwnerRequestStatus',
  'Where a request of an owner stands.',
  {
    open: 'Nobody has looked at it yet.',
    'in-progress': 'Somebody is on it.',
    done: 'It is done.',
    declined: 'It will not be done.',
    withdrawn: 'Its owner no longer asks for it.',
  },
);

export const AnswerStatusEnum = publishEnum<AnswerStatus>(
  'OwnerRequestAnswer',
  'Where an administrator moves a request of an owner to.',
  {
    'in-progress': 'Somebody is on it.',
    done: 'It is done.',
    declined: 'It will not be done.',
  },
);

@ObjectType('OwnerRequest', {
  description:
    'Something that an owner asks the people who run the product for. Only ever shown to who asks and to administrators.',
  simpleResolvers: true,
})
export class OwnerRequestType {
  @Field(() => ID, { description: 'Identifies the request.' })
  id!: number;

  @Field(() => OwnerRequestKindEnum, { description: 'What it is for.' })
  kind!: OwnerRequestKind;

  @Field(() => OwnerRequestStatusEnum, { description: 'Where it stands.' })
  status!: OwnerRequestStatus;

  @Field(() => ID, { description: 'The studio that it is about.' })
  studioId!: number;

  @Field(() => String, { description: 'What that studio is called.' })
  studioName!: string;

  @Field(() => String, { description: 'In a few words.' })
  subject!: string;

  @Field(() => String, { description: 'In all words.' })
  details!: string;

  @Field(() => String, { description: 'What administrators said last; empty before they do.' })
  answer!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it changed last.' })
  updatedAt!: number;
}

@ObjectType({ description: 'Requests of owners, page by page.' })
export class OwnerRequestConnection extends countedConnectionOf('OwnerRequest', OwnerRequestType) {}

@InputType({ description: 'Something that an owner asks for.' })
export class SendOwnerRequestInput {
  @Field(() => OwnerRequestKindEnum, { description: 'What for.' })
  kind!: OwnerRequestKind;

  @Field(() => ID, { description: 'The studio that it is about.' })
  studioId!: string;

  @Field(() => String, { description: 'In a few words, up to 120 characters.' })
  subject!: string;

  @Field(() => String, { description: 'In all words, up to 4,000 characters.' })
  details!: string;
}

@InputType({ description: 'A request that its owner no longer asks for.' })
export class WithdrawOwnerRequestInput {
  @Field(() => ID, { description: 'The request.' })
  id!: string;
}

@InputType({ description: 'What an administrator says to a request of an owner.' })
export class AnswerOwnerRequestInput {
  @Field(() => ID, { description: 'The request.' })
  id!: string;

  @Field(() => AnswerStatusEnum, { description: 'Where it stands from now on.' })
  status!: AnswerStatus;

  @Field(() => String, { description: 'What the owner is told, up to 4,000 characters.' })
  answer!: string;
}

/** What mutations of a request return. */
export const requestField = {
  request: { type: () => OwnerRequestType, description: 'The request, as it is now.' },
} as const;
