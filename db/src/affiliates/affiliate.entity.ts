import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';

export const AffiliateSchema = defineEntity({
  name: 'Affiliate',
  tableName: 'affiliates',
  properties: {
    user: () => p.manyToOne(UserSchema).ref().primary(),
    /** In small letters. */
    code: p.text(),
    createdAt: p.datetime(),
    /** When somebody came by it first; null before that. */
    usedAt: p.datetime().nullable(),
    /** Since when an administrator has taken it away; null while it works. */
    suspendedAt: p.datetime().nullable(),
    /** Why, for whoever has it; empty while it works. */
    suspensionReasons: p.text().default(''),
  },
});

/** A code that nobody gets, whoever had it. */
export const WithheldCodeSchema = defineEntity({
  name: 'WithheldAffiliateCode',
  tableName: 'withheld_affiliate_codes',
  properties: { code: p.text().primary() },
});

/** Somebody who brings others. */
export class Affiliate extends AffiliateSchema.class {}
AffiliateSchema.setClass(Affiliate);

export const AffiliateVisitsSchema = defineEntity({
  name: 'AffiliateVisits',
  tableName: 'affiliate_visits',
  properties: {
    /** Whose code it was. */
    affiliate: () => p.manyToOne(UserSchema).ref().primary(),
    /** In UTC. */
    day: p.date().primary(),
    visits: p.integer(),
  },
});

/** How often somebody came by a code on a day. */
export class AffiliateVisits extends AffiliateVisitsSchema.class {}
AffiliateVisitsSchema.setClass(AffiliateVisits);

export const AffiliateSignUpSchema = defineEntity({
  name: 'AffiliateSignUp',
  tableName: 'affiliate_sign_ups',
  properties: {
    user: () => p.manyToOne(UserSchema).ref().primary(),
    /** By whose code they came. */
    affiliate: () => p.manyToOne(UserSchema).ref(),
    signedUpAt: p.datetime(),
  },
});

/** An account that was made by somebody who came by a code. */
export class AffiliateSignUp extends AffiliateSignUpSchema.class {}
AffiliateSignUpSchema.setClass(AffiliateSignUp);
