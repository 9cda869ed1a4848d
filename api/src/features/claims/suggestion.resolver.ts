import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { UnclaimedStudioRow } from '#db/claims/unclaimed-studio.repository.ts';
import type { CityRow } from '#db/studios/directory.repository.ts';
import { declineSchema, suggestionSchema } from '#domain/claims/suggestion.schema.ts';
import { provingDomain } from '#domain/claims/website.ts';
import { validate } from '#domain/errors/validate.ts';
import { listingLimits } from '#domain/listings/limits.ts';
import type { Category } from '#domain/studios/category.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { CategoryType, CityType } from '#api/features/studios/directory.type.ts';
import { categoriesOf, cityOf } from '#api/features/studios/studio.loaders.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { claimLimits } from './claim.limits.ts';
import {
  approveSuggestion,
  declineSuggestion,
  similarStudios,
  suggestionsToReview,
  suggestStudio,
  unclaimedStudio,
} from './suggestion.service.ts';
import { similarStudiosLoader } from './unclaimed-studio.loaders.ts';
import {
  ApproveSuggestionInput,
  DeclineSuggestionInput,
  SimilarStudio,
  StudioSuggestion,
  StudioSuggestionConnection,
  SuggestStudioInput,
  UnclaimedStudioType,
} from './unclaimed-studio.type.ts';

const NOT_FOUND = 'claims.suggestionNotFound';

const suggestionField = {
  suggestion: { type: () => StudioSuggestion, description: 'The suggestion.' },
};

@Resolver(() => UnclaimedStudioType)
export class UnclaimedStudioResolver {
  @For('public')
  @Query(() => UnclaimedStudioType, {
    nullable: true,
    description: 'A studio that was suggested and approved; null when there is none.',
  })
  async unclaimedStudio(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The unclaimed studio.' }) id: string,
  ): Promise<UnclaimedStudioRow | null> {
    const number = parseId(id);
    return number === undefined ? null : unclaimedStudio(context, number);
  }

  @FieldResolver(() => CityType, { description: 'The city that it is in.' })
  async city(@Root() { cityId }: UnclaimedStudioRow, @Ctx() context: Context): Promise<CityRow> {
    return (await cityOf(context, cityId))!;
  }

  @FieldResolver(() => [CategoryType], { description: 'Its room types, the main one first.' })
  async categories(
    @Root() { categories }: UnclaimedStudioRow,
    @Ctx() context: Context,
  ): Promise<Category[]> {
    const all = await categoriesOf(context);
    return categories.flatMap((id) => all.find((category) => category.id === id) ?? []);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where an email address has to be that proves a claim: the domain of its website; null where none would prove it.',
  })
  provingDomain(@Root() { website }: UnclaimedStudioRow): string | null {
    return provingDomain(website) ?? null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether somebody has claimed it, and is listing it or has listed it.',
  })
  isClaimed(@Root() { listingId }: UnclaimedStudioRow): boolean {
    return listingId !== null;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The studio that it has become; null while that is not public.',
  })
  studioId(@Root() { studioId }: UnclaimedStudioRow): number | null {
    return studioId;
  }
}

@Resolver(() => StudioSuggestion)
export class SuggestionResolver {
  @For('anyone')
  @Query(() => [SimilarStudio], {
    description:
      'Studios of a city that are listed or unclaimed, whose names are nearly the same as one: at most 5, the most similar first.',
  })
  async similarStudios(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: 'What a studio is called.' }) name: string,
    @Arg('cityId', () => ID, { description: 'The city that it is in.' }) cityId: string,
  ) {
    return similarStudios(context, { name: name.slice(0, listingLimits.name), cityId });
  }

  @For('anyone', { limit: claimLimits.suggestionByNetwork })
  @Change(
    'Suggests a studio that others should find. It waits for an administrator, and becomes an unclaimed studio then.',
    { name: { type: () => String, description: 'What it is called, as it was understood.' } },
  )
  async suggestStudio(
    @Ctx() context: Context,
    @Input(() => SuggestStudioInput) input: SuggestStudioInput,
  ) {
    return { name: await suggestStudio(context, validate(suggestionSchema, input)) };
  }

  @For('staff')
  @Query(() => StudioSuggestionConnection, {
    description:
      'Studios that were suggested and wait for a decision, the one that has waited longest first. For administrators.',
  })
  async suggestionsToReview(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return suggestionsToReview(context, page);
  }

  @For('staff')
  @Change(
    'Has a suggestion be an unclaimed studio. CONFLICT when it is decided already. For administrators.',
    suggestionField,
  )
  async approveSuggestion(
    @Ctx() context: Context,
    @Input(() => ApproveSuggestionInput) { id }: ApproveSuggestionInput,
  ) {
    return { suggestion: await approveSuggestion(context, requireId(id, NOT_FOUND)) };
  }

  @For('staff')
  @Change(
    'Declines a suggestion; whoever made it is mailed why, if they have an account. CONFLICT when it is decided already. For administrators.',
    suggestionField,
  )
  async declineSuggestion(
    @Ctx() context: Context,
    @Input(() => DeclineSuggestionInput) { id, ...input }: DeclineSuggestionInput,
  ) {
    const { reasons } = validate(declineSchema, input);
    return { suggestion: await declineSuggestion(context, requireId(id, NOT_FOUND), reasons) };
  }

  @FieldResolver(() => UnclaimedStudioType, { description: 'The studio.' })
  studio(@Root() suggestion: UnclaimedStudioRow): UnclaimedStudioRow {
    return suggestion;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who suggests it; null for visitors, and once their account is gone.',
  })
  async suggestedBy(
    @Root() { userId }: UnclaimedStudioRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return userId === null ? null : ((await profileLoader(context).load(userId)) ?? null);
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => [SimilarStudio], {
    description: 'Studios of the city that are there already, by names that are nearly the same.',
  })
  async similar(@Root() { id }: UnclaimedStudioRow, @Ctx() context: Context) {
    return similarStudiosLoader(context).load(id);
  }
}
