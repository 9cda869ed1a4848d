import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, SEARCH } from '#api/lib/query-cost.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { studioStatistics } from './statistics.service.ts';
import { StudioStatistics } from './statistics.type.ts';
import { countView } from './view.service.ts';
import { CountStudioViewInput } from './view.type.ts';

const NOT_FOUND = 'studios.notFound';

/** What owners learn about how their studios do. */
@Resolver()
export class StatisticsResolver {
  @For('personal')
  @Cost({ work: SEARCH })
  @Query(() => StudioStatistics, {
    description:
      'What happened in the studios that the logged-in user runs, up to today. NOT_FOUND for a studio that they do not run.',
  })
  async studioStatistics(
    @Ctx() context: Context,
    @Arg('days', () => Int, { description: 'How many days: 7, 30 or 90.' }) days: number,
    @Arg('studioId', () => ID, {
      nullable: true,
      description: 'One of their studios; all of them unless given.',
    })
    studioId?: string | null,
  ): Promise<StudioStatistics> {
    const one = studioId ? requireId(studioId, NOT_FOUND) : undefined;
    return studioStatistics(context, { days, studioId: one });
  }

  @For('anyone', { limit: 'general' })
  @Change(
    'Counts a view of the page of a studio. Nothing is kept of who looks. Programs that say what they are, and those who run the studio, are not counted.',
    { studio: { type: () => StudioType, description: 'The studio.' } },
  )
  async countStudioView(
    @Ctx() context: RequestContext,
    @Input(() => CountStudioViewInput) { studioId }: CountStudioViewInput,
  ) {
    return { studio: await countView(context, requireId(studioId, NOT_FOUND)) };
  }
}
