import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { ReportSubject } from '#domain/reports/report.schema.ts';

export const StudioReportSchema = defineEntity({
  name: 'StudioReport',
  tableName: 'studio_reports',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Null for what is not about a studio. */
    studio: () => p.manyToOne(StudioSchema).ref().nullable(),
    /** What it is about, and its id among those of its kind. */
    subject: p.text().$type<ReportSubject>().default('listing'),
    subjectId: p.integer(),
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
