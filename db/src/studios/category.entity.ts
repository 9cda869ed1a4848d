import { defineEntity, p } from '@mikro-orm/core';
import type { CategoryId } from '#domain/studios/category.ts';

export const CategorySchema = defineEntity({
  name: 'Category',
  tableName: 'categories',
  properties: {
    id: p.string().$type<CategoryId>().primary(),
    name: p.string(),
    description: p.string(),
    position: p.integer(),
  },
});

/** A room type, such as drums. Reference data. */
export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category);
