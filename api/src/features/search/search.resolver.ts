import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { listEquipment } from '#db/search/equipment.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { RECENT_LIMIT } from '#domain/search/limits.ts';
import { countryProblem, validateStudioFilter } from '#domain/search/studio-filter.ts';
import { namedSorts } from '#domain/search/studio-search.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { below } from '#api/lib/failures.ts';
import { PageArgs, pageSize } from '#api/lib/pagination.ts';
import { Cost, SEARCH, STATEMENT } from '#api/lib/query-cost.ts';
import { parseId } from '#api/lib/ids.ts';
import { studioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { findNearMatches, NEAR_MATCHES, listStudios } from './search.service.ts';
import {
  EquipmentOption,
  FacetCount,
  NearMatch,
  StudioConnection,
  StudioFilterInput,
  StudioSortInput,
} from './search.type.ts';

/** @throws DomainError BAD_USER_INPUT naming fields by their path from the argument */
const readFilter = (filter: StudioFilterInput | null) =>
  below('filter', () => validateStudioFilter(filter));

type FoundPage = Awaited<ReturnType<typeof listStudios>>;

@Resolver(() => StudioConnection)
export class SearchResolver {
  @For('public')
  @Cost({ work: SEARCH })
  @Query(() => StudioConnection, { description: 'Studios that match a filter, in an order.' })
  async studios(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StudioFilterInput, {
      nullable: true,
      description: 'What they must be; all studios without one.',
    })
    filter: StudioFilterInput | null,
    @Arg('sort', () => StudioSortInput, {
      defaultValue: namedSorts.relevance,
      description: 'Their order.',
    })
    sort: StudioSortInput,
  ) {
    const problem = sort.near ? countryProblem(sort.near) : undefined;
    if (problem) throw badInput({ 'sort.near': problem });
    return listStudios(context, readFilter(filter), sort, page);
  }

  @For('public')
  @Cost({ work: STATEMENT, items: RECENT_LIMIT })
  @Query(() => [StudioType], {
    description:
      'Studios that somebody has seen before, in the order in which they are named. Those that there are not any more are left out.',
  })
  async seenStudios(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The studios, at most twelve.' }) ids: string[],
  ): Promise<StudioRow[]> {
    if (ids.length > RECENT_LIMIT) {
      throw badInput({ ids: message('fields.range', { min: 0, max: RECENT_LIMIT }) });
    }
    const studios = await studioLoader(context).loadMany(ids.flatMap((id) => parseId(id) ?? []));
    return studios.flatMap((studio) => {
      if (studio instanceof Error) throw studio;
      return studio ?? [];
    });
  }

  @For('public')
  @Cost({ work: 2 * NEAR_MATCHES * SEARCH, items: NEAR_MATCHES })
  @Query(() => [NearMatch], {
    description: 'For a filter that finds nothing: what it would find with one condition fewer.',
  })
  async nearMatches(
    @Ctx() context: Context,
    @Arg('filter', () => StudioFilterInput, { description: 'The filter that finds nothing.' })
    filter: StudioFilterInput,
  ) {
    return findNearMatches(context, readFilter(filter));
  }

  @For('public')
  @Cost({ work: SEARCH })
  @Query(() => [EquipmentOption], {
    description: 'Gear whose name contains a text, most common first.',
  })
  async equipment(
    @Ctx() context: Context,
    @Arg('text', () => String, { defaultValue: '', description: 'Part of a name.' }) text: string,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, from 1 to 100.' })
    first: number,
  ) {
    return listEquipment(context.reads, text.trim(), pageSize(first));
  }

  @Cost({ work: SEARCH })
  @FieldResolver(() => [FacetCount], {
    description: 'How many there are of each category, whichever categories are asked for.',
  })
  async categoryCounts(@Root() page: FoundPage): Promise<FacetCount[]> {
    return page.categoryCounts();
  }

  @Cost({ work: SEARCH })
  @FieldResolver(() => [FacetCount], {
    description: 'How many there are in each city, whichever places are asked for.',
  })
  async cityCounts(@Root() page: FoundPage): Promise<FacetCount[]> {
    return page.cityCounts();
  }

  @Cost({ work: SEARCH })
  @FieldResolver(() => [FacetCount], {
    description: 'How many have each kind of parking, whichever parking is asked for.',
  })
  async parkingCounts(@Root() page: FoundPage): Promise<FacetCount[]> {
    return page.parkingCounts();
  }

  @Cost({ work: 2 * SEARCH })
  @FieldResolver(() => [FacetCount], {
    description:
      'How many there are with each further condition, whatever is asked for of its kind. Its `id` is the query parameter that sets it, such as `minRating=4.5` or `amenities=wifi`.',
  })
  async conditionCounts(@Root() page: FoundPage): Promise<FacetCount[]> {
    return page.conditionCounts();
  }
}
