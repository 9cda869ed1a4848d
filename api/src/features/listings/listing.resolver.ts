import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { ListingRow } from '#db/listings/listing.repository.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { emptyContent } from '#domain/listings/empty-content.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { ListingContent } from './listing-content.type.ts';
import { studioContentLoader } from './listing.loaders.ts';
import {
  myListings,
  removeListing,
  saveListing,
  seeListing,
  seeListingOfStudio,
  startListing,
} from './listing.service.ts';
import {
  ListingConnection,
  ListingType,
  RemoveListingInput,
  SaveListingInput,
  SubmitListingInput,
  listingField,
} from './listing.type.ts';
import { submitListing } from './submission.service.ts';

const NOT_FOUND = 'listings.notFound';

@Resolver(() => ListingType)
export class ListingResolver {
  @For('personal')
  @Query(() => ListingConnection, {
    description: 'What the logged-in user lists, drafts too; what was changed last comes first.',
  })
  async myListings(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return myListings(context, page);
  }

  @For('personal')
  @Query(() => ListingType, {
    nullable: true,
    description: 'A listing, for its owner and for administrators. NOT_FOUND for all others.',
  })
  async listing(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The listing.' }) id: string,
  ) {
    return seeListing(context, requireId(id, NOT_FOUND));
  }

  @For('personal')
  @Query(() => ListingType, {
    nullable: true,
    description:
      'The listing of a studio, for its owner and for administrators. NOT_FOUND for all others.',
  })
  async listingOfStudio(
    @Ctx() context: Context,
    @Arg('studioId', () => ID, { description: 'The studio.' }) studioId: string,
  ) {
    return seeListingOfStudio(context, requireId(studioId, NOT_FOUND));
  }

  @For('personal')
  @Change('Begins a draft of a listing. CONFLICT when there are 20.', listingField)
  async startListing(@Ctx() context: Context) {
    return { listing: await startListing(context) };
  }

  @For('personal')
  @Change(
    'Saves what an owner has written so far; nothing of it is shown yet. CONFLICT when it was saved from elsewhere since.',
    listingField,
  )
  async saveListing(
    @Ctx() context: Context,
    @Input(() => SaveListingInput) { id, ...input }: SaveListingInput,
  ) {
    return { listing: await saveListing(context, { ...input, id: requireId(id, NOT_FOUND) }) };
  }

  @For('personal')
  @Change(
    'Submits what was saved. A new listing waits for an administrator. Of a studio that is online, a new name, another place and higher prices wait; all else shows at once.',
    listingField,
  )
  async submitListing(
    @Ctx() context: Context,
    @Input(() => SubmitListingInput) { id, version }: SubmitListingInput,
  ) {
    return { listing: await submitListing(context, { id: requireId(id, NOT_FOUND), version }) };
  }

  @For('personal')
  @Change('Removes a draft that was never approved, with its photographs.', {
    removedListingId: { type: () => ID, description: 'The draft that there was.' },
  })
  async removeListing(
    @Ctx() context: Context,
    @Input(() => RemoveListingInput) { id }: RemoveListingInput,
  ) {
    const number = requireId(id, NOT_FOUND);
    await removeListing(context, number);
    return { removedListingId: number };
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => ListingContent, {
    description: 'What its owner is writing; of a studio, the studio as it is while they are not.',
  })
  async content(@Root() listing: ListingRow, @Ctx() context: Context): Promise<StudioContent> {
    return listing.content ?? (await currentContent(listing, context)) ?? emptyContent;
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => ListingContent, {
    nullable: true,
    description: 'The studio as it is; null until it is approved for the first time.',
  })
  async current(@Root() listing: ListingRow, @Ctx() context: Context) {
    return currentContent(listing, context);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Whose it is.' })
  async owner(
    @Root() { ownerId }: ListingRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return (await profileLoader(context).load(ownerId)) ?? null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether something is written that was not submitted yet.',
  })
  hasUnsubmittedChanges(@Root() { content, version, submittedVersion }: ListingRow): boolean {
    return content !== null && version !== submittedVersion;
  }
}

async function currentContent(
  { studioId }: ListingRow,
  context: Context,
): Promise<StudioContent | null> {
  if (studioId === null) return null;
  return (await studioContentLoader(context).load(studioId))?.content ?? null;
}
