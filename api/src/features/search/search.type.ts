import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { SortDirectionEnum } from '#api/lib/sort-direction.ts';
import { LocalDateScalar, LocalTimeScalar } from '#api/lib/scalars.ts';
import { RegionEnum } from '#api/features/studios/directory.type.ts';
import { EquipmentCategoryEnum, StudioType } from '#api/features/studios/studio.type.ts';
import type { RelaxationKind } from '#domain/search/relaxation.ts';
import type { SortDirection, StudioSort, StudioSortKey } from '#domain/search/studio-search.ts';
import type { RegionId } from '#domain/studios/city.ts';
import type { EquipmentCategory } from '#domain/studios/studio.ts';
import type { ParkingChoice } from '#domain/studios/what-fits.ts';

export const StudioSortKeyEnum = publishEnum<StudioSortKey>(
  'StudioSortKey',
  'What studios are ordered by.',
  {
    relevance: 'How well they match the text; without a text, how well-liked they are.',
    rating: 'Their rating.',
    price: 'The price that is shown: of the time asked for, or the one they begin at.',
    listed: 'When they were listed.',
  },
);

export const ParkingChoiceEnum = publishEnum<ParkingChoice>(
  'ParkingChoice',
  'Parking that can be asked for.',
  { 'on-site': 'On the premises.', street: 'On the street.' },
);

@InputType({ description: 'An order of studios.' })
export class StudioSortInput implements StudioSort {
  @Field(() => StudioSortKeyEnum, { description: 'What they are ordered by.' })
  key!: StudioSortKey;

  @Field(() => SortDirectionEnum, { description: 'Which end comes first.' })
  direction!: SortDirection;

  @Field(() => String, {
    nullable: true,
    description:
      'ISO 3166-1 alpha-2 code of a country. By relevance without a text, its studios come first among those that are about equally well-liked.',
  })
  near?: string | null;
}

@InputType({ description: 'A time at which studios should be free, on the clock of each.' })
export class FreeAtInput {
  @Field(() => LocalDateScalar, { description: 'The day.' })
  date!: string;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last of several days, any of which will do; at most 31 days in all.',
  })
  until?: string | null;

  @Field(() => LocalTimeScalar, {
    nullable: true,
    description: 'The start; without it, any start on the day will do.',
  })
  startTime?: string | null;

  @Field(() => Int, { defaultValue: 2, description: 'Length: 1, 2, 3, 4, 5, 6 or 8 hours.' })
  hours!: number;
}

@InputType({
  description: 'A part of a map. Over the date line, its west is greater than its east.',
})
export class BoundsInput {
  @Field(() => Float, { description: 'Degrees north where it begins.' })
  south!: number;

  @Field(() => Float, { description: 'Degrees east where it begins.' })
  west!: number;

  @Field(() => Float, { description: 'Degrees north where it ends.' })
  north!: number;

  @Field(() => Float, { description: 'Degrees east where it ends.' })
  east!: number;
}

@InputType({
  description: 'What narrows a list of studios. All that is given must hold.',
})
export class StudioFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Words in name, place, kind, gear, rooms or description; the last may be begun.',
  })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'A place in words, however misspelt.' })
  location?: string | null;

  @Field(() => [ID], { nullable: true, description: 'At least one of these categories.' })
  categories?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'One of these cities.' })
  cities?: string[] | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code of the country.' })
  country?: string | null;

  @Field(() => [RegionEnum], { nullable: true, description: 'One of these parts of the world.' })
  regions?: RegionId[] | null;

  @Field(() => BoundsInput, {
    nullable: true,
    description: 'Only in this part of a map, by the position that everybody is told.',
  })
  bounds?: BoundsInput | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Lowest price, US cents: of the time in `freeAt`, or the one they begin at.',
  })
  minPriceCents?: number | null;

  @Field(() => Int, { nullable: true, description: 'Highest price, likewise.' })
  maxPriceCents?: number | null;

  @Field(() => Float, { nullable: true, description: 'Lowest average rating.' })
  minRating?: number | null;

  @Field(() => [String], { nullable: true, description: 'All of this gear, by its full name.' })
  equipment?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'All of these amenities.' })
  amenities?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Room for so many people at once, or more.' })
  groupSize?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what is reached without a step.' })
  stepFreeOnly?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only where gear comes in at street level or by a lift.',
  })
  withoutStairs?: boolean | null;

  @Field(() => [ParkingChoiceEnum], {
    nullable: true,
    description: 'Parking of one of these kinds.',
  })
  parking?: ParkingChoice[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what is confirmed at once.' })
  instantOnly?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only promoted studios.' })
  promotedOnly?: boolean | null;

  @Field(() => FreeAtInput, { nullable: true, description: 'Only studios that are free then.' })
  freeAt?: FreeAtInput | null;
}

@ObjectType({
  description: 'What a time in a studio costs with all that is compulsory, in US cents.',
  simpleResolvers: true,
})
export class WholePrice {
  @Field(() => Int, { description: 'The price.' })
  cents!: number;

  @Field(() => Boolean, { description: 'Whether some starts of that time may cost more.' })
  isLeast!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'What an engineer would add; null where there is no choice.',
  })
  engineerCents!: number | null;
}

@ObjectType({ description: 'How many studios a choice would leave.', simpleResolvers: true })
export class FacetCount {
  @Field(() => ID, { description: 'The category, the city, the kind of parking or the condition.' })
  id!: string;

  @Field(() => Int, { description: 'How many studios.' })
  count!: number;
}

@ObjectType({ description: 'Studios, page by page.' })
export class StudioConnection extends countedConnectionOf('Studio', StudioType) {
  @Field(() => String, {
    nullable: true,
    description: 'The text that was searched for when the one given found nothing as it was spelt.',
  })
  correctedText!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Likewise, the location that was searched for.',
  })
  correctedLocation!: string | null;
}

export const RelaxationKindEnum = publishEnum<RelaxationKind>(
  'Relaxation',
  'A condition of a search that was let go of.',
  {
    'start-time': 'The time of day.',
    date: 'The day.',
    price: 'The price.',
    rating: 'The rating.',
    instant: 'That it is confirmed at once.',
    gear: 'The equipment and the amenities.',
    fit: 'The group size, the way in and the parking.',
    category: 'The room type.',
    place: 'The place.',
    text: 'The words.',
  },
);

@ObjectType({ description: 'What would be found with one condition fewer.' })
export class NearMatch {
  @Field(() => RelaxationKindEnum, { description: 'The condition that was let go of.' })
  without!: RelaxationKind;

  @Field(() => Int, { description: 'How many studios match then.' })
  totalCount!: number;

  @Field(() => [StudioType], { description: 'The first few of them.' })
  studios!: StudioType[];
}

@ObjectType({ description: 'Gear that studios list.', simpleResolvers: true })
export class EquipmentOption {
  @Field(() => String, { description: 'Maker and model.' })
  name!: string;

  @Field(() => EquipmentCategoryEnum, { description: 'Kind of gear.' })
  category!: EquipmentCategory;

  @Field(() => Int, { description: 'How many studios list it.' })
  studioCount!: number;
}
