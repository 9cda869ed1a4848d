import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { ClaimProof, ClaimStatus } from '#domain/claims/claim.ts';
import { UnclaimedStudioSchema } from './unclaimed-studio.entity.ts';

export const StudioClaimSchema = defineEntity({
  name: 'StudioClaim',
  tableName: 'studio_claims',
  properties: {
    id: p.integer().primary().autoincrement(),
    unclaimedStudio: () => p.manyToOne(UnclaimedStudioSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    proof: p.string().$type<ClaimProof>(),
    status: p.string().$type<ClaimStatus>(),
    /** At the domain of the website; empty for a claim in words. */
    email: p.text().default(''),
    codeHash: p.uint8array().columnType('bytea').nullable().hidden(),
    codeExpiresAt: p.datetime().nullable(),
    wrongCodes: p.integer().default(0),
    statement: p.text().default(''),
    reasons: p.text().default(''),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** Somebody's claim that an unclaimed studio is theirs. */
export class StudioClaim extends StudioClaimSchema.class {}
StudioClaimSchema.setClass(StudioClaim);
