import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  MyCollectionsDocument,
  useAddToCollectionMutation,
  useCreateCollectionMutation,
  useDeleteCollectionMutation,
  useOrderCollectionsMutation,
  useRemoveFromCollectionMutation,
  useRenameCollectionMutation,
} from '../collections.generated.ts';
import type { CollectionItemFragment, MyCollectionsQuery } from '../collections.generated.ts';
import { emptyCollection, forgetList } from '../saved-studios.ts';

/** The id of a collection that is on its way to the server. */
const PENDING_ID = 'pending';

/** Whether a collection is only shown yet, and not stored. */
export function isPending({ id }: Pick<CollectionItemFragment, 'id'>): boolean {
  return id === PENDING_ID;
}

/** A saved studio, as far as it is put into collections. */
export interface FiledFavorite {
  id: string;
  collectionIds: readonly string[];
  studio: { id: string; name: string };
}

/**
 * What can be done with collections. Each shows at once what it will be, and goes back when the
 * server cannot be reached or refuses. All throw then, unless they say that they tell it themselves.
 */
export function useCollections() {
  const { t } = useTranslation('favorites');
  const [sendCreate] = useCreateCollectionMutation();
  const [sendRename] = useRenameCollectionMutation();
  const [sendOrder] = useOrderCollectionsMutation();
  const [sendDelete] = useDeleteCollectionMutation();
  const [sendAdd] = useAddToCollectionMutation();
  const [sendRemove] = useRemoveFromCollectionMutation();

  function tell(title: string, error: unknown): void {
    showToast({ tone: 'error', title, description: failureOf(error).message });
  }

  async function create(name: string): Promise<CollectionItemFragment> {
    const collection = {
      __typename: 'Collection' as const,
      id: PENDING_ID,
      name,
      studioCount: 0,
      sharesNotes: false,
      shareUrl: null,
    };
    const { data } = await sendCreate({
      variables: { name },
      optimisticResponse: {
        createCollection: { __typename: 'CreateCollectionPayload', collection },
      },
      update: (cache, result) => {
        const created = result.data?.createCollection?.collection;
        if (created) changeList(cache, (list) => [...list, created]);
      },
    });
    return data!.createCollection!.collection;
  }

  async function rename(collection: CollectionItemFragment, name: string): Promise<void> {
    await sendRename({
      variables: { id: collection.id, name },
      optimisticResponse: {
        renameCollection: {
          __typename: 'RenameCollectionPayload',
          collection: { ...collection, name },
        },
      },
    });
  }

  /** Puts collections into an order. Shows a toast on failure. */
  async function order(list: readonly CollectionItemFragment[]): Promise<void> {
    try {
      await sendOrder({
        variables: { ids: list.map(({ id }) => id) },
        optimisticResponse: {
          orderCollections: { __typename: 'OrderCollectionsPayload', collections: [...list] },
        },
        update: (cache, { data }) =>
          changeList(cache, () => data?.orderCollections?.collections ?? list),
      });
    } catch (error) {
      tell(t('collections.orderFailed'), error);
    }
  }

  async function remove({ id }: CollectionItemFragment): Promise<void> {
    await sendDelete({
      variables: { id },
      update: (cache) => {
        changeList(cache, (list) => list.filter((item) => item.id !== id));
        cache.evict({ id: cache.identify({ __typename: 'Collection', id }) ?? '' });
      },
    });
  }

  /** Puts a studio into a collection, or takes it out. Tells how it went. */
  async function file(
    favorite: FiledFavorite,
    collection: Pick<CollectionItemFragment, 'id' | 'name' | 'studioCount'>,
    isIn: boolean,
  ): Promise<void> {
    const variables = { collectionId: collection.id, studioId: favorite.studio.id };
    const others = favorite.collectionIds.filter((id) => id !== collection.id);
    const filing = {
      collection: {
        __typename: 'Collection' as const,
        id: collection.id,
        studioCount: collection.studioCount + (isIn ? 1 : -1),
      },
      favorite: {
        __typename: 'Favorite' as const,
        id: favorite.id,
        collectionIds: isIn ? [...others, collection.id] : others,
      },
    };
    const names = { name: favorite.studio.name, collection: collection.name };
    try {
      await (isIn
        ? sendAdd({
            variables,
            optimisticResponse: {
              addToCollection: { __typename: 'AddToCollectionPayload', ...filing },
            },
            update: (cache) => forgetList(cache, collection.id),
          })
        : sendRemove({
            variables,
            optimisticResponse: {
              removeFromCollection: { __typename: 'RemoveFromCollectionPayload', ...filing },
            },
            update: (cache) => emptyCollection(cache, collection.id, favorite.studio.id),
          }));
    } catch (error) {
      tell(t(isIn ? 'collections.addFailed' : 'collections.takeOutFailed', names), error);
      return;
    }
    showToast(
      isIn
        ? { tone: 'success', title: t('collections.added', names) }
        : {
            title: t('collections.takenOut', names),
            action: {
              label: t('heart.undo'),
              onSelect: () =>
                void file(
                  { ...favorite, collectionIds: others },
                  { ...collection, studioCount: collection.studioCount - 1 },
                  true,
                ),
            },
          },
    );
  }

  return { create, rename, order, remove, file };
}

function changeList(
  cache: ApolloCache,
  change: (list: MyCollectionsQuery['myCollections']) => MyCollectionsQuery['myCollections'],
): void {
  cache.updateQuery<MyCollectionsQuery>(
    { query: MyCollectionsDocument },
    (data) => data && { myCollections: change(data.myCollections) },
  );
}
