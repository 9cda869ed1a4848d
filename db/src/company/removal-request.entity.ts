import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { RemovalStatus } from '#domain/company/removal.ts';

export const RemovalRequestSchema = defineEntity({
  name: 'RemovalRequest',
  tableName: 'removal_requests',
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text(),
    email: p.text(),
    /** That of whoever asked, who need not have an account. */
    language: p.string().$type<Language>(),
    listingUrl: p.text(),
    reason: p.text(),
    additionalDetails: p.text(),
    status: p.string().$type<RemovalStatus>().default('waiting'),
    answer: p.text().default(''),
    /** Null for visitors. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
});

/** Somebody asks for a listing to be removed. */
export class RemovalRequest extends RemovalRequestSchema.class {}
RemovalRequestSchema.setClass(RemovalRequest);
