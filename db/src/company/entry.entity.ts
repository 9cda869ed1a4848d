import { defineEntity, p } from '@mikro-orm/core';
import type { EntryContent, EntryKind } from '#domain/company/entry.ts';

export const EntrySchema = defineEntity({
  name: 'Entry',
  tableName: 'entries',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.string().$type<EntryKind>(),
    position: p.integer(),
    isPublished: p.boolean(),
    /** Made up for the demo. */
    isInvented: p.boolean().default(false),
    facts: p.json<EntryContent['facts']>(),
    texts: p.json<EntryContent['texts']>(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    /** Null while it is listed. */
    removedAt: p.datetime().nullable(),
  },
});

/** Something that administrators keep a list of. */
export class Entry extends EntrySchema.class {}
EntrySchema.setClass(Entry);
