import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';

export const CollectionSchema = defineEntity({
  name: 'Collection',
  tableName: 'collections',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    name: p.text(),
    /** What makes two names the same. */
    nameKey: p.text(),
    /** Where it stands among its owner's. */
    position: p.integer(),
    /** What the link to it is known by; null while it is not shared. */
    shareToken: p.text().nullable(),
    /** Whether the link shows the owner's notes too. */
    sharesNotes: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A named list of studios that a user has saved. */
export class Collection extends CollectionSchema.class {}
CollectionSchema.setClass(Collection);

export const CollectionStudioSchema = defineEntity({
  name: 'CollectionStudio',
  tableName: 'collection_studios',
  properties: {
    id: p.integer().primary().autoincrement(),
    collection: () => p.manyToOne(CollectionSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    addedAt: p.datetime().defaultRaw('now()'),
  },
});

/** A studio in a collection, once. */
export class CollectionStudio extends CollectionStudioSchema.class {}
CollectionStudioSchema.setClass(CollectionStudio);
