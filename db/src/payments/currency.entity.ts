import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';

export const CurrencySchema = defineEntity({
  name: 'Currency',
  tableName: 'currencies',
  properties: {
    id: p.string().columnType('text').$type<CurrencyId>().primary(),
    /** What one US dollar is worth. */
    rate: p.decimal().columnType('numeric(12,6)'),
  },
});

export const CurrencyRateChangeSchema = defineEntity({
  name: 'CurrencyRateChange',
  tableName: 'currency_rate_changes',
  properties: {
    id: p.integer().primary().autoincrement(),
    currency: () => p.manyToOne(CurrencySchema).ref(),
    oldRate: p.decimal().columnType('numeric(12,6)'),
    newRate: p.decimal().columnType('numeric(12,6)'),
    /** Who changed it; nobody when their account is gone. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    changedAt: p.datetime().defaultRaw('now()'),
  },
});

export const PreferredCurrencySchema = defineEntity({
  name: 'PreferredCurrency',
  tableName: 'preferred_currencies',
  properties: {
    user: () => p.manyToOne(UserSchema).ref().primary(),
    currency: () => p.manyToOne(CurrencySchema).ref(),
  },
});

/** A currency that prices can be shown in. */
export class Currency extends CurrencySchema.class {}
CurrencySchema.setClass(Currency);

/** A step in the history of a rate. */
export class CurrencyRateChange extends CurrencyRateChangeSchema.class {}
CurrencyRateChangeSchema.setClass(CurrencyRateChange);

/** The currency that a user sees prices in, wherever they log in. */
export class PreferredCurrency extends PreferredCurrencySchema.class {}
PreferredCurrencySchema.setClass(PreferredCurrency);
