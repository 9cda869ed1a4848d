import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';

export const SavedSearchSchema = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_searches',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    name: p.text(),
    /** Its parameters, as in the address of the results. */
    query: p.text(),
    sendsEmail: p.boolean().default(true),
    currency: p.text().$type<CurrencyId>().default('usd'),
    /** Studios listed up to then have been mailed, or need not be. */
    toldUntil: p.datetime(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A search that somebody wants to hear of when something new fits. */
export class SavedSearch extends SavedSearchSchema.class {}
SavedSearchSchema.setClass(SavedSearch);
