import { Ctx, ID, Query, Resolver } from 'type-graphql';
import { savedSearchChangeSchema, savedSearchSchema } from '#domain/alerts/saved-search.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import {
  changeSavedSearch,
  mySavedSearches,
  removeSavedSearch,
  saveSearch,
} from './saved-search.service.ts';
import {
  RemoveSavedSearchInput,
  SavedSearch,
  SaveSearchInput,
  UpdateSavedSearchInput,
} from './saved-search.type.ts';

const savedSearchField = {
  savedSearch: { type: () => SavedSearch, description: 'The saved search, as it is now.' },
} as const;

@Resolver(() => SavedSearch)
export class SavedSearchResolver {
  @For('personal')
  @Query(() => [SavedSearch], {
    description: 'The logged-in user’s saved searches, at most 20, the latest first.',
  })
  async mySavedSearches(@Ctx() context: Context) {
    return mySavedSearches(context);
  }

  @For('personal')
  @Change(
    'Saves a search, and mails what newly fits. One that is saved already stays as it is. CONFLICT when there are 20.',
    savedSearchField,
  )
  async saveSearch(@Ctx() context: Context, @Input(() => SaveSearchInput) input: SaveSearchInput) {
    return { savedSearch: await saveSearch(context, validate(savedSearchSchema, input)) };
  }

  @For('personal')
  @Change('Renames a saved search, or switches its emails on and off.', savedSearchField)
  async updateSavedSearch(
    @Ctx() context: Context,
    @Input(() => UpdateSavedSearchInput) { id, ...change }: UpdateSavedSearchInput,
  ) {
    const given = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== null && value !== undefined),
    );
    const savedSearch = await changeSavedSearch(
      context,
      requireId(id, 'alerts.notFound'),
      validate(savedSearchChangeSchema, given),
    );
    return { savedSearch };
  }

  @For('personal')
  @Change('Removes a saved search. Saving it again brings it back.', {
    removedSavedSearchId: { type: () => ID, description: 'The saved search that there was.' },
  })
  async removeSavedSearch(
    @Ctx() context: Context,
    @Input(() => RemoveSavedSearchInput) { id }: RemoveSavedSearchInput,
  ) {
    const number = requireId(id, 'alerts.notFound');
    return { removedSavedSearchId: await removeSavedSearch(context, number) };
  }
}
