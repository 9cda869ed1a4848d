import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { CityRow } from '#db/studios/directory.repository.ts';
import { HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import { leadBuckets, MARKET_WEEKS, PART_HOURS } from '#domain/market/market.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { cityIds } from '#domain/studios/city.ts';
import { CityType } from '#api/features/studios/directory.type.ts';
import { Cost } from '#api/lib/query-cost.ts';

@ObjectType({ description: 'What studios ask for an hour.', simpleResolvers: true })
export class MarketPrice {
  @Field(() => ID, { nullable: true, description: 'Their room type; null for all together.' })
  categoryId!: string | null;

  @Field(() => Int, { description: 'A quarter of them asks less, US cents.' })
  lowCents!: number;

  @Field(() => Int, { description: 'Half of them asks less, US cents.' })
  medianCents!: number;

  @Field(() => Int, { description: 'A quarter of them asks more, US cents.' })
  highCents!: number;
}

@ObjectType({ description: 'A city beside others.', simpleResolvers: true })
export class MarketCity {
  @Field(() => CityType, { description: 'The city.' })
  city!: CityRow;

  @Field(() => Int, {
    nullable: true,
    description: 'What half of its studios ask less than for an hour, US cents; null for too few.',
  })
  medianCents!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Hours a week that a studio with sessions is booked; null for too few.',
  })
  weeklyHours!: number | null;
}

@ObjectType({ description: 'A part of a weekday.', simpleResolvers: true })
export class MarketHour {
  @Field(() => Int, { description: 'The weekday; Monday is 1.' })
  weekday!: number;

  @Field(() => Int, { description: 'The hour at which the part begins, of studio time.' })
  hour!: number;

  @Field(() => Int, { description: 'How many sessions go on; 100 is the most in any part.' })
  level!: number;
}

@ObjectType({ description: 'Some of the sessions.', simpleResolvers: true })
export class MarketShare {
  @Field(() => Int, { description: 'The least number of hours or days that they have.' })
  from!: number;

  @Field(() => Int, { description: 'How many they are of those that are told of, percent.' })
  share!: number;
}

@ObjectType({ description: 'A week.', simpleResolvers: true })
export class MarketWeek {
  @Field(() => String, { description: 'Its Monday, such as `2026-11-23`.' })
  monday!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'How many sessions there were; 100 is the most in any week, null for too few.',
  })
  level!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What half of them paid less than for an hour, US cents; null for too few.',
  })
  medianCents!: number | null;
}

@ObjectType({
  description:
    'The market of studios in figures, of one city or everywhere. A figure is there only if it rests on enough studios of enough owners.',
  simpleResolvers: true,
})
export class Market {
  @Field(() => String, { nullable: true, description: 'When they were made (UTC); null before.' })
  day!: string | null;

  @Field(() => String, { description: 'The first day of the sessions that are counted.' })
  from!: string;

  @Field(() => String, { description: 'The last one.' })
  until!: string;

  @Cost({ items: categoryIds.length })
  @Field(() => [MarketPrice], { description: 'Prices by room type, in listed order.' })
  prices!: MarketPrice[];

  @Cost({ items: cityIds.length })
  @Field(() => [MarketCity], { description: 'Cities in listed order; none within a city.' })
  cities!: MarketCity[];

  @Cost({ items: (7 * 24) / PART_HOURS })
  @Field(() => [MarketHour], { description: 'Sessions by weekday and part of the day.' })
  hours!: MarketHour[];

  @Cost({ items: leadBuckets.length })
  @Field(() => [MarketShare], { description: 'Sessions by how many days ahead they are booked.' })
  leads!: MarketShare[];

  @Cost({ items: HOURS_OPTIONS.length })
  @Field(() => [MarketShare], { description: 'Sessions by how many hours long they are.' })
  lengths!: MarketShare[];

  @Cost({ items: MARKET_WEEKS })
  @Field(() => [MarketWeek], { description: 'The weeks, in order.' })
  weeks!: MarketWeek[];
}
