import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';

export const FavoriteSchema = defineEntity({
  name: 'Favorite',
  tableName: 'favorites',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** What its user noted about it; empty when nothing. */
    note: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A studio that a user has saved, once. */
export class Favorite extends FavoriteSchema.class {}
FavoriteSchema.setClass(Favorite);
