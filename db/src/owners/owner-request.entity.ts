import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { OwnerRequestKind, OwnerRequestStatus } from '#domain/owners/owner-request.ts';

export const OwnerRequestSchema = defineEntity({
  name: 'OwnerRequest',
  tableName: 'owner_requests',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** The studio that it is about. */
    studio: () => p.manyToOne(StudioSchema).ref(),
    kind: p.string().$type<OwnerRequestKind>(),
    status: p.string().$type<OwnerRequestStatus>().default('open'),
    subject: p.text(),
    details: p.text(),
    /** What those who run the product said last; empty before they do. */
    answer: p.text().default(''),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** Something that an owner asks the people who run the product for. */
export class OwnerRequest extends OwnerRequestSchema.class {}
OwnerRequestSchema.setClass(OwnerRequest);
