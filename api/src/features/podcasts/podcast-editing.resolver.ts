import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { EditedEpisodeRow, EditedSeriesRow } from '#db/podcasts/podcast-editing.repository.ts';
import { readDocument } from '#domain/documents/read-document.ts';
import { validate } from '#domain/errors/validate.ts';
import { episodeStateOf } from '#domain/podcasts/episode.ts';
import type { EpisodeState } from '#domain/podcasts/episode.ts';
import { episodeSchema, seriesSchema } from '#domain/podcasts/podcast.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import {
  episodesToEdit,
  episodeToEdit,
  publishEpisode,
  removeEpisode,
  removeSeries,
  restoreEpisode,
  restoreSeries,
  saveEpisode,
  saveSeries,
  SERIES_LIMIT,
  seriesToEdit,
} from './podcast-editing.service.ts';
import {
  EditedPodcastEpisode,
  EditedPodcastEpisodeConnection,
  EditedPodcastSeries,
  EpisodeStateEnum,
  PublishPodcastEpisodeInput,
  RemovePodcastEpisodeInput,
  RemovePodcastSeriesInput,
  RestorePodcastEpisodeInput,
  RestorePodcastSeriesInput,
  SavePodcastEpisodeInput,
  SavePodcastSeriesInput,
} from './podcast-editing.type.ts';

const NO_EPISODE = 'podcasts.episodeNotFound';
const NO_SERIES = 'podcasts.seriesNotFound';
const seriesField = { type: () => EditedPodcastSeries, description: 'The series, as it is now.' };
const episodeField = {
  episode: { type: () => EditedPodcastEpisode, description: 'The episode, as it is now.' },
};

/** What was edited, by its id and version; undefined for what is new. */
function edited(
  { id, version }: Pick<SavePodcastSeriesInput, 'id' | 'version'>,
  notFound: typeof NO_EPISODE | typeof NO_SERIES,
) {
  // Versions count from 1: who says none has not seen what there is.
  return id ? { id: requireId(id, notFound), version: version ?? 0 } : undefined;
}

@Resolver(() => EditedPodcastSeries)
export class EditedSeriesResolver {
  @For('staff')
  @Cost({ items: SERIES_LIMIT, work: STATEMENT })
  @Query(() => [EditedPodcastSeries], {
    description: 'All series of podcasts by their titles. For administrators.',
  })
  async podcastSeriesToEdit(@Ctx() context: Context): Promise<EditedSeriesRow[]> {
    return seriesToEdit(context);
  }

  @For('staff')
  @Change(
    'Keeps a new series, or has one be another. CONFLICT when somebody saved it since `version`. For administrators.',
    { series: seriesField },
  )
  async savePodcastSeries(
    @Ctx() context: Context,
    @Input(() => SavePodcastSeriesInput) input: SavePodcastSeriesInput,
  ) {
    const series = validate(seriesSchema, input);
    return { series: await saveSeries(context, edited(input, NO_SERIES), series) };
  }

  @For('staff')
  @Change(
    'Removes a series and its episodes, which can be taken back for 30 days. CONFLICT when it has episodes and they are to stay. For administrators.',
    { removedSeriesId: { type: () => ID, description: 'The series.' } },
  )
  async removePodcastSeries(
    @Ctx() context: Context,
    @Input(() => RemovePodcastSeriesInput) { id, withEpisodes }: RemovePodcastSeriesInput,
  ) {
    await removeSeries(context, requireId(id, NO_SERIES), withEpisodes);
    return { removedSeriesId: id };
  }

  @For('staff')
  @Change(
    'Takes back that a series was removed, and the episodes that went with it. For administrators.',
    { series: seriesField },
  )
  async restorePodcastSeries(
    @Ctx() context: Context,
    @Input(() => RestorePodcastSeriesInput) { id }: RestorePodcastSeriesInput,
  ) {
    return { series: await restoreSeries(context, requireId(id, NO_SERIES)) };
  }
}

@Resolver(() => EditedPodcastEpisode)
export class EditedEpisodeResolver {
  @For('staff')
  @Cost({ work: STATEMENT })
  @Query(() => EditedPodcastEpisodeConnection, {
    description: 'All episodes, drafts too, last added first. For administrators.',
  })
  async podcastEpisodesToEdit(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return episodesToEdit(context, page);
  }

  @For('staff')
  @Query(() => EditedPodcastEpisode, {
    nullable: true,
    description: 'An episode to edit; null where there is none. For administrators.',
  })
  async podcastEpisodeToEdit(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The episode.' }) id: string,
  ): Promise<EditedEpisodeRow | null> {
    return episodeToEdit(context, requireId(id, NO_EPISODE));
  }

  @For('staff')
  @Change(
    'Keeps a new episode, or has one be another. CONFLICT when somebody saved it since `version`. For administrators.',
    episodeField,
  )
  async savePodcastEpisode(
    @Ctx() context: Context,
    @Input(() => SavePodcastEpisodeInput) input: SavePodcastEpisodeInput,
  ) {
    const { seriesId, parts, ...said } = validate(episodeSchema, input);
    const draft = {
      ...said,
      seriesId: requireId(seriesId, NO_SERIES),
      publishedAt: input.publishedAt ?? null,
      parts: parts.map(({ startMs, chapter }, index) => ({
        startMs,
        chapter: chapter || null,
        body: readDocument(input.parts[index]!.body, `parts[${index}].body`),
      })),
    };
    return { episode: await saveEpisode(context, edited(input, NO_EPISODE), draft) };
  }

  @For('staff')
  @Change('Gives readers an episode from now on, or takes it from them. For administrators.', {
    ...episodeField,
  })
  async publishPodcastEpisode(
    @Ctx() context: Context,
    @Input(() => PublishPodcastEpisodeInput) { id, isPublished }: PublishPodcastEpisodeInput,
  ) {
    return { episode: await publishEpisode(context, requireId(id, NO_EPISODE), isPublished) };
  }

  @For('staff')
  @Change('Removes an episode, which can be taken back for 30 days. For administrators.', {
    removedEpisodeId: { type: () => ID, description: 'The episode.' },
  })
  async removePodcastEpisode(
    @Ctx() context: Context,
    @Input(() => RemovePodcastEpisodeInput) { id }: RemovePodcastEpisodeInput,
  ) {
    await removeEpisode(context, requireId(id, NO_EPISODE));
    return { removedEpisodeId: id };
  }

  @For('staff')
  @Change(
    'Takes back that an episode was removed. CONFLICT while its series is. For administrators.',
    episodeField,
  )
  async restorePodcastEpisode(
    @Ctx() context: Context,
    @Input(() => RestorePodcastEpisodeInput) { id }: RestorePodcastEpisodeInput,
  ) {
    return { episode: await restoreEpisode(context, requireId(id, NO_EPISODE)) };
  }

  @FieldResolver(() => EpisodeStateEnum, { description: 'Where it stands for readers.' })
  state(@Root() { publishedAt }: EditedEpisodeRow, @Ctx() { now }: Context): EpisodeState {
    return episodeStateOf(publishedAt, now);
  }
}
