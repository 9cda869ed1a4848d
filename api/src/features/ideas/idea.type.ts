import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { IdeaOrder, IdeaStatus, RoadmapStatus } from '#domain/ideas/idea.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { connectionOf, countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const IdeaStatusEnum = publishEnum<IdeaStatus>('IdeaStatus', 'Where an idea stands.', {
  open: 'Nothing is decided yet: votes count.',
  planned: 'It will be made.',
  'in-work': 'It is being made.',
  done: 'The product has it.',
  declined: 'It will not be made; the reply says why.',
});

export const RoadmapStatusEnum = publishEnum<RoadmapStatus>(
  'RoadmapStatus',
  'Where something on the roadmap stands.',
  { planned: 'It will be made.', 'in-work': 'It is being made.', done: 'The product has it.' },
);

export const IdeaOrderEnum = publishEnum<IdeaOrder>('IdeaOrder', 'What a list is ordered by.', {
  votes: 'The most votes first.',
  latest: 'What was suggested last first.',
});

@ObjectType('Idea', {
  description: 'Something that people would have the product do.',
  simpleResolvers: true,
})
export class IdeaType {
  @Field(() => ID, { description: 'Identifies it: a whole number.' })
  id!: number;

  @Field(() => String, { description: 'What it is, in a few words.' })
  title!: string;

  @Field(() => String, { description: 'What it is, and what for.' })
  text!: string;

  @Field(() => LanguageEnum, { description: 'The language that it is written in.' })
  language!: Language;

  @Field(() => Boolean, {
    description: 'Whether the team put it on the roadmap, rather than somebody suggesting it.',
  })
  isOurs!: boolean;

  @Field(() => IdeaStatusEnum, { description: 'Where it stands.' })
  status!: IdeaStatus;

  @Field(() => Int, { description: 'How many people vote for it.' })
  voteCount!: number;

  @Field(() => String, { description: 'What the team says to it; empty while it says nothing.' })
  reply!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the team said so; null while it says nothing.',
  })
  repliedAt!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The idea that it was merged into, which has its votes; null where it was not.',
  })
  mergedIntoId!: number | null;

  @Field(() => Boolean, { description: 'Whether only administrators see it.' })
  isHidden!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was suggested.' })
  createdAt!: number;
}

/** What mutations return of an idea. */
export const ideaField = { idea: { type: () => IdeaType, description: 'The idea.' } };

@ObjectType({ description: 'Ideas, page by page.' })
export class IdeaConnection extends countedConnectionOf('Idea', IdeaType) {}

@ObjectType({ description: 'Ideas that were hidden, page by page.' })
export class HiddenIdeaConnection extends connectionOf('HiddenIdea', IdeaType) {}

@InputType({ description: 'Something that somebody would have the product do.' })
export class SuggestIdeaInput {
  @Field(() => String, { description: 'What it is, up to 100 characters.' })
  title!: string;

  @Field(() => String, { description: 'What it is and what for, up to 2,000 characters.' })
  text!: string;
}

@InputType({ description: 'What an idea says from now on.' })
export class EditIdeaInput extends SuggestIdeaInput {
  @Field(() => ID, { description: 'The idea.' })
  id!: string;
}

@InputType({ description: 'An idea that goes.' })
export class RemoveIdeaInput {
  @Field(() => ID, { description: 'The idea.' })
  id!: string;
}

@InputType({ description: 'An idea to vote for.' })
export class VoteForIdeaInput {
  @Field(() => ID, { description: 'The idea.' })
  id!: string;
}

@InputType({ description: 'An idea to vote for no more.' })
export class WithdrawIdeaVoteInput {
  @Field(() => ID, { description: 'The idea.' })
  id!: string;
}

@InputType({ description: 'What the team puts on the roadmap.' })
export class AddRoadmapItemInput extends SuggestIdeaInput {
  @Field(() => RoadmapStatusEnum, { description: 'Where it stands.' })
  status!: RoadmapStatus;
}

@InputType({ description: 'Where an idea stands from now on, and what is said to it.' })
export class AnswerIdeaInput {
  @Field(() => ID, { description: 'The idea.' })
  id!: string;

  @Field(() => IdeaStatusEnum, { description: 'Where it stands.' })
  status!: IdeaStatus;

  @Field(() => String, {
    description: 'What the team says to it, up to 2,000 characters; empty to say nothing.',
  })
  reply!: string;
}

@InputType({ description: 'Two ideas that are the same.' })
export class MergeIdeaInput {
  @Field(() => ID, { description: 'The one that goes.' })
  id!: string;

  @Field(() => ID, { description: 'The one that stays, with the votes of both.' })
  intoId!: string;
}

@InputType({ description: 'An idea that only administrators are to see.' })
export class HideIdeaInput {
  @Field(() => ID, { description: 'The idea.' })
  id!: string;
}

@InputType({ description: 'A hidden idea that everybody is to see again.' })
export class ShowIdeaInput {
  @Field(() => ID, { description: 'The idea.' })
  id!: string;
}
