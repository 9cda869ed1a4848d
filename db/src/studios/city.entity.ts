import { defineEntity, p } from '@mikro-orm/core';
import type { RegionId } from '#domain/studios/city.ts';

export const CitySchema = defineEntity({
  name: 'City',
  tableName: 'cities',
  properties: {
    id: p.string().primary(),
    name: p.string(),
    /** ISO 3166-1 alpha-2. */
    countryCode: p.string(),
    country: p.string(),
    region: p.string().$type<RegionId>(),
    /** IANA time zone. */
    zone: p.string(),
    latitude: p.double().$type<number>(),
    longitude: p.double().$type<number>(),
    position: p.integer(),
  },
});

/** A city in which studios are listed. Reference data, to which an installation may add. */
export class City extends CitySchema.class {}
CitySchema.setClass(City);
