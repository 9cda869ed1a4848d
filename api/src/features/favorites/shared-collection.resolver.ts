import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { CollectedRow } from '#db/favorites/collection-studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { collectedIn } from './collected-studios.service.ts';
import { SaveSharedCollectionInput } from './collection.input.ts';
import {
  SharedCollectionType,
  SharedStudioConnection,
  SharedStudioType,
} from './collection.type.ts';
import { favoriteStudio } from './favorite.service.ts';
import { saveSharedCollection, sharedCollection } from './shared-collection.service.ts';
import type { SharedCollectionRow } from './shared-collection.service.ts';

/** A place in a shared collection, as its resolvers know it. */
interface SharedPlace {
  id: number;
  note: string | null;
  favorite: CollectedRow;
}

@Resolver(() => SharedCollectionType)
export class SharedCollectionResolver {
  @For('anyone')
  @Query(() => SharedCollectionType, {
    nullable: true,
    description: 'The collection that a link leads to; null when it leads nowhere, or no longer.',
  })
  async sharedCollection(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
  ): Promise<SharedCollectionRow | null> {
    return sharedCollection(context, token);
  }

  @For('personal')
  @Change('Saves all studios of a shared collection for the logged-in user.', {
    savedStudioIds: { type: () => [ID], description: 'Those that were not saved before.' },
  })
  async saveSharedCollection(
    @Ctx() context: Context,
    @Input(() => SaveSharedCollectionInput) { token }: SaveSharedCollectionInput,
  ) {
    return { savedStudioIds: await saveSharedCollection(context, token) };
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => SharedStudioConnection, { description: 'Its studios, last added first.' })
  async studios(
    @Root() collection: SharedCollectionRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    const { edges, pageInfo } = await collectedIn(context, collection, page);
    const shown = edges.map(({ node, cursor }) => ({
      cursor,
      node: {
        id: node.placeId,
        note: collection.sharesNotes && node.note !== '' ? node.note : null,
        favorite: node,
      } satisfies SharedPlace,
    }));
    return { edges: shown, nodes: shown.map(({ node }) => node), pageInfo };
  }
}

@Resolver(() => SharedStudioType)
export class SharedStudioResolver {
  @FieldResolver(() => StudioType, { description: 'The studio.' })
  async studio(@Root() { favorite }: SharedPlace, @Ctx() context: Context): Promise<StudioRow> {
    return favoriteStudio(context, favorite);
  }
}
