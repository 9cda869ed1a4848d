import { defineEntity, p } from '@mikro-orm/core';
import { CitySchema } from '#db/studios/city.entity.ts';
import type { PlaceHours } from '#domain/directories/opening-hours.ts';
import type { PlaceKind, PlaceStatus, PlaceTag } from '#domain/directories/place.ts';

/** A label or a shop. */
export const PlaceSchema = defineEntity({
  name: 'Place',
  tableName: 'places',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<PlaceKind>(),
    slug: p.text(),
    name: p.text(),
    description: p.text().default(''),
    city: () => p.manyToOne(CitySchema).ref(),
    /** In its street, without the city. */
    address: p.text().default(''),
    latitude: p.decimal('number').precision(8).scale(6),
    longitude: p.decimal('number').precision(9).scale(6),
    /** Empty where it has none. */
    website: p.text().default(''),
    links: p.array().columnType('text[]'),
    openingHours: p.json().$type<PlaceHours>(),
    tags: p.array().columnType('text[]').$type<PlaceTag[]>(),
    /** A year. */
    founded: p.integer().nullable(),
    status: p.text().$type<PlaceStatus>().default('draft'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** An address that a place had before. */
export const PlaceSlugSchema = defineEntity({
  name: 'PlaceSlug',
  tableName: 'place_slugs',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<PlaceKind>(),
    slug: p.text(),
    place: () => p.manyToOne(PlaceSchema).ref(),
  },
});
