import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ClaimProof, ClaimStatus } from '#domain/claims/claim.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const ClaimProofEnum = publishEnum<ClaimProof>(
  'StudioClaimProof',
  'How somebody proves that a studio is theirs.',
  {
    email: 'By a code that was mailed to the domain of its website.',
    statement: 'By words that an administrator reads.',
  },
);

export const ClaimStatusEnum = publishEnum<ClaimStatus>(
  'StudioClaimStatus',
  'Where a claim of a studio stands.',
  {
    unproven: 'The code that was mailed has not been entered.',
    waiting: 'It waits for an administrator.',
    granted: 'The studio is theirs to list.',
    declined: 'An administrator has declined it.',
    overtaken: 'Somebody else’s claim was granted.',
    withdrawn: 'Whoever made it no longer does.',
  },
);

@ObjectType('StudioClaim', {
  description:
    'Somebody’s claim that an unclaimed studio is theirs. Only ever shown to them and to administrators.',
  simpleResolvers: true,
})
export class StudioClaimType {
  @Field(() => ID, { description: 'Identifies the claim.' })
  id!: number;

  @Field(() => ClaimProofEnum, { description: 'How they prove it.' })
  proof!: ClaimProof;

  @Field(() => ClaimStatusEnum, { description: 'Where it stands.' })
  status!: ClaimStatus;

  @Field(() => String, {
    description: 'The address to which a code was mailed; empty for a claim in words.',
  })
  email!: string;

  @Field(() => String, { description: 'What proves it, in their words; may be empty.' })
  statement!: string;

  @Field(() => String, { description: 'Why an administrator declined it; may be empty.' })
  reasons!: string;

  @Field(() => DateTimeScalar, { description: 'When it changed last.' })
  updatedAt!: number;
}

@ObjectType({ description: 'Claims of studios, page by page.' })
export class StudioClaimConnection extends countedConnectionOf('StudioClaim', StudioClaimType) {}

/** A studio that is claimed. */
@InputType()
abstract class OfUnclaimedStudioInput {
  @Field(() => ID, { description: 'The unclaimed studio.' })
  unclaimedStudioId!: string;
}

@InputType({ description: 'A studio claimed by an email address at its website’s domain.' })
export class ClaimStudioByEmailInput extends OfUnclaimedStudioInput {
  @Field(() => String, { description: 'The address; a code is mailed to it.' })
  email!: string;
}

@InputType({ description: 'A studio claimed in words.' })
export class ClaimStudioByStatementInput extends OfUnclaimedStudioInput {
  @Field(() => String, {
    description: 'What proves that it is theirs, from 40 to 2,000 characters.',
  })
  statement!: string;
}

/** A claim, by itself. */
@InputType()
abstract class OfClaimInput {
  @Field(() => ID, { description: 'The claim.' })
  id!: string;
}

@InputType({ description: 'A claim with the code that was mailed for it.' })
export class ConfirmStudioClaimInput extends OfClaimInput {
  @Field(() => String, { description: 'The code, of 8 digits.' })
  code!: string;
}

@InputType({ description: 'A claim that whoever made it no longer does.' })
export class WithdrawStudioClaimInput extends OfClaimInput {}

@InputType({ description: 'A claim to be granted.' })
export class GrantStudioClaimInput extends OfClaimInput {}

@InputType({ description: 'A claim to be declined.' })
export class DeclineStudioClaimInput extends OfClaimInput {
  @Field(() => String, { description: 'Why, for whoever made it; up to 2,000 characters.' })
  reasons!: string;
}

/** What mutations of a claim return. */
export const claimField = {
  claim: { type: () => StudioClaimType, description: 'The claim, as it is now.' },
} as const;
