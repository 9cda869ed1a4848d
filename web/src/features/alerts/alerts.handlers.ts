import { HttpResponse } from 'msw';
import { changed } from '#web/testing/changed.ts';
import { api } from '#web/testing/mock-server.ts';
import {
  MySavedSearchesDocument,
  RemoveSavedSearchDocument,
  SaveSearchDocument,
  UpdateSavedSearchDocument,
} from './saved-searches.generated.ts';
import type { SavedSearchItemFragment } from './saved-searches.generated.ts';

type Kept = SavedSearchItemFragment & { __typename: 'SavedSearch' };

/** A saved search as the server keeps it. */
export function savedSearch(id: string, name: string, query: string): Kept {
  return { __typename: 'SavedSearch', id, name, query, sendsEmail: true, currency: 'usd' };
}

/** A server that keeps `searches`, and changes them as it is told. */
export function savedSearchesOver(searches: Kept[]) {
  return [
    api.query(MySavedSearchesDocument, () =>
      HttpResponse.json({ data: { mySavedSearches: [...searches] } }),
    ),
    api.mutation(SaveSearchDocument, ({ variables: { input } }) => {
      const { name, query } = input;
      const saved = {
        ...savedSearch(String(searches.length + 1), name, query),
        sendsEmail: input.sendsEmail ?? true,
        currency: input.currency ?? 'usd',
      };
      searches.unshift(saved);
      return changed('saveSearch', { savedSearch: saved });
    }),
    api.mutation(UpdateSavedSearchDocument, ({ variables: { input } }) => {
      const index = searches.findIndex(({ id }) => id === input.id);
      const before = searches[index]!;
      const after = {
        ...before,
        name: input.name ?? before.name,
        sendsEmail: input.sendsEmail ?? before.sendsEmail,
      };
      searches[index] = after;
      return changed('updateSavedSearch', { savedSearch: after });
    }),
    api.mutation(RemoveSavedSearchDocument, ({ variables: { id } }) => {
      searches.splice(
        searches.findIndex((search) => search.id === id),
        1,
      );
      return changed('removeSavedSearch', { removedSavedSearchId: id });
    }),
  ];
}
