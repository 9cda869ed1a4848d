import { Field, Float, ID, ObjectType } from 'type-graphql';
import { publishEnum } from '#api/lib/enums.ts';
import type { RegionId } from '#domain/studios/city.ts';

export const RegionEnum = publishEnum<RegionId>('Region', 'A part of the world.', {
  'north-america': 'North America.',
  europe: 'Europe.',
  asia: 'Asia.',
  australia: 'Australia.',
  africa: 'Africa.',
  'south-america': 'South America.',
});

@ObjectType('Category', { description: 'A room type, such as drums.', simpleResolvers: true })
export class CategoryType {
  @Field(() => ID, { description: 'Identifies the category, such as `voice-over`.' })
  id!: string;

  @Field(() => String, { description: 'Name in English.' })
  name!: string;

  @Field(() => String, { description: 'What such a room is for, in English.' })
  description!: string;
}

@ObjectType('City', { description: 'A city in which studios are listed.', simpleResolvers: true })
export class CityType {
  @Field(() => ID, { description: 'Identifies the city, such as `los-angeles`.' })
  id!: string;

  @Field(() => String, { description: 'Name in English.' })
  name!: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code of its country.' })
  countryCode!: string;

  @Field(() => String, { description: 'Name of its country in English.' })
  country!: string;

  @Field(() => RegionEnum, { description: 'Part of the world that it belongs to.' })
  region!: RegionId;

  @Field(() => String, { description: 'IANA time zone, in which its studios keep their hours.' })
  zone!: string;

  @Field(() => Float, { description: 'Degrees north of the equator.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich.' })
  longitude!: number;
}
