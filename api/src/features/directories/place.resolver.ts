import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { PlacePictureRow } from '#db/directories/place-picture.repository.ts';
import type { PlaceRow, PlaceSort } from '#db/directories/place.repository.ts';
import type { CityRow } from '#db/studios/directory.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { nextOpenTimes, openingSpans } from '#domain/directories/opening-hours.ts';
import type { OpeningSpan } from '#domain/directories/opening-hours.ts';
import { placeFilterSchema } from '#domain/directories/place-filter.schema.ts';
import { NEARBY_STUDIOS, placeLimits } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { validate } from '#domain/errors/validate.ts';
import { CityType } from '#api/features/studios/directory.type.ts';
import { cityOf, studioLoader } from '#api/features/studios/studio.loaders.ts';
import { OpeningHours, StudioType } from '#api/features/studios/studio.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { below } from '#api/lib/failures.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH, STATEMENT } from '#api/lib/query-cost.ts';
import { nearbyStudioIdsLoader, placePicturesLoader } from './place.loaders.ts';
import { placeFacets, publishedPlace, publishedPlaces } from './place.service.ts';
import {
  OpenTime,
  Place,
  PlaceConnection,
  PlaceFacets,
  PlaceFilterInput,
  PlaceKindEnum,
  PlacePicture,
  PlaceSortInput,
} from './place.type.ts';

/** The time in which a place is open now, or else the next one, and the one after it. */
const OPEN_TIMES = 2;
const DAYS = 7;

const byName: PlaceSort = { key: 'name', direction: 'asc' };

/** @throws DomainError BAD_USER_INPUT naming fields by their path from the argument */
const readFilter = (filter: PlaceFilterInput | null) =>
  below('filter', () => validate(placeFilterSchema, filter));

@Resolver(() => Place)
export class PlaceResolver {
  @For('public')
  @Cost({ work: SEARCH })
  @Query(() => PlaceConnection, {
    description: 'Places of a kind that match a filter, in an order.',
  })
  async places(
    @Ctx() context: Context,
    @Arg('kind', () => PlaceKindEnum, { description: 'What they are.' }) kind: PlaceKind,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => PlaceFilterInput, {
      nullable: true,
      description: 'Which of them; all without one.',
    })
    filter: PlaceFilterInput | null,
    @Arg('sort', () => PlaceSortInput, { defaultValue: byName, description: 'Their order.' })
    sort: PlaceSortInput,
  ) {
    return publishedPlaces(context, kind, readFilter(filter), sort, page);
  }

  @For('public')
  @Cost({ work: 3 * SEARCH })
  @Query(() => PlaceFacets, {
    description: 'What places of a kind that match a filter can be narrowed by further.',
  })
  async placeFacets(
    @Ctx() context: Context,
    @Arg('kind', () => PlaceKindEnum, { description: 'What they are.' }) kind: PlaceKind,
    @Arg('filter', () => PlaceFilterInput, {
      nullable: true,
      description: 'Which of them; all without one.',
    })
    filter: PlaceFilterInput | null,
  ): Promise<PlaceFacets> {
    return placeFacets(context, kind, readFilter(filter));
  }

  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => Place, {
    nullable: true,
    description:
      'A place by its number, by its address, or by one that it had before; null when there is none.',
  })
  async place(
    @Ctx() context: Context,
    @Arg('kind', () => PlaceKindEnum, { description: 'What it is.' }) kind: PlaceKind,
    @Arg('idOrSlug', () => ID, { description: 'Its number or its address.' }) idOrSlug: string,
  ): Promise<PlaceRow | null> {
    return publishedPlace(context, kind, idOrSlug);
  }

  @FieldResolver(() => CityType, { description: 'Where it is.' })
  async city(@Root() { cityId }: PlaceRow, @Ctx() context: Context): Promise<CityRow> {
    return (await cityOf(context, cityId))!;
  }

  @Cost({ items: DAYS })
  @FieldResolver(() => [OpeningHours], {
    description: 'When it is open each week, on the clock of its city; none where it has no hours.',
  })
  openingHours(@Root() { openingHours }: PlaceRow): OpeningSpan[] {
    return openingSpans(openingHours);
  }

  @Cost({ work: OPEN_TIMES, items: OPEN_TIMES })
  @FieldResolver(() => [OpenTime], {
    description:
      'The time in which it is open now, or else the next one within eight days, and the one after it.',
  })
  openTimes(@Root() { openingHours, zone }: PlaceRow, @Ctx() { now }: Context): OpenTime[] {
    return nextOpenTimes(openingHours, zone, now, OPEN_TIMES).map(({ start, end }) => ({
      opensAt: start,
      closesAt: end,
    }));
  }

  @FieldResolver(() => PlacePicture, {
    nullable: true,
    description: 'The first of its pictures; null where it has none.',
  })
  async cover(@Root() { id }: PlaceRow, @Ctx() context: Context): Promise<PlacePictureRow | null> {
    return (await placePicturesLoader(context).load(id))[0] ?? null;
  }

  @Cost({ items: placeLimits.pictures })
  @FieldResolver(() => [PlacePicture], { description: 'Its pictures, in order.' })
  async pictures(@Root() { id }: PlaceRow, @Ctx() context: Context): Promise<PlacePictureRow[]> {
    return placePicturesLoader(context).load(id);
  }

  @Cost({ work: STATEMENT, items: NEARBY_STUDIOS })
  @FieldResolver(() => [StudioType], {
    description: 'Studios of its city, at most four, the nearest first.',
  })
  async nearbyStudios(@Root() { id }: PlaceRow, @Ctx() context: Context): Promise<StudioRow[]> {
    const near = await nearbyStudioIdsLoader(context).load(id);
    const studios = await studioLoader(context).loadMany(near.map(({ studioId }) => studioId));
    return studios.flatMap((studio) => {
      if (studio instanceof Error) throw studio;
      return studio ?? [];
    });
  }
}
