import { defineEntity, p } from '@mikro-orm/core';
import type { EquipmentCategory } from '#domain/studios/studio.ts';
import { AmenitySchema } from './amenity.entity.ts';
import { CategorySchema } from './category.entity.ts';
import { StudioSchema } from './studio.entity.ts';

/*
 * What a listing is made of besides its own columns. Each belongs to one studio and is ordered by
 * `position` within it.
 */

export const StudioCategorySchema = defineEntity({
  name: 'StudioCategory',
  tableName: 'studio_categories',
  properties: {
    studio: () => p.manyToOne(StudioSchema).ref().primary(),
    category: () => p.manyToOne(CategorySchema).ref().primary(),
    /** The main category stands at 0. */
    position: p.integer(),
  },
});

export const StudioImageSchema = defineEntity({
  name: 'StudioImage',
  tableName: 'studio_images',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    position: p.integer(),
    url: p.string(),
    /** Text alternative. */
    alt: p.string(),
    /** Pixels. */
    width: p.integer(),
    height: p.integer(),
  },
});

export const EquipmentSchema = defineEntity({
  name: 'Equipment',
  tableName: 'equipment',
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.string(),
    category: p.string().$type<EquipmentCategory>(),
  },
});

export const StudioEquipmentSchema = defineEntity({
  name: 'StudioEquipment',
  tableName: 'studio_equipment',
  properties: {
    studio: () => p.manyToOne(StudioSchema).ref().primary(),
    equipment: () => p.manyToOne(EquipmentSchema).ref().primary(),
    position: p.integer(),
  },
});

export const StudioSpaceSchema = defineEntity({
  name: 'StudioSpace',
  tableName: 'studio_spaces',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    position: p.integer(),
    name: p.string(),
    description: p.string(),
  },
});

/** Standard amenities that the owner has unticked; a studio has all the others (ruling 6). */
export const StudioMissingAmenitySchema = defineEntity({
  name: 'StudioMissingAmenity',
  tableName: 'studio_missing_amenities',
  properties: {
    studio: () => p.manyToOne(StudioSchema).ref().primary(),
    amenity: () => p.manyToOne(AmenitySchema).ref().primary(),
  },
});

export const StudioFaqSchema = defineEntity({
  name: 'StudioFaq',
  tableName: 'studio_faqs',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    position: p.integer(),
    question: p.string(),
    answer: p.string(),
  },
});
