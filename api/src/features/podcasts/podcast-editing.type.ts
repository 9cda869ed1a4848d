import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { EpisodeState } from '#domain/podcasts/episode.ts';
import { podcastLimits } from '#domain/podcasts/episode.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { DocumentScalar } from '#api/features/texts/document.scalar.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { connectionOf } from '#api/lib/pagination.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { EpisodePart } from './podcast.type.ts';

export const EpisodeStateEnum = publishEnum<EpisodeState>(
  'PodcastEpisodeState',
  'Where an episode stands for readers.',
  {
    draft: 'They don’t have it.',
    scheduled: 'They will have it from a moment on that is said.',
    published: 'They have it.',
  },
);

@ObjectType({ description: 'A series as administrators edit it.', simpleResolvers: true })
export class EditedPodcastSeries {
  @Field(() => ID, { description: 'Identifies the series.' })
  id!: number;

  @Field(() => Int, { description: 'Counts what was saved.' })
  version!: number;

  @Field(() => String, { description: 'Names it in addresses: `/podcast/{slug}/feed.xml`.' })
  slug!: string;

  @Field(() => LanguageEnum, { description: 'The language that it is in.' })
  language!: Language;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about.' })
  description!: string;

  @Field(() => Int, { description: 'How many episodes it has, drafts too.' })
  episodeCount!: number;
}

@ObjectType({ description: 'An episode as administrators edit it.', simpleResolvers: true })
export class EditedPodcastEpisode {
  @Field(() => ID, { description: 'Identifies the episode.' })
  id!: number;

  @Field(() => Int, { description: 'Counts what was saved.' })
  version!: number;

  @Field(() => ID, { description: 'The series that it is part of.' })
  seriesId!: number;

  @Field(() => String, { description: 'Its address: `/podcast/{slug}`.' })
  slug!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, in a sentence or two.' })
  description!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on readers have it; null for a draft.',
  })
  publishedAt!: number | null;

  @Field(() => Int, { description: 'How long it is, in milliseconds.' })
  durationMs!: number;

  @Field(() => String, { description: 'Path of its sound.' })
  soundUrl!: string;

  @Cost({ items: podcastLimits.parts })
  @Field(() => [EpisodePart], { description: 'Its notes, in the order of the sound.' })
  parts!: EpisodePart[];
}

@ObjectType({ description: 'Episodes as administrators edit them, page by page.' })
export class EditedPodcastEpisodeConnection extends connectionOf(
  'EditedPodcastEpisode',
  EditedPodcastEpisode,
) {}

@InputType({ description: 'A series to be kept.' })
export class SavePodcastSeriesInput {
  @Field(() => ID, { nullable: true, description: 'Which one; null for a new one.' })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was edited; null for a new one.',
  })
  version?: number | null;

  @Field(() => String, { description: 'Its title: 1 to 120 characters.' })
  title!: string;

  @Field(() => String, {
    description:
      'What names it in addresses: at most 60 small letters, digits and single hyphens. Its feed is also found where it was.',
  })
  slug!: string;

  @Field(() => LanguageEnum, { description: 'The language that it is in.' })
  language!: Language;

  @Field(() => String, { description: 'What it is about: at most 600 characters.' })
  description!: string;
}

@InputType({ description: 'A series to be removed.' })
export class RemovePodcastSeriesInput {
  @Field(() => ID, { description: 'The series.' })
  id!: string;

  @Field(() => Boolean, {
    description:
      'Whether its episodes go as well. Without them, a series that has some is not removed.',
  })
  withEpisodes!: boolean;
}

@InputType({ description: 'A series whose removal is taken back.' })
export class RestorePodcastSeriesInput {
  @Field(() => ID, { description: 'The series.' })
  id!: string;
}

@InputType({ description: 'A part of an episode, and what is said of it.' })
export class EpisodePartInput {
  @Field(() => Int, {
    description:
      'When it begins, in milliseconds: after the part before and before the sound ends. The first begins at 0.',
  })
  startMs!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The title of the chapter that begins with it; null for none. Where there are chapters, the first part begins one.',
  })
  chapter?: string | null;

  @Field(() => DocumentScalar, { description: 'What is said of what is heard.' })
  body!: unknown;
}

@InputType({ description: 'An episode to be kept.' })
export class SavePodcastEpisodeInput {
  @Field(() => ID, { nullable: true, description: 'Which one; null for a new one.' })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was edited; null for a new one.',
  })
  version?: number | null;

  @Field(() => ID, { description: 'The series that it is part of.' })
  seriesId!: string;

  @Field(() => String, { description: 'Its title: 1 to 120 characters.' })
  title!: string;

  @Field(() => String, {
    description:
      'What its address ends with: at most 80 small letters, digits and single hyphens. The one that it had leads there.',
  })
  slug!: string;

  @Field(() => String, { description: 'What it is about: 1 to 320 characters.' })
  description!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on readers have it; null for a draft.',
  })
  publishedAt?: number | null;

  @Field(() => String, {
    description: 'Path of its sound: what `PUT /api/podcast-sounds` returned, or the one it has.',
  })
  soundUrl!: string;

  @Field(() => [EpisodePartInput], { description: '1 to 40 parts, in the order of the sound.' })
  parts!: EpisodePartInput[];
}

@InputType({ description: 'An episode that readers are to have, or to have no more.' })
export class PublishPodcastEpisodeInput {
  @Field(() => ID, { description: 'The episode.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether they have it, from now on.' })
  isPublished!: boolean;
}

@InputType({ description: 'An episode to be removed.' })
export class RemovePodcastEpisodeInput {
  @Field(() => ID, { description: 'The episode.' })
  id!: string;
}

@InputType({ description: 'An episode whose removal is taken back.' })
export class RestorePodcastEpisodeInput {
  @Field(() => ID, { description: 'The episode.' })
  id!: string;
}
