import { isReference } from '@apollo/client';
import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import {
  AddFavoriteDocument,
  RemoveFavoriteDocument,
  RestoreFavoriteDocument,
} from './favorite-changes.generated.ts';
import type {
  RemoveFavoriteMutation,
  RestoreFavoriteMutation,
} from './favorite-changes.generated.ts';
import { MyFavoriteIdsDocument } from './favorites.generated.ts';
import type { MyFavoriteIdsQuery } from './favorites.generated.ts';
import { favoritesFreshness } from './favorites-freshness.ts';
import type { SavedStudios } from './pressed-hearts.ts';

/** What went with a studio that was removed. */
interface Removed {
  note: string;
  collectionIds: readonly string[];
}

/**
 * What the logged-in user has saved, by the server's word. What is saved again comes back with the
 * note and the collections that went with its heart.
 */
export class ServerSavedStudios implements SavedStudios {
  readonly #client: ApolloClient;
  readonly #removed = new Map<string, Removed>();

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  readonly has = async (studioId: string): Promise<boolean> => {
    const { data } = await this.#client.query<MyFavoriteIdsQuery>({
      query: MyFavoriteIdsDocument,
      context: favoritesFreshness,
    });
    return data?.myFavoriteStudioIds.includes(studioId) ?? false;
  };

  readonly change = async (studioId: string, want: boolean): Promise<void> => {
    const removed = this.#removed.get(studioId);
    if (!want) await this.#remove(studioId);
    else if (removed) await this.#restore(studioId, removed);
    else await this.#add(studioId);
  };

  /** Somebody else is at the browser: what was removed before is none of theirs. */
  forget(): void {
    this.#removed.clear();
  }

  async #add(studioId: string): Promise<void> {
    await this.#client.mutate({
      mutation: AddFavoriteDocument,
      variables: { studioId },
      update: (cache) => listFirst(cache, [studioId]),
    });
  }

  async #restore(studioId: string, removed: Removed): Promise<void> {
    await this.#client.mutate<RestoreFavoriteMutation>({
      mutation: RestoreFavoriteDocument,
      variables: { input: { studioId, ...removed } },
      update: (cache, { data }) => {
        listFirst(cache, [studioId]);
        for (const id of data?.restoreFavorite?.favorite.collectionIds ?? []) {
          changeCount(cache, id, 1);
          forgetList(cache, id);
        }
      },
    });
    this.#removed.delete(studioId);
  }

  async #remove(studioId: string): Promise<void> {
    const { data } = await this.#client.mutate<RemoveFavoriteMutation>({
      mutation: RemoveFavoriteDocument,
      variables: { studioId },
      update: (cache, result) => {
        unlist(cache, [studioId]);
        for (const id of result.data?.removeFavorite?.collectionIds ?? []) {
          changeCount(cache, id, -1);
          emptyCollection(cache, id, studioId);
        }
      },
    });
    const { note, collectionIds } = data!.removeFavorite!;
    this.#removed.set(studioId, { note, collectionIds });
  }
}

/** Puts studios first among what is saved. */
export function listFirst(cache: ApolloCache, studioIds: readonly string[]): void {
  cache.updateQuery<MyFavoriteIdsQuery>({ query: MyFavoriteIdsDocument }, (data) => {
    const others = data?.myFavoriteStudioIds.filter((id) => !studioIds.includes(id)) ?? [];
    return data && { myFavoriteStudioIds: [...studioIds, ...others] };
  });
  // Where they come in the list is for the server to say.
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myFavorites' });
}

/** Removes studios from what is saved. */
export function unlist(cache: ApolloCache, studioIds: readonly string[]): void {
  cache.updateQuery<MyFavoriteIdsQuery>({ query: MyFavoriteIdsDocument }, (data) => {
    return (
      data && {
        myFavoriteStudioIds: data.myFavoriteStudioIds.filter((id) => !studioIds.includes(id)),
      }
    );
  });
  cache.modify<{ myFavorites: List }>({
    fields: { myFavorites: (list, { readField }) => without(list, studioIds, readField) },
  });
}

/** Lets the list of a collection be asked for again when it is shown. */
export function forgetList(cache: ApolloCache, collectionId: string): void {
  const id = cache.identify({ __typename: 'Collection', id: collectionId });
  if (id !== undefined) cache.evict({ id, fieldName: 'favorites' });
}

/** Takes a studio out of the loaded list of a collection. */
export function emptyCollection(cache: ApolloCache, collectionId: string, studioId: string): void {
  const id = cache.identify({ __typename: 'Collection', id: collectionId });
  if (id === undefined) return;
  cache.modify<{ favorites: List }>({
    id,
    fields: { favorites: (list, { readField }) => without(list, [studioId], readField) },
  });
}

function changeCount(cache: ApolloCache, collectionId: string, by: number): void {
  const id = cache.identify({ __typename: 'Collection', id: collectionId });
  if (id === undefined) return;
  cache.modify<{ studioCount: number }>({
    id,
    fields: { studioCount: (count) => Math.max(0, count + by) },
  });
}

interface List {
  nodes: readonly Reference[];
}

function without(
  list: List | Reference,
  studioIds: readonly string[],
  readField: (name: string, from?: Reference) => unknown,
): List | Reference {
  if (isReference(list)) return list;
  const isOther = (node: Reference) =>
    !studioIds.includes(String(readField('id', readField('studio', node) as Reference)));
  return { ...list, nodes: list.nodes.filter(isOther) };
}
