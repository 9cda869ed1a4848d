import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { listSeries } from '#db/podcasts/podcast.repository.ts';
import type { EpisodeRow, SeriesRow } from '#db/podcasts/podcast.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH, STATEMENT } from '#api/lib/query-cost.ts';
import { EPISODES_LIMIT, episodesLoader, seriesLoader } from './podcast.loaders.ts';
import { episodeAt, publishedEpisodes } from './podcast.service.ts';
import { PodcastEpisode, PodcastEpisodeConnection, PodcastSeries } from './podcast.type.ts';

/** Series that are listed at most. */
const SERIES_LIMIT = 12;

@Resolver(() => PodcastEpisode)
export class PodcastEpisodeResolver {
  @For('public')
  @Cost({ work: SEARCH })
  @Query(() => PodcastEpisodeConnection, {
    description: 'Episodes of all podcasts, last published first.',
  })
  async podcastEpisodes(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return publishedEpisodes(context, page);
  }

  @For('public')
  @Cost({ work: 4 * STATEMENT })
  @Query(() => PodcastEpisode, {
    nullable: true,
    description: 'An episode by its address or its id; null when there is none.',
  })
  async podcastEpisode(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The address, or the id.' }) slug: string,
  ): Promise<EpisodeRow | null> {
    return episodeAt(context, slug);
  }

  @FieldResolver(() => PodcastSeries, { description: 'The series that it is part of.' })
  async series(@Root() { seriesId }: EpisodeRow, @Ctx() context: Context): Promise<SeriesRow> {
    // An episode goes with its series.
    return (await seriesLoader(context).load(seriesId))!;
  }
}

@Resolver(() => PodcastSeries)
export class PodcastSeriesResolver {
  @For('public')
  @Cost({ items: SERIES_LIMIT, work: STATEMENT })
  @Query(() => [PodcastSeries], {
    description: 'At most 12 series of podcasts, the one with the latest episode first.',
  })
  async podcastSeries(@Ctx() { reads, now }: Context): Promise<SeriesRow[]> {
    return listSeries(reads, SERIES_LIMIT, now);
  }

  @Cost({ items: EPISODES_LIMIT, work: STATEMENT })
  @FieldResolver(() => [PodcastEpisode], {
    description: 'Its first 30 episodes, in the order in which they were published.',
  })
  async episodes(@Root() { id }: SeriesRow, @Ctx() context: Context): Promise<EpisodeRow[]> {
    return episodesLoader(context).load(id);
  }
}
