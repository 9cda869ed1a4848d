import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { CollectionRow } from '#db/favorites/collection.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { collectionSchema } from '#domain/favorites/collection.schema.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { addToCollection, collectedIn, removeFromCollection } from './collected-studios.service.ts';
import type { Filing } from './collected-studios.service.ts';
import {
  createCollection,
  deleteCollection,
  myCollection,
  myCollections,
  orderCollections,
  renameCollection,
  shareCollection,
  unshareCollection,
} from './collection.service.ts';
import { CollectionFiling, CollectionType } from './collection.type.ts';
import { FavoriteConnection } from './favorite.type.ts';
import { parseIds } from './id-list.ts';

@Resolver(() => CollectionType)
export class CollectionResolver {
  @Query(() => [CollectionType], {
    description: 'The logged-in user’s collections, at most 50, in their order.',
  })
  async myCollections(@Ctx() context: Context): Promise<CollectionRow[]> {
    return myCollections(context);
  }

  @Query(() => CollectionType, {
    nullable: true,
    description: 'One of the logged-in user’s collections; null when it is none of theirs.',
  })
  async collection(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The collection.' }) id: string,
  ): Promise<CollectionRow | null> {
    return myCollection(context, parseId(id));
  }

  @Mutation(() => CollectionType, {
    description: 'Creates a collection. CONFLICT when its name is taken or there are 50.',
  })
  async createCollection(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: 'Its name, up to 60 emails.' }) name: string,
  ): Promise<CollectionRow> {
    return createCollection(context, validate(collectionSchema, { name }));
  }

  @Mutation(() => CollectionType, {
    description: 'Renames a collection. CONFLICT when the name is taken.',
  })
  async renameCollection(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The collection.' }) id: string,
    @Arg('name', () => String, { description: 'Its new name, up to 60 emails.' }) name: string,
  ): Promise<CollectionRow> {
    return renameCollection(context, parseId(id), validate(collectionSchema, { name }));
  }

  @Mutation(() => [CollectionType], {
    description: 'Puts collections into an order; those not named come after them.',
  })
  async orderCollections(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The collections, the first one first.' })
    ids: string[],
  ): Promise<CollectionRow[]> {
    return orderCollections(context, parseIds(ids));
  }

  @Mutation(() => ID, {
    description: 'Deletes a collection and its link, and returns its id. Its studios stay saved.',
  })
  async deleteCollection(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The collection.' }) id: string,
  ): Promise<number> {
    return deleteCollection(context, parseId(id));
  }

  @Mutation(() => CollectionFiling, {
    description: 'Puts a saved studio into a collection. Doing so again changes nothing.',
  })
  async addToCollection(
    @Ctx() context: Context,
    @Arg('collectionId', () => ID, { description: 'The collection.' }) collectionId: string,
    @Arg('studioId', () => ID, { description: 'The studio.' }) studioId: string,
  ): Promise<Filing> {
    return addToCollection(context, {
      collectionId: parseId(collectionId),
      studioId: parseId(studioId),
    });
  }

  @Mutation(() => CollectionFiling, {
    description:
      'Takes a studio out of a collection; it stays saved. Doing so again changes nothing.',
  })
  async removeFromCollection(
    @Ctx() context: Context,
    @Arg('collectionId', () => ID, { description: 'The collection.' }) collectionId: string,
    @Arg('studioId', () => ID, { description: 'The studio.' }) studioId: string,
  ): Promise<Filing> {
    return removeFromCollection(context, {
      collectionId: parseId(collectionId),
      studioId: parseId(studioId),
    });
  }

  @Mutation(() => CollectionType, {
    description:
      'Gives a collection a link that shows it to whoever has it. One that is shared keeps its link.',
  })
  async shareCollection(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The collection.' }) id: string,
    @Arg('withNotes', () => Boolean, {
      description: 'Whether the link shows the notes on its studios too.',
    })
    withNotes: boolean,
  ): Promise<CollectionRow> {
    return shareCollection(context, parseId(id), withNotes);
  }

  @Mutation(() => CollectionType, {
    description: 'Ends a collection’s link at once. Sharing it again gives it another.',
  })
  async unshareCollection(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The collection.' }) id: string,
  ): Promise<CollectionRow> {
    return unshareCollection(context, parseId(id));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The address that shows it to whoever has it; null while it is not shared.',
  })
  shareUrl(@Root() { shareToken }: CollectionRow, @Ctx() { origin }: Context): string | null {
    return shareToken === null ? null : `${origin}/saved/shared/${shareToken}`;
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => FavoriteConnection, { description: 'What it holds, last added first.' })
  async favorites(
    @Root() collection: CollectionRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return collectedIn(context, collection, page);
  }
}
