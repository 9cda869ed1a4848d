import { defineEntity, p } from '@mikro-orm/core';
import { StudioSchema } from '#db/studios/studio.entity.ts';

export const StudioViewsSchema = defineEntity({
  name: 'StudioViews',
  tableName: 'studio_views',
  properties: {
    studio: () => p.manyToOne(StudioSchema).ref().primary(),
    /** In studio time. */
    day: p.date().primary(),
    views: p.integer(),
  },
});

/** How often the page of a studio was opened on a day. */
export class StudioViews extends StudioViewsSchema.class {}
StudioViewsSchema.setClass(StudioViews);

export const StudioViewMarkSchema = defineEntity({
  name: 'StudioViewMark',
  tableName: 'studio_view_marks',
  properties: {
    id: p.bigint().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    day: p.date(),
  },
});

/** A view that is not counted with the others of its day yet. */
export class StudioViewMark extends StudioViewMarkSchema.class {}
StudioViewMarkSchema.setClass(StudioViewMark);
