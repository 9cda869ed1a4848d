import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PlaceKind, PlaceSortKey, PlaceTag } from '#domain/directories/place.ts';
import type { SortDirection } from '#domain/search/studio-search.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { SortDirectionEnum } from '#api/lib/sort-direction.ts';

export const PlaceKindEnum = publishEnum<PlaceKind>('PlaceKind', 'Places that a directory lists.', {
  label: 'Labels that release records.',
  'record-store': 'Shops that sell records.',
  'music-store': 'Shops that sell instruments and gear.',
});

export const PlaceSortKeyEnum = publishEnum<PlaceSortKey>(
  'PlaceSortKey',
  'What places are ordered by.',
  {
    name: 'Their names, capitals and accents aside.',
    distance: 'How far they are from the point of the filter, which has to have one.',
    added: 'When they were added.',
  },
);

@ObjectType({
  description: 'A time in which a place is open without a break.',
  simpleResolvers: true,
})
export class OpenTime {
  @Field(() => DateTimeScalar, { description: 'When it opens; now, if it is open already.' })
  opensAt!: number;

  @Field(() => DateTimeScalar, {
    description: 'When it closes; eight days from now, if it does not before.',
  })
  closesAt!: number;
}

@ObjectType({
  description: 'A label, a record store or a music store.',
  simpleResolvers: true,
})
export class Place {
  @Field(() => ID, { description: 'Identifies the place among those of all kinds.' })
  id!: number;

  @Field(() => PlaceKindEnum, { description: 'What it is.' })
  kind!: PlaceKind;

  @Field(() => String, {
    description: 'Its address: `/label/{slug}`, `/store/{slug}` or `/musicstore/{slug}`.',
  })
  slug!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'What it is like, in a few sentences of English.' })
  description!: string;

  @Field(() => String, { description: 'Its street; may be empty.' })
  address!: string;

  @Field(() => Float, { description: 'Degrees north of the equator.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich.' })
  longitude!: number;

  @Field(() => String, { description: 'Its web address; may be empty.' })
  website!: string;

  @Field(() => [String], { description: 'Its other web addresses.' })
  links!: string[];

  @Field(() => [ID], { description: 'What it is found by, such as `jazz` or `repairs`.' })
  tags!: PlaceTag[];

  @Field(() => Int, {
    nullable: true,
    description: 'The year of its founding; null where that is not known.',
  })
  founded!: number | null;
}

@ObjectType({ description: 'A picture of a place.', simpleResolvers: true })
export class PlacePicture {
  @Field(() => ID, { description: 'Identifies the picture.' })
  id!: number;

  @Field(() => String, { description: 'Where it is.' })
  url!: string;

  @Field(() => String, { description: 'What it shows, in words; may be empty.' })
  alt!: string;

  @Field(() => Int, { description: 'Pixels across.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels down.' })
  height!: number;
}

@ObjectType({ description: 'Places, page by page.' })
export class PlaceConnection extends countedConnectionOf('Place', Place) {}

@ObjectType({ description: 'How many places a choice would leave.', simpleResolvers: true })
export class PlaceCount {
  @Field(() => ID, { description: 'The city or the tag.' })
  id!: string;

  @Field(() => Int, { description: 'How many places.' })
  count!: number;
}

@ObjectType({
  description: 'What places can be narrowed by, and how many each choice would leave.',
})
export class PlaceFacets {
  @Field(() => [PlaceCount], {
    description: 'How many there are in each city that has any, wherever is asked for.',
  })
  cities!: PlaceCount[];

  @Field(() => [PlaceCount], {
    description: 'How many there are with each tag that any has, whichever tags are asked for.',
  })
  tags!: PlaceCount[];

  @Field(() => Int, { description: 'How many are open now.' })
  openCount!: number;
}

@InputType({ description: 'A point, and how far from it.' })
export class PlaceNearInput {
  @Field(() => Float, { description: 'Degrees north of the equator.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich.' })
  longitude!: number;

  @Field(() => Float, { description: 'Kilometers as the crow flies, from 1 to 500.' })
  km!: number;
}

@InputType({ description: 'What narrows places. All that is given must hold.' })
export class PlaceFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that are all in the name, the description, the street, the city or the tags.',
  })
  text?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only in this city.' })
  cityId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'At least one of these tags.' })
  tags?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only what is open now, by its hours and its own clock.',
  })
  openNow?: boolean | null;

  @Field(() => PlaceNearInput, { nullable: true, description: 'Only around a point.' })
  near?: PlaceNearInput | null;
}

@InputType({ description: 'An order of places.' })
export class PlaceSortInput {
  @Field(() => PlaceSortKeyEnum, { description: 'What they are ordered by.' })
  key!: PlaceSortKey;

  @Field(() => SortDirectionEnum, { description: 'Which end comes first.' })
  direction!: SortDirection;
}
