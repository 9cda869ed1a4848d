import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { PlaceClaimRow } from '#db/directories/place-claim.repository.ts';
import type { StoredPlaceRow } from '#db/directories/place-content.repository.ts';
import type { PlaceRow } from '#db/directories/place.repository.ts';
import { declineSchema } from '#domain/claims/suggestion.schema.ts';
import {
  placeClaimSchema,
  placeContentSchema,
  placeReasonSchema,
} from '#domain/directories/place.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { isAllowed } from '#api/lib/policy.ts';
import {
  claimPlace,
  declinePlaceClaim,
  grantPlaceClaim,
  ownPlaceClaim,
  placeClaims,
} from './place-claim.service.ts';
import {
  ApprovePlaceInput,
  claimField,
  ClaimPlaceInput,
  DeclinePlaceClaimInput,
  DeclinePlaceInput,
  GrantPlaceClaimInput,
  PlaceClaimConnection,
  PlaceClaimType,
  placeField,
  PlaceSuggestion,
  PlaceSuggestionConnection,
  suggestionField,
  SuggestPlaceInput,
  UpdatePlaceInput,
} from './place-editing.type.ts';
import { placeLoader } from './place.loaders.ts';
import { placeLimits } from './place.limits.ts';
import { placePolicy } from './place.policy.ts';
import {
  approvePlace,
  declinePlace,
  placeSuggestions,
  suggestPlace,
  updatePlace,
} from './place-suggestion.service.ts';
import { Place } from './place.type.ts';

const NO_PLACE = 'directories.notFound';
const NO_SUGGESTION = 'directories.suggestionNotFound';
const NO_CLAIM = 'directories.claimNotFound';

/** What people change about places. */
@Resolver(() => Place)
export class PlaceEditingResolver {
  @For('anyone', { limit: placeLimits.suggestionByNetwork })
  @Change(
    'Suggests a label or a shop that others should find. It waits for an administrator, and is listed then.',
    { name: { type: () => String, description: 'What it is called, as it was understood.' } },
  )
  async suggestPlace(
    @Ctx() context: Context,
    @Input(() => SuggestPlaceInput) { kind, why, ...input }: SuggestPlaceInput,
  ) {
    const content = validate(placeContentSchema(kind), input);
    const reason = validate(placeReasonSchema, { why });
    return { name: await suggestPlace(context, { kind, content, why: reason.why }) };
  }

  @For('personal')
  @Change(
    'Has a place be what is said of it. For whoever runs it, and for administrators.',
    placeField,
  )
  async updatePlace(
    @Ctx() context: Context,
    @Input(() => UpdatePlaceInput) { id, ...input }: UpdatePlaceInput,
  ) {
    return { place: await updatePlace(context, requireId(id, NO_PLACE), input) };
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether whoever runs it keeps it up to date.',
  })
  isClaimed(@Root() { ownerId }: PlaceRow): boolean {
    return ownerId !== null;
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader may change it.' })
  viewerCanEdit(@Root() place: PlaceRow, @Ctx() context: Context): boolean {
    return isAllowed(context, placePolicy.edit, place);
  }
}

/** What administrators decide about places that were suggested. */
@Resolver(() => PlaceSuggestion)
export class PlaceSuggestionResolver {
  @For('staff')
  @Query(() => PlaceSuggestionConnection, {
    description:
      'Places that were suggested and wait for a decision, the one that has waited longest first. For administrators.',
  })
  async placeSuggestions(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return placeSuggestions(context, page);
  }

  @For('staff')
  @Change(
    'Has a suggestion be listed. CONFLICT when it is decided already. For administrators.',
    suggestionField,
  )
  async approvePlace(
    @Ctx() context: Context,
    @Input(() => ApprovePlaceInput) { id }: ApprovePlaceInput,
  ) {
    return { suggestion: await approvePlace(context, requireId(id, NO_SUGGESTION)) };
  }

  @For('staff')
  @Change(
    'Removes a suggestion; whoever made it is mailed why, if they have an account. CONFLICT when it is decided already. For administrators.',
    suggestionField,
  )
  async declinePlace(
    @Ctx() context: Context,
    @Input(() => DeclinePlaceInput) { id, ...input }: DeclinePlaceInput,
  ) {
    const { reasons } = validate(declineSchema, input);
    return { suggestion: await declinePlace(context, requireId(id, NO_SUGGESTION), reasons) };
  }

  @FieldResolver(() => Place, { description: 'The place.' })
  place(@Root() suggestion: StoredPlaceRow): PlaceRow {
    return suggestion;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who suggests it; null for visitors, and once their account is gone.',
  })
  async suggestedBy(
    @Root() { suggestedBy }: StoredPlaceRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return suggestedBy === null ? null : ((await profileLoader(context).load(suggestedBy)) ?? null);
  }
}

/** How whoever runs a place gets to keep it up to date. */
@Resolver(() => PlaceClaimType)
export class PlaceClaimResolver {
  @For('personal')
  @Query(() => PlaceClaimType, {
    nullable: true,
    description: 'What the logged-in user claimed of a place last; null for nothing.',
  })
  async myPlaceClaim(
    @Ctx() context: Context,
    @Arg('placeId', () => ID, { description: 'The place.' }) id: string,
  ) {
    return ownPlaceClaim(context, requireId(id, NO_PLACE));
  }

  @For('personal')
  @Change(
    'Claims a place in words, about which an administrator decides. Another claim of theirs that waits gives way. CONFLICT when it is claimed already.',
    claimField,
  )
  async claimPlace(
    @Ctx() context: Context,
    @Input(() => ClaimPlaceInput) { placeId, ...input }: ClaimPlaceInput,
  ) {
    const { statement } = validate(placeClaimSchema, input);
    return { claim: await claimPlace(context, requireId(placeId, NO_PLACE), statement) };
  }

  @For('staff')
  @Query(() => PlaceClaimConnection, {
    description:
      'Claims of places that wait for a decision, the one that has waited longest first. For administrators.',
  })
  async placeClaims(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return placeClaims(context, page);
  }

  @For('staff')
  @Change(
    'Has a place be theirs who claim it; all other claims of it are declined. CONFLICT when it does not wait. For administrators.',
    claimField,
  )
  async grantPlaceClaim(
    @Ctx() context: Context,
    @Input(() => GrantPlaceClaimInput) { id }: GrantPlaceClaimInput,
  ) {
    return { claim: await grantPlaceClaim(context, requireId(id, NO_CLAIM)) };
  }

  @For('staff')
  @Change(
    'Declines a claim; whoever made it is mailed why. CONFLICT when it does not wait. For administrators.',
    claimField,
  )
  async declinePlaceClaim(
    @Ctx() context: Context,
    @Input(() => DeclinePlaceClaimInput) { id, ...input }: DeclinePlaceClaimInput,
  ) {
    const { reasons } = validate(declineSchema, input);
    return { claim: await declinePlaceClaim(context, requireId(id, NO_CLAIM), reasons) };
  }

  @FieldResolver(() => Place, { description: 'What is claimed.' })
  async place(@Root() { placeId }: PlaceClaimRow, @Ctx() context: Context): Promise<PlaceRow> {
    return (await placeLoader(context).load(placeId))!;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who claims it.' })
  async claimant(
    @Root() { userId }: PlaceClaimRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return (await profileLoader(context).load(userId)) ?? null;
  }
}
