import { HttpResponse } from 'msw';
import { refusal } from '#web/features/accounts/accounts.handlers.ts';
import type { StudioCardFragment } from '#web/features/studios/components/studio-card.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api } from '#web/testing/mock-server.ts';
import {
  AddToCollectionDocument,
  CreateCollectionDocument,
  DeleteCollectionDocument,
  MyCollectionsDocument,
  RemoveFromCollectionDocument,
  RenameCollectionDocument,
  ShareCollectionDocument,
  UnshareCollectionDocument,
} from './collections.generated.ts';
import { CollectionPageDocument } from './pages/saved-page.generated.ts';

/** A collection as the server keeps it. */
export interface KeptCollection {
  id: string;
  name: string;
  studioIds: string[];
  sharesNotes?: boolean;
  shareUrl?: string;
}

type Studio = StudioCardFragment & { __typename: 'Studio' };

/** What goes with a saved studio on a server that keeps `kept`. */
export function favoriteIn(kept: readonly KeptCollection[], studioId: string) {
  return {
    __typename: 'Favorite' as const,
    id: `1${studioId}`,
    note: '',
    collectionIds: kept.filter(({ studioIds }) => studioIds.includes(studioId)).map(({ id }) => id),
  };
}

/** A server with collections over saved `studios`. It changes `kept` as it is told. */
export function collectionsOver(studios: readonly Studio[], kept: KeptCollection[]) {
  const show = ({ id, name, studioIds, sharesNotes = false, shareUrl }: KeptCollection) => ({
    __typename: 'Collection' as const,
    id,
    name,
    studioCount: studioIds.length,
    sharesNotes,
    shareUrl: shareUrl ?? null,
  });
  const byId = (wanted: string) => kept.find(({ id }) => id === wanted)!;
  const filing = (collectionId: string, studioId: string) => ({
    collection: show(byId(collectionId)),
    favorite: favoriteIn(kept, studioId),
  });
  return [
    api.query(MyCollectionsDocument, () =>
      HttpResponse.json({ data: { myCollections: kept.map(show) } }),
    ),
    api.query(CollectionPageDocument, ({ variables }) => {
      const found = kept.find(({ id }) => id === variables.id);
      const nodes = studios
        .filter(({ id }) => found?.studioIds.includes(id))
        .map((studio) => ({ ...favoriteIn(kept, studio.id), studio }));
      const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null };
      const favorites = { __typename: 'FavoriteConnection' as const, nodes, pageInfo };
      const collection = found ? { ...show(found), favorites } : null;
      return HttpResponse.json({ data: { collection } });
    }),
    api.mutation(CreateCollectionDocument, ({ variables: { name } }) => {
      if (kept.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
        return refusal('CONFLICT', 'You already have a collection with this name', {
          name: 'You already have a collection with this name',
        });
      }
      const created: KeptCollection = { id: String(kept.length + 1), name, studioIds: [] };
      kept.push(created);
      return changed('createCollection', { collection: show(created) });
    }),
    api.mutation(RenameCollectionDocument, ({ variables: { id, name } }) => {
      byId(id).name = name;
      return changed('renameCollection', { collection: show(byId(id)) });
    }),
    api.mutation(DeleteCollectionDocument, ({ variables: { id } }) => {
      kept.splice(kept.indexOf(byId(id)), 1);
      return changed('deleteCollection', { deletedCollectionId: id });
    }),
    api.mutation(AddToCollectionDocument, ({ variables: { collectionId, studioId } }) => {
      byId(collectionId).studioIds.push(studioId);
      return changed('addToCollection', filing(collectionId, studioId));
    }),
    api.mutation(RemoveFromCollectionDocument, ({ variables: { collectionId, studioId } }) => {
      const { studioIds } = byId(collectionId);
      studioIds.splice(studioIds.indexOf(studioId), 1);
      return changed('removeFromCollection', filing(collectionId, studioId));
    }),
    api.mutation(ShareCollectionDocument, ({ variables: { id, withNotes } }) => {
      const shared = Object.assign(byId(id), {
        sharesNotes: withNotes,
        shareUrl: 'https://roomtone.example/saved/shared/abc',
      });
      return changed('shareCollection', { collection: show(shared) });
    }),
    api.mutation(UnshareCollectionDocument, ({ variables: { id } }) => {
      const { sharesNotes: _, shareUrl: __, ...rest } = byId(id);
      kept[kept.indexOf(byId(id))] = rest;
      return changed('unshareCollection', { collection: show(rest) });
    }),
  ];
}
