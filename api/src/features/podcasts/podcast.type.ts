import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';
import type { EpisodePart as EpisodePartValue } from '#domain/podcasts/episode.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { DocumentScalar } from '#api/features/texts/document.scalar.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({ description: 'Episodes about one subject.', simpleResolvers: true })
export class PodcastSeries {
  @Field(() => ID, { description: 'Identifies the series.' })
  id!: number;

  @Field(() => String, { description: 'Names it in addresses: `/podcast/{slug}/feed.xml`.' })
  slug!: string;

  @Field(() => LanguageEnum, { description: 'The language that it is in.' })
  language!: Language;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about.' })
  description!: string;
}

@ObjectType({
  description: 'Some seconds of an episode, and what is said of them.',
  simpleResolvers: true,
})
export class EpisodePart implements EpisodePartValue {
  @Field(() => Int, { description: 'When it begins, in milliseconds.' })
  startMs!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The title of the chapter that begins with it; null where none does.',
  })
  chapter!: string | null;

  @Field(() => DocumentScalar, { description: 'What is said of what is heard.' })
  body!: Document;
}

@ObjectType({
  description: 'An episode of a podcast: something to listen to, with notes that follow it.',
  simpleResolvers: true,
})
export class PodcastEpisode {
  @Field(() => ID, { description: 'Identifies the episode.' })
  id!: number;

  @Field(() => String, { description: 'Its address: `/podcast/{slug}`.' })
  slug!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, in a sentence or two.' })
  description!: string;

  @Field(() => DateTimeScalar, { description: 'When it was published.' })
  publishedAt!: number;

  @Field(() => Int, { description: 'How long it is, in milliseconds.' })
  durationMs!: number;

  @Field(() => String, { description: 'Path of its sound, of which parts can be asked for.' })
  soundUrl!: string;

  @Field(() => String, { description: 'Media type of its sound, such as `audio/mpeg`.' })
  soundType!: string;

  @Field(() => Int, { description: 'How many bytes its sound has.' })
  soundBytes!: number;

  @Cost({ items: 15 })
  @Field(() => [EpisodePart], { description: 'Its notes, in the order of the sound.' })
  parts!: EpisodePart[];
}

@ObjectType({ description: 'Episodes of podcasts, page by page.' })
export class PodcastEpisodeConnection extends countedConnectionOf(
  'PodcastEpisode',
  PodcastEpisode,
) {}
