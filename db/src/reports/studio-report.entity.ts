import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';

export const StudioReportSchema = defineEntity({
  name: 'StudioReport',
  tableName: 'studio_reports',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** What was written, where it is about that. */
    conversationId: p.integer().nullable(),
    /** Null for visitors, and once the account is gone. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    reason: p.string(),
    /** In words; may be empty. */
    details: p.string(),
    createdAt: p.datetime(),
    /** When an administrator was done with it. */
    closedAt: p.datetime().nullable(),
  },
});
