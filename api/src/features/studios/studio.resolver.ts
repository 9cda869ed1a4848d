import { Arg, Ctx, FieldResolver, Float, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { CityRow } from '#db/studios/directory.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { Category } from '#domain/studios/category.ts';
import { roughly } from '#domain/studios/position.ts';
import { exceptionsOf } from '#domain/studios/exceptions.ts';
import { formatMinutes } from '#domain/time/calendar.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { whenLoaded } from '#api/lib/loaded.ts';
import type { Loaded } from '#api/lib/loaded.ts';
import { CategoryType, CityType } from './directory.type.ts';
import { HoursException } from './hours-exception.type.ts';
import { houseRulesOf, locationOf, ratingOf } from './listing.ts';
import {
  amenitiesLoader,
  categoriesOf,
  categoryIdsLoader,
  cityOf,
  equipmentLoader,
  exceptionalDaysLoader,
  faqsLoader,
  imagesLoader,
  openingHoursLoader,
  spacesLoader,
  studioLoader,
} from './studio.loaders.ts';
import {
  Amenity,
  EquipmentItem,
  HouseRule,
  OpeningHours,
  StudioFaq,
  StudioImage,
  StudioSpace,
  StudioType,
} from './studio.type.ts';

/** Days that differ which a page shows. */
const EXCEPTIONS_SHOWN = 12;

@Resolver(() => StudioType)
export class StudioResolver {
  @For('public')
  @Query(() => StudioType, {
    nullable: true,
    description: 'A studio; null when there is none with this id.',
  })
  async studio(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The studio.' }) id: string,
  ): Promise<StudioRow | null> {
    const number = parseId(id);
    if (number === undefined) return null;
    return (await studioLoader(context).load(number)) ?? null;
  }

  @FieldResolver(() => String, { description: 'City and country in English.' })
  location(@Root() studio: StudioRow): string {
    return locationOf(studio);
  }

  @FieldResolver(() => String, {
    description: 'Always empty.',
    deprecationReason: 'Where exactly it is, is told with an agreed booking: `Booking.address`.',
  })
  street(): string {
    return '';
  }

  @FieldResolver(() => Float, {
    description: 'Degrees north of the equator, to about a kilometre.',
  })
  latitude(@Root() studio: StudioRow): number {
    return roughly(studio.latitude);
  }

  @FieldResolver(() => Float, { description: 'Degrees east of Greenwich, to about a kilometre.' })
  longitude(@Root() studio: StudioRow): number {
    return roughly(studio.longitude);
  }

  @FieldResolver(() => CityType, { description: 'The city.' })
  city(@Root() { id, cityId }: StudioRow, @Ctx() context: Context): Loaded<CityRow> {
    return whenLoaded(cityOf(context, cityId), (city) => {
      if (!city) throw new Error(`Studio ${id} is in ${cityId}, which is no city.`);
      return city;
    });
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: 'Average of its reviews, 1 to 5; null while there are none.',
  })
  rating(@Root() studio: StudioRow): number | null {
    return ratingOf(studio);
  }

  @FieldResolver(() => [StudioImage], { description: 'Pictures, the main one first.' })
  images(
    @Root() studio: StudioRow,
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, description: 'How many at most; all unless given.' })
    first: number | null,
  ): Loaded<readonly StudioImage[]> {
    return whenLoaded(imagesLoader(context).load(studio.id), (images) =>
      images.slice(0, Math.max(0, first ?? images.length)),
    );
  }

  @FieldResolver(() => [CategoryType], { description: 'Room types, the main one first.' })
  categories(@Root() studio: StudioRow, @Ctx() context: Context): Loaded<readonly Category[]> {
    const all = categoriesOf(context);
    return whenLoaded(categoryIdsLoader(context).load(studio.id), (own) =>
      whenLoaded(all, (known) =>
        own.flatMap(({ categoryId }) => known.find(({ id }) => id === categoryId) ?? []),
      ),
    );
  }

  @FieldResolver(() => [EquipmentItem], { description: 'Gear, as the owner lists it.' })
  equipment(@Root() studio: StudioRow, @Ctx() context: Context): Loaded<readonly EquipmentItem[]> {
    return equipmentLoader(context).load(studio.id);
  }

  @FieldResolver(() => [StudioSpace], { description: 'Rooms.' })
  spaces(@Root() studio: StudioRow, @Ctx() context: Context): Loaded<readonly StudioSpace[]> {
    return spacesLoader(context).load(studio.id);
  }

  @FieldResolver(() => [Amenity], { description: 'Those of the ten standard amenities it has.' })
  amenities(@Root() studio: StudioRow, @Ctx() context: Context): Loaded<readonly Amenity[]> {
    return amenitiesLoader(context).load(studio.id);
  }

  @FieldResolver(() => [OpeningHours], { description: 'Its weekly hours, from Monday on.' })
  async openingHours(@Root() studio: StudioRow, @Ctx() context: Context): Promise<OpeningHours[]> {
    const windows = await openingHoursLoader(context).load(studio.id);
    return windows.map(({ weekday, opensMinute, closesMinute }) => ({
      weekday,
      opens: formatMinutes(opensMinute),
      closes: formatMinutes(closesMinute),
    }));
  }

  @FieldResolver(() => [HoursException], {
    description: 'Days from today on whose hours differ from the weekly ones: at most 12.',
  })
  async hoursExceptions(
    @Root() { id, zone }: StudioRow,
    @Ctx() context: Context,
  ): Promise<HoursException[]> {
    const today = localDateOf(context.now, zone);
    return exceptionsOf(await exceptionalDaysLoader(context).load(id))
      .filter(({ to }) => to >= today)
      .slice(0, EXCEPTIONS_SHOWN);
  }

  @FieldResolver(() => [HouseRule], { description: 'What the owner allows and forbids.' })
  houseRules(@Root() studio: StudioRow): HouseRule[] {
    return houseRulesOf(studio);
  }

  @FieldResolver(() => [StudioFaq], { description: 'Questions that the owner answers.' })
  faqs(@Root() studio: StudioRow, @Ctx() context: Context): Loaded<readonly StudioFaq[]> {
    return faqsLoader(context).load(studio.id);
  }
}
