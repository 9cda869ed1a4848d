import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#api/lib/pagination.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { FavoriteType } from './favorite.type.ts';

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

@ObjectType('CollectionFiling', {
  description: 'A collection and a saved studio that was put into it or taken out of it.',
  simpleResolvers: true,
})
export class CollectionFiling {
  @Field(() => CollectionType, { description: 'The collection, as it is now.' })
  collection!: CollectionType;

  @Field(() => FavoriteType, { description: 'The saved studio, as it is now.' })
  favorite!: FavoriteType;
}

@ObjectType('RemovedFavorite', {
  description: 'What was kept with a saved studio that was removed; `restoreFavorite` takes it.',
  simpleResolvers: true,
})
export class RemovedFavoriteType {
  @Field(() => StudioType, {
    nullable: true,
    description: 'The studio; null when it is no longer public.',
  })
  studio!: StudioType | null;

  @Field(() => String, { description: 'The note on it; empty when there was none.' })
  note!: string;

  @Field(() => [ID], { description: 'The collections that held it.' })
  collectionIds!: number[];
}

@InputType({ description: 'A saved studio that is to be put back as it was.' })
export class RestoreFavoriteInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => String, { description: 'The note on it, up to 2000 emails; may be empty.' })
  note!: string;

  @Field(() => [ID], {
    description: 'The collections that held it; those that are gone or full are left out.',
  })
  collectionIds!: string[];
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
