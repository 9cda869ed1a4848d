import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { CorrectionFact } from '#domain/directories/correction.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const CorrectionFactEnum = publishEnum<CorrectionFact>(
  'CorrectionFact',
  'What can be wrong on the page of a place or a wave.',
  {
    hours: 'When it is open.',
    address: 'Where it is.',
    closed: 'It has closed for good.',
    name: 'What it is called.',
    link: 'Where a link leads.',
    other: 'Something else.',
  },
);

@InputType({ description: 'Something that is wrong on the page of a place or a wave.' })
export class SuggestCorrectionInput {
  @Field(() => ID, { nullable: true, description: 'The place; this or `waveId`.' })
  placeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The wave; this or `placeId`.' })
  waveId?: string | null;

  @Field(() => CorrectionFactEnum, {
    description: 'What is wrong. Labels have no hours; waves have a name, links and other facts.',
  })
  fact!: CorrectionFact;

  @Field(() => String, {
    nullable: true,
    description: 'What is right, in up to 1,000 characters; only what has closed needs no words.',
  })
  details?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where a visitor is told what came of it; not kept of whoever is logged in.',
  })
  email?: string | null;
}

/** One thing, by itself. */
@InputType()
abstract class CorrectionByIdInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;
}

@InputType({ description: 'What has been corrected.' })
export class AcceptCorrectionInput extends CorrectionByIdInput {}

@InputType({ description: 'What is left as it is.' })
export class DismissCorrectionInput extends CorrectionByIdInput {
  @Field(() => String, { description: 'Why, for whoever sent it; up to 2,000 characters.' })
  reasons!: string;
}

@InputType({ description: 'A place that was hidden because it had closed.' })
export class RestorePlaceInput {
  @Field(() => ID, { description: 'The place.' })
  id!: string;
}

@ObjectType({
  description:
    'Something that is said to be wrong on the page of a place or a wave, until somebody has seen to it. For administrators.',
  simpleResolvers: true,
})
export class Correction {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: number;

  @Field(() => CorrectionFactEnum, { description: 'What is wrong.' })
  fact!: CorrectionFact;

  @Field(() => String, { description: 'What is right; empty for what has closed.' })
  details!: string;

  @Field(() => String, {
    description:
      'Where a visitor is told what came of it; empty for users, and where none is given.',
  })
  email!: string;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  createdAt!: number;
}

@ObjectType({ description: 'What is said to be wrong, page by page.' })
export class CorrectionConnection extends countedConnectionOf('Correction', Correction) {}
