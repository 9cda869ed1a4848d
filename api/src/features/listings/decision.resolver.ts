import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { validate } from '#domain/errors/validate.ts';
import { reasonsSchema } from '#domain/listings/listing.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import {
  approveListing,
  listingsToReview,
  reinstateListing,
  returnListing,
  suspendListing,
} from './decision.service.ts';
import {
  ApproveListingInput,
  ListingConnection,
  ReinstateListingInput,
  ReturnListingInput,
  SuspendListingInput,
  listingField,
} from './listing.type.ts';

const NOT_FOUND = 'listings.notFound';

/** What administrators do with listings. */
@Resolver()
export class DecisionResolver {
  @For('staff')
  @Query(() => ListingConnection, {
    description:
      'Listings that wait for a decision, the one that has waited longest first. For administrators.',
  })
  async listingsToReview(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return listingsToReview(context, page);
  }

  @For('staff')
  @Change(
    'Has what was submitted be shown, and mails its owner. CONFLICT when another version was submitted since. For administrators.',
    listingField,
  )
  async approveListing(
    @Ctx() context: Context,
    @Input(() => ApproveListingInput) { id, version }: ApproveListingInput,
  ) {
    return { listing: await approveListing(context, { id: requireId(id, NOT_FOUND), version }) };
  }

  @For('staff')
  @Change(
    'Returns what was submitted to its owner, who is mailed why. For administrators.',
    listingField,
  )
  async returnListing(
    @Ctx() context: Context,
    @Input(() => ReturnListingInput) { id, version, ...input }: ReturnListingInput,
  ) {
    const { reasons } = validate(reasonsSchema, input);
    const decision = { id: requireId(id, NOT_FOUND), version, reasons };
    return { listing: await returnListing(context, decision) };
  }

  @For('staff')
  @Change(
    'Takes a studio offline and mails its owner why. Agreed bookings stand. For administrators.',
    listingField,
  )
  async suspendListing(
    @Ctx() context: Context,
    @Input(() => SuspendListingInput) { id, ...input }: SuspendListingInput,
  ) {
    const { reasons } = validate(reasonsSchema, input);
    return { listing: await suspendListing(context, { id: requireId(id, NOT_FOUND), reasons }) };
  }

  @For('staff')
  @Change('Has a suspended studio be online again. For administrators.', listingField)
  async reinstateListing(
    @Ctx() context: Context,
    @Input(() => ReinstateListingInput) { id }: ReinstateListingInput,
  ) {
    return { listing: await reinstateListing(context, requireId(id, NOT_FOUND)) };
  }
}
