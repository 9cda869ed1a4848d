import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';

export const GreetingSchema = defineEntity({
  name: 'Greeting',
  tableName: 'greetings',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    text: p.string(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});
