import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ListingStatus } from '#domain/listings/lifecycle.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { ListingContent } from './listing-content.type.ts';

export const ListingStatusEnum = publishEnum<ListingStatus>(
  'ListingStatus',
  'Where a listing stands.',
  {
    draft: 'Its owner is writing it.',
    pending: 'It waits for an administrator.',
    returned: 'An administrator has asked for changes.',
    approved: 'The public sees the studio.',
    'change-pending': 'The public sees the studio; changes of it wait for an administrator.',
    'change-returned': 'The public sees the studio; an administrator has returned changes of it.',
    suspended: 'An administrator has taken the studio offline.',
  },
);

@ObjectType('Listing', {
  description:
    'What somebody lists: a draft, a studio, or a studio with changes that are not shown yet. Only ever shown to its owner and to administrators.',
  simpleResolvers: true,
})
export class ListingType {
  @Field(() => ID, { description: 'Identifies the listing: a whole number.' })
  id!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The studio; null until it is approved for the first time.',
  })
  studioId!: number | null;

  @Field(() => ListingStatusEnum, { description: 'Where it stands.' })
  status!: ListingStatus;

  @Field(() => Int, { description: 'Grows with each time that it is saved.' })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that waits for an administrator; null when none does.',
  })
  submittedVersion!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it waits for an administrator; null when it does not.',
  })
  submittedAt!: number | null;

  @Field(() => ListingContent, {
    nullable: true,
    description: 'What waits for an administrator; null when nothing does.',
  })
  submitted!: ListingContent | null;

  @Field(() => String, {
    description: 'What an administrator said when they returned or suspended it; may be empty.',
  })
  reasons!: string;

  @Field(() => DateTimeScalar, { description: 'When it changed last.' })
  updatedAt!: number;
}

@ObjectType({ description: 'Listings, page by page.' })
export class ListingConnection extends countedConnectionOf('Listing', ListingType) {}

/** A listing, by itself. */
@InputType()
abstract class OfListingInput {
  @Field(() => ID, { description: 'The listing.' })
  id!: string;
}

@InputType({ description: 'What somebody has written of a listing so far.' })
export class SaveListingInput extends OfListingInput {
  @Field(() => Int, { description: 'The version that they had before them.' })
  version!: number;

  @Field(() => ListingContent, { description: 'All of it.' })
  content!: ListingContent;
}

@InputType({ description: 'A listing to be submitted.' })
export class SubmitListingInput extends OfListingInput {
  @Field(() => Int, { description: 'The version that its owner has before them.' })
  version!: number;
}

@InputType({ description: 'A draft to be removed.' })
export class RemoveListingInput extends OfListingInput {}

@InputType({ description: 'A listing to be approved.' })
export class ApproveListingInput extends OfListingInput {
  @Field(() => Int, { description: 'The submitted version that was looked at.' })
  version!: number;
}

@InputType({ description: 'A listing to be returned to its owner.' })
export class ReturnListingInput extends OfListingInput {
  @Field(() => Int, { description: 'The submitted version that was looked at.' })
  version!: number;

  @Field(() => String, { description: 'What is to be changed, up to 2,000 characters.' })
  reasons!: string;
}

@InputType({ description: 'A studio to be taken offline.' })
export class SuspendListingInput extends OfListingInput {
  @Field(() => String, { description: 'Why, up to 2,000 characters.' })
  reasons!: string;
}

@InputType({ description: 'A suspended studio that is to be online again.' })
export class ReinstateListingInput extends OfListingInput {}

/** What mutations of a listing return. */
export const listingField = {
  listing: { type: () => ListingType, description: 'The listing, as it is now.' },
} as const;
