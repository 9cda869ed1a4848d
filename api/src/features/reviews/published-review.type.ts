import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({
  description: 'What narrows the reviews of all studios. All that is given must hold.',
})
export class PublishedReviewFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that are all in the title, the text or the name of the studio; at most 100 characters.',
  })
  text?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only reviews that give it, 1 to 5.' })
  rating?: number | null;

  @Field(() => ID, { nullable: true, description: 'Only of studios in this city.' })
  cityId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only of studios of this room type.' })
  categoryId?: string | null;
}
