import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { ListingSchema } from '#db/listings/listing.entity.ts';
import { CitySchema } from '#db/studios/city.entity.ts';
import type { SuggestionStatus } from '#domain/claims/suggestion.ts';
import type { CategoryId } from '#domain/studios/category.ts';

export const UnclaimedStudioSchema = defineEntity({
  name: 'UnclaimedStudio',
  tableName: 'unclaimed_studios',
  properties: {
    id: p.integer().primary().autoincrement(),
    status: p.string().$type<SuggestionStatus>().default('suggested'),
    name: p.text(),
    city: () => p.manyToOne(CitySchema).ref(),
    categories: p.array().columnType('text[]').$type<CategoryId[]>(),
    /** Empty where nobody has said. */
    website: p.text().default(''),
    why: p.text().default(''),
    /** Null for visitors, and once their account is gone. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    reasons: p.text().default(''),
    /** What became of it; null while it can be claimed. */
    listing: () => p.manyToOne(ListingSchema).ref().nullable(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
});

/** A studio that somebody suggested, until those who run it list it. */
export class UnclaimedStudio extends UnclaimedStudioSchema.class {}
UnclaimedStudioSchema.setClass(UnclaimedStudio);
