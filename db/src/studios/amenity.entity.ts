import { defineEntity, p } from '@mikro-orm/core';
import type { AmenityId } from '#domain/studios/amenity.ts';

export const AmenitySchema = defineEntity({
  name: 'Amenity',
  tableName: 'amenities',
  properties: {
    id: p.string().$type<AmenityId>().primary(),
    name: p.string(),
    position: p.integer(),
  },
});

/** One of the ten standard amenities. Reference data. */
export class Amenity extends AmenitySchema.class {}
AmenitySchema.setClass(Amenity);
