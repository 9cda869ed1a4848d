import { Field, ID, InputType, Int } from 'type-graphql';
import type { FidelityQuality, FidelityScale, FidelityService } from '#domain/services/fidelity.ts';
import { FidelityQualityEnum, FidelityScaleEnum, FidelityServiceEnum } from './fidelity.type.ts';

@InputType({ description: 'What to order.' })
export class OrderFidelityInput {
  @Field(() => FidelityServiceEnum, { description: 'What is to be done.' })
  service!: FidelityService;

  @Field(() => FidelityScaleEnum, { description: 'With how many tracks.' })
  scale!: FidelityScale;

  @Field(() => FidelityQualityEnum, { description: 'By which package.' })
  quality!: FidelityQuality;

  @Field(() => String, { description: 'What the music needs, 10 to 4,000 characters.' })
  brief!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it should sound like, at most 1,000 characters.',
  })
  references?: string | null;

  @Field(() => String, {
    description: 'The same for each repetition of one attempt, such as a UUID.',
  })
  idempotencyKey!: string;
}

/** An order, by itself. */
@InputType()
abstract class ByOrderInput {
  @Field(() => ID, { description: 'The order.' })
  id!: string;
}

@InputType({ description: 'Which order to begin with.' })
export class StartFidelityInput extends ByOrderInput {}

@InputType({ description: 'Of which order to hand over the version that was sent.' })
export class DeliverFidelityInput extends ByOrderInput {}

@InputType({ description: 'Of which order another version is wanted.' })
export class RequestFidelityRevisionInput extends ByOrderInput {
  @Field(() => String, { description: 'What is to change, at most 2,000 characters.' })
  note!: string;
}

@InputType({ description: 'Which order to accept.' })
export class ApproveFidelityInput extends ByOrderInput {}

@InputType({ description: 'Which order to take back.' })
export class CancelFidelityInput extends ByOrderInput {}

@InputType({ description: 'What to say of a version.' })
export class CommentOnFidelityInput {
  @Field(() => ID, { description: 'The version.' })
  fileId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Which moment it is about, milliseconds from the beginning; the whole without one.',
  })
  atMs?: number | null;

  @Field(() => String, { description: 'At most 2,000 characters.' })
  content!: string;
}

@InputType({ description: 'The shape of a sound.' })
export class DrawFidelityFileInput {
  @Field(() => ID, { description: 'The sound.' })
  id!: string;

  @Field(() => [Int], {
    description:
      'How loud it is from its beginning to its end, from 0 to 100; at most 160 of them.',
  })
  peaks!: number[];
}
