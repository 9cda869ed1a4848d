import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#api/lib/pagination.ts';

@ObjectType('Collection', {
  description: 'A named list of studios that the logged-in user has saved.',
  simpleResolvers: true,
})
export class CollectionType {
  @Field(() => ID, { description: 'Identifies the collection.' })
  id!: number;

  @Field(() => String, { description: 'Name, unique among its owner’s whatever its case.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether its link shows the notes on its studios too.' })
  sharesNotes!: boolean;

  @Field(() => Int, { description: 'How many studios it holds.' })
  studioCount!: number;
}

@ObjectType('SharedStudio', {
  description: 'A studio of a shared collection.',
  simpleResolvers: true,
})
export class SharedStudioType {
  @Field(() => ID, { description: 'Identifies its place in the collection.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What the owner noted about it; null without a note, or when notes are not shared.',
  })
  note!: string | null;
}

@ObjectType({ description: 'Studios of a shared collection, page by page.' })
export class SharedStudioConnection extends connectionOf('SharedStudio', SharedStudioType) {}

@ObjectType('SharedCollection', {
  description: 'A collection as those see it who have its link.',
  simpleResolvers: true,
})
export class SharedCollectionType {
  @Field(() => ID, { description: 'Identifies the collection.' })
  id!: number;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'The first name of who made it.' })
  ownerFirstName!: string;

  @Field(() => Int, { description: 'How many studios it holds.' })
  studioCount!: number;
}
