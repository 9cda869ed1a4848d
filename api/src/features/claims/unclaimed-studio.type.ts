import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { CategoryId } from '#domain/studios/category.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType('UnclaimedStudio', {
  description:
    'A studio that somebody suggested and that nobody has listed yet: it can be claimed, neither booked nor written to.',
  simpleResolvers: true,
})
export class UnclaimedStudioType {
  @Field(() => ID, { description: 'Identifies it among unclaimed studios: a whole number.' })
  id!: number;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'Address of its website; empty where nobody has said.' })
  website!: string;
}

@ObjectType('SimilarStudio', {
  description: 'A studio whose name is nearly one that was asked about. It has one of the two ids.',
  simpleResolvers: true,
})
export class SimilarStudio {
  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'The studio, where it is listed.' })
  studioId!: number | null;

  @Field(() => ID, { nullable: true, description: 'The unclaimed studio, where it is none yet.' })
  unclaimedId!: number | null;
}

@ObjectType('StudioSuggestion', {
  description: 'A studio that somebody suggests, for administrators.',
  simpleResolvers: true,
})
export class StudioSuggestion {
  @Field(() => ID, { description: 'Identifies it; the unclaimed studio that it may become, too.' })
  id!: number;

  @Field(() => String, { description: 'What speaks for it, in the words of whoever suggests it.' })
  why!: string;

  @Field(() => DateTimeScalar, { description: 'When it was suggested.' })
  createdAt!: number;
}

@ObjectType({ description: 'Suggestions, page by page.' })
export class StudioSuggestionConnection extends countedConnectionOf(
  'StudioSuggestion',
  StudioSuggestion,
) {}

@InputType({ description: 'A studio that somebody suggests.' })
export class SuggestStudioInput {
  @Field(() => String, { description: 'What it is called, up to 80 characters.' })
  name!: string;

  @Field(() => ID, { description: 'The city that it is in.' })
  cityId!: string;

  @Field(() => [ID], { description: 'Room types by their ids, the main one first; 1 to 4.' })
  categories!: CategoryId[];

  @Field(() => String, {
    nullable: true,
    description: 'Address of its website, up to 200 characters.',
  })
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What speaks for it, up to 1,000 characters; only administrators read it.',
  })
  why?: string | null;
}

@InputType({ description: 'A suggestion that becomes an unclaimed studio.' })
export class ApproveSuggestionInput {
  @Field(() => ID, { description: 'The suggestion.' })
  id!: string;
}

@InputType({ description: 'A suggestion that does not become one.' })
export class DeclineSuggestionInput {
  @Field(() => ID, { description: 'The suggestion.' })
  id!: string;

  @Field(() => String, {
    description: 'Why, for whoever suggested it; up to 2,000 characters.',
  })
  reasons!: string;
}
