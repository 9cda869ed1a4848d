import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { CollectionRow } from '#db/favorites/collection.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { collectionSchema } from '#domain/favorites/collection.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { addToCollection, collectedIn, removeFromCollection } from './collected-studios.service.ts';
import type { FilingOrder } from './collected-studios.service.ts';
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
import {
  AddToCollectionInput,
  CreateCollectionInput,
  DeleteCollectionInput,
  OrderCollectionsInput,
  RemoveFromCollectionInput,
  RenameCollectionInput,
  ShareCollectionInput,
  UnshareCollectionInput,
} from './collection.input.ts';
import { CollectionType } from './collection.type.ts';
import { FavoriteConnection, FavoriteType } from './favorite.type.ts';
import { parseIds } from './id-list.ts';

const collectionField = {
  collection: { type: () => CollectionType, description: 'The collection, as it is now.' },
} as const;

const filingFields = {
  ...collectionField,
  favorite: { type: () => FavoriteType, description: 'The saved studio, as it is now.' },
} as const;

/** The number of a collection. @throws DomainError NOT_FOUND */
function collectionId(id: string): number {
  return requireId(id, 'favorites.collectionNotFound');
}

function filingOrder(input: { collectionId: string; studioId: string }): FilingOrder {
  return {
    collectionId: collectionId(input.collectionId),
    studioId: requireId(input.studioId, 'favorites.notSaved'),
  };
}

@Resolver(() => CollectionType)
export class CollectionResolver {
  @For('personal')
  @Query(() => [CollectionType], {
    description: 'The logged-in user’s collections, at most 50, in their order.',
  })
  async myCollections(@Ctx() context: Context): Promise<CollectionRow[]> {
    return myCollections(context);
  }

  @For('personal')
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

  @For('personal')
  @Change('Creates a collection. CONFLICT when its name is taken or there are 50.', collectionField)
  async createCollection(
    @Ctx() context: Context,
    @Input(() => CreateCollectionInput) input: CreateCollectionInput,
  ) {
    return { collection: await createCollection(context, validate(collectionSchema, input)) };
  }

  @For('personal')
  @Change('Renames a collection. CONFLICT when the name is taken.', collectionField)
  async renameCollection(
    @Ctx() context: Context,
    @Input(() => RenameCollectionInput) { id, name }: RenameCollectionInput,
  ) {
    const change = validate(collectionSchema, { name });
    return { collection: await renameCollection(context, collectionId(id), change) };
  }

  @For('personal')
  @Change('Puts collections into an order; those not named come after them.', {
    collections: { type: () => [CollectionType], description: 'All of them, in their order.' },
  })
  async orderCollections(
    @Ctx() context: Context,
    @Input(() => OrderCollectionsInput) { ids }: OrderCollectionsInput,
  ) {
    return { collections: await orderCollections(context, parseIds(ids, 'ids')) };
  }

  @For('personal')
  @Change('Deletes a collection and its link. Its studios stay saved.', {
    deletedCollectionId: { type: () => ID, description: 'The collection that there was.' },
  })
  async deleteCollection(
    @Ctx() context: Context,
    @Input(() => DeleteCollectionInput) { id }: DeleteCollectionInput,
  ) {
    return { deletedCollectionId: await deleteCollection(context, collectionId(id)) };
  }

  @For('personal')
  @Change('Adds a saved studio to a collection. Doing so again changes nothing.', filingFields)
  async addToCollection(
    @Ctx() context: Context,
    @Input(() => AddToCollectionInput) input: AddToCollectionInput,
  ) {
    return addToCollection(context, filingOrder(input));
  }

  @For('personal')
  @Change(
    'Removes a studio from a collection; it stays saved. Doing so again changes nothing.',
    filingFields,
  )
  async removeFromCollection(
    @Ctx() context: Context,
    @Input(() => RemoveFromCollectionInput) input: RemoveFromCollectionInput,
  ) {
    return removeFromCollection(context, filingOrder(input));
  }

  @For('personal')
  @Change(
    'Gives a collection a link that shows it to whoever has it. One that is shared keeps its link.',
    collectionField,
  )
  async shareCollection(
    @Ctx() context: Context,
    @Input(() => ShareCollectionInput) { id, withNotes }: ShareCollectionInput,
  ) {
    return { collection: await shareCollection(context, collectionId(id), withNotes) };
  }

  @For('personal')
  @Change('Ends a collection’s link at once. Sharing it again gives it another.', collectionField)
  async unshareCollection(
    @Ctx() context: Context,
    @Input(() => UnshareCollectionInput) { id }: UnshareCollectionInput,
  ) {
    return { collection: await unshareCollection(context, collectionId(id)) };
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
