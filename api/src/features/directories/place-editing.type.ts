import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PlaceClaimStatus, PlaceKind } from '#domain/directories/place.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { Place, PlaceKindEnum } from './place.type.ts';

export const PlaceClaimStatusEnum = publishEnum<PlaceClaimStatus>(
  'PlaceClaimStatus',
  'Where a claim of a place stands.',
  {
    waiting: 'It waits for an administrator.',
    granted: 'The place is theirs to keep up to date.',
    declined: 'An administrator has declined it, or granted somebody else’s.',
  },
);

@InputType({ description: 'A time in which a place is open each week, on the clock of its city.' })
export class OpeningSpanInput {
  @Field(() => Int, { description: 'The weekday on which it opens: 1 is Monday, 7 Sunday.' })
  weekday!: Weekday;

  @Field(() => String, { description: 'When it opens, as `10:00`.' })
  opens!: string;

  @Field(() => String, {
    description: 'When it closes, as `18:00`; at or before its opening is on the next day.',
  })
  closes!: string;
}

/** What there is to say of a place. */
@InputType()
abstract class PlaceContentInput {
  @Field(() => String, { description: 'What it is called, in up to 80 characters.' })
  name!: string;

  @Field(() => ID, { description: 'The city that it is in.' })
  cityId!: string;

  @Field(() => String, { nullable: true, description: 'Its street, without the city.' })
  address?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Degrees north; without them it stands in the middle of its city.',
  })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east.' })
  longitude?: number | null;

  @Field(() => String, { nullable: true, description: 'What it is like; up to 2,000 characters.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Its web address.' })
  website?: string | null;

  @Field(() => [String], { nullable: true, description: 'Up to 5 other web addresses.' })
  links?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Up to 12 tags of its kind.' })
  tags?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'The year of its founding.' })
  founded?: number | null;

  @Field(() => [OpeningSpanInput], {
    nullable: true,
    description: 'When it is open each week; labels are at no time.',
  })
  openingHours?: OpeningSpanInput[] | null;
}

@InputType({ description: 'A place that somebody suggests.' })
export class SuggestPlaceInput extends PlaceContentInput {
  @Field(() => PlaceKindEnum, { description: 'What it is.' })
  kind!: PlaceKind;

  @Field(() => String, {
    nullable: true,
    description: 'What speaks for it, for administrators; up to 1,000 characters.',
  })
  why?: string | null;
}

@InputType({ description: 'A picture that was uploaded for the place.' })
export class PlacePictureInput {
  @Field(() => ID, { description: 'The picture.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it shows, in up to 200 characters; may be empty.',
  })
  alt?: string | null;
}

@InputType({ description: 'A place with all that there is to say of it.' })
export class UpdatePlaceInput extends PlaceContentInput {
  @Field(() => ID, { description: 'The place.' })
  id!: string;

  @Field(() => [PlacePictureInput], {
    nullable: true,
    description: 'Up to 6 pictures in their order, without the others; as they are unless given.',
  })
  pictures?: PlacePictureInput[] | null;
}

/** One thing, by itself. */
@InputType()
abstract class ByIdInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;
}

@InputType({ description: 'A suggestion to be listed.' })
export class ApprovePlaceInput extends ByIdInput {}

@InputType({ description: 'A suggestion to be removed.' })
export class DeclinePlaceInput extends ByIdInput {
  @Field(() => String, { description: 'Why, for whoever made it; up to 2,000 characters.' })
  reasons!: string;
}

@InputType({ description: 'A claim to be granted.' })
export class GrantPlaceClaimInput extends ByIdInput {}

@InputType({ description: 'A claim to be declined.' })
export class DeclinePlaceClaimInput extends ByIdInput {
  @Field(() => String, { description: 'Why, for whoever made it; up to 2,000 characters.' })
  reasons!: string;
}

@InputType({ description: 'A place that somebody says they run.' })
export class ClaimPlaceInput {
  @Field(() => ID, { description: 'The place.' })
  placeId!: string;

  @Field(() => String, {
    description: 'What proves that it is theirs, from 40 to 2,000 characters.',
  })
  statement!: string;
}

@ObjectType({
  description: 'A place that was suggested and waits for a decision. For administrators.',
  simpleResolvers: true,
})
export class PlaceSuggestion {
  @Field(() => ID, { description: 'Identifies the suggestion, and the place that it may become.' })
  id!: number;

  @Field(() => String, { description: 'What speaks for it; may be empty.' })
  why!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: number;
}

@ObjectType({ description: 'Suggestions of places, page by page.' })
export class PlaceSuggestionConnection extends countedConnectionOf(
  'PlaceSuggestion',
  PlaceSuggestion,
) {}

@ObjectType('PlaceClaim', {
  description:
    'Somebody’s claim that they run a place. Only ever shown to them and to administrators.',
  simpleResolvers: true,
})
export class PlaceClaimType {
  @Field(() => ID, { description: 'Identifies the claim.' })
  id!: number;

  @Field(() => PlaceClaimStatusEnum, { description: 'Where it stands.' })
  status!: PlaceClaimStatus;

  @Field(() => String, { description: 'What proves it, in their words.' })
  statement!: string;

  @Field(() => String, { description: 'Why an administrator declined it; may be empty.' })
  reasons!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: number;
}

@ObjectType({ description: 'Claims of places, page by page.' })
export class PlaceClaimConnection extends countedConnectionOf('PlaceClaim', PlaceClaimType) {}

/** What mutations of a place, a suggestion or a claim return. */
export const placeField = {
  place: { type: () => Place, description: 'The place, as it is now.' },
} as const;
export const suggestionField = {
  suggestion: { type: () => PlaceSuggestion, description: 'The suggestion.' },
} as const;
export const claimField = {
  claim: { type: () => PlaceClaimType, description: 'The claim, as it is now.' },
} as const;
