import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { StudioClaimRow } from '#db/claims/studio-claim.repository.ts';
import type { UnclaimedStudioRow } from '#db/claims/unclaimed-studio.repository.ts';
import {
  claimCodeSchema,
  emailClaimSchema,
  statementClaimSchema,
} from '#domain/claims/claim.schema.ts';
import { declineSchema } from '#domain/claims/suggestion.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { claimsToReview, declineClaim, grantClaim } from './claim-decision.service.ts';
import {
  claimByEmail,
  claimByStatement,
  confirmClaim,
  ownClaim,
  withdrawClaim,
} from './claim.service.ts';
import {
  claimField,
  ClaimStudioByEmailInput,
  ClaimStudioByStatementInput,
  ConfirmStudioClaimInput,
  DeclineStudioClaimInput,
  GrantStudioClaimInput,
  StudioClaimConnection,
  StudioClaimType,
  WithdrawStudioClaimInput,
} from './claim.type.ts';
import { unclaimedStudioLoader } from './unclaimed-studio.loaders.ts';
import { UnclaimedStudioType } from './unclaimed-studio.type.ts';

const NOT_FOUND = 'claims.notFound';
const NO_STUDIO = 'claims.studioNotFound';

@Resolver(() => StudioClaimType)
export class ClaimResolver {
  @For('personal')
  @Query(() => StudioClaimType, {
    nullable: true,
    description: 'What the logged-in user claimed of an unclaimed studio last; null for nothing.',
  })
  async myStudioClaim(
    @Ctx() context: Context,
    @Arg('unclaimedStudioId', () => ID, { description: 'The unclaimed studio.' }) id: string,
  ) {
    return ownClaim(context, requireId(id, NO_STUDIO));
  }

  @For('personal')
  @Change(
    'Claims a studio by an address at the domain of its website, to which a code is mailed. Another claim of theirs that nothing is decided about gives way. CONFLICT when it is claimed already.',
    claimField,
  )
  async claimStudioByEmail(
    @Ctx() context: Context,
    @Input(() => ClaimStudioByEmailInput)
    { unclaimedStudioId, ...input }: ClaimStudioByEmailInput,
  ) {
    const { email } = validate(emailClaimSchema, input);
    return { claim: await claimByEmail(context, requireId(unclaimedStudioId, NO_STUDIO), email) };
  }

  @For('personal')
  @Change(
    'Claims a studio in words, about which an administrator decides. Another claim of theirs that nothing is decided about gives way. CONFLICT when it is claimed already.',
    claimField,
  )
  async claimStudioByStatement(
    @Ctx() context: Context,
    @Input(() => ClaimStudioByStatementInput)
    { unclaimedStudioId, ...input }: ClaimStudioByStatementInput,
  ) {
    const { statement } = validate(statementClaimSchema, input);
    const id = requireId(unclaimedStudioId, NO_STUDIO);
    return { claim: await claimByStatement(context, id, statement) };
  }

  @For('personal')
  @Change(
    'Proves a claim by the code that was mailed for it: the studio is theirs to list then. One that they suggested themselves waits for an administrator. CONFLICT when somebody else has claimed it.',
    claimField,
  )
  async confirmStudioClaim(
    @Ctx() context: Context,
    @Input(() => ConfirmStudioClaimInput) { id, ...input }: ConfirmStudioClaimInput,
  ) {
    const { code } = validate(claimCodeSchema, input);
    return { claim: await confirmClaim(context, requireId(id, NOT_FOUND), code) };
  }

  @For('personal')
  @Change('Claims a studio no longer. CONFLICT when the claim is closed.', claimField)
  async withdrawStudioClaim(
    @Ctx() context: Context,
    @Input(() => WithdrawStudioClaimInput) { id }: WithdrawStudioClaimInput,
  ) {
    return { claim: await withdrawClaim(context, requireId(id, NOT_FOUND)) };
  }

  @For('staff')
  @Query(() => StudioClaimConnection, {
    description:
      'Claims of studios that wait for a decision, the one that has waited longest first. For administrators.',
  })
  async claimsToReview(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return claimsToReview(context, page);
  }

  @For('staff')
  @Change(
    'Has a studio be theirs who claim it, who are mailed, and closes all other claims of it. CONFLICT when it does not wait. For administrators.',
    claimField,
  )
  async grantStudioClaim(
    @Ctx() context: Context,
    @Input(() => GrantStudioClaimInput) { id }: GrantStudioClaimInput,
  ) {
    return { claim: await grantClaim(context, requireId(id, NOT_FOUND)) };
  }

  @For('staff')
  @Change(
    'Declines a claim; whoever made it is mailed why. CONFLICT when it does not wait. For administrators.',
    claimField,
  )
  async declineStudioClaim(
    @Ctx() context: Context,
    @Input(() => DeclineStudioClaimInput) { id, ...input }: DeclineStudioClaimInput,
  ) {
    const { reasons } = validate(declineSchema, input);
    return { claim: await declineClaim(context, requireId(id, NOT_FOUND), reasons) };
  }

  @FieldResolver(() => UnclaimedStudioType, { description: 'What is claimed.' })
  async studio(
    @Root() { studioId }: StudioClaimRow,
    @Ctx() context: Context,
  ): Promise<UnclaimedStudioRow> {
    return (await unclaimedStudioLoader(context).load(studioId))!;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The listing that it gave them; null for any but a granted claim.',
  })
  async listingId(
    @Root() { status, studioId }: StudioClaimRow,
    @Ctx() context: Context,
  ): Promise<number | null> {
    if (status !== 'granted') return null;
    return (await unclaimedStudioLoader(context).load(studioId))?.listingId ?? null;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who claims it.' })
  async claimant(
    @Root() { userId }: StudioClaimRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return (await profileLoader(context).load(userId)) ?? null;
  }
}
