import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#domain/accounts/language.ts';
import type { EpisodePart } from '#domain/podcasts/episode.ts';

export const PodcastSeriesSchema = defineEntity({
  name: 'PodcastSeries',
  tableName: 'podcast_series',
  properties: {
    id: p.integer().primary().autoincrement(),
    slug: p.string(),
    language: p.string().$type<Language>(),
    title: p.text(),
    description: p.text(),
    version: p.integer().default(1),
    removedAt: p.datetime().nullable(),
  },
});

/** Episodes about one subject. */
export class PodcastSeries extends PodcastSeriesSchema.class {}
PodcastSeriesSchema.setClass(PodcastSeries);

export const PodcastEpisodeSchema = defineEntity({
  name: 'PodcastEpisode',
  tableName: 'podcast_episodes',
  properties: {
    id: p.integer().primary().autoincrement(),
    series: () => p.manyToOne(PodcastSeriesSchema).ref(),
    slug: p.string(),
    title: p.text(),
    description: p.text(),
    parts: p.json<EpisodePart[]>(),
    words: p.text(),
    soundUrl: p.text(),
    soundType: p.text(),
    soundBytes: p.integer(),
    durationMs: p.integer(),
    publishedAt: p.datetime().nullable(),
    version: p.integer().default(1),
    updatedAt: p.datetime().nullable(),
    removedAt: p.datetime().nullable(),
    removedWithSeries: p.boolean().default(false),
  },
});

/** Something to listen to, with notes that follow it. */
export class PodcastEpisode extends PodcastEpisodeSchema.class {}
PodcastEpisodeSchema.setClass(PodcastEpisode);

export const PodcastSoundSchema = defineEntity({
  name: 'PodcastSound',
  tableName: 'podcast_sounds',
  properties: {
    url: p.string().columnType('text').primary(),
    type: p.text(),
    bytes: p.integer(),
    durationMs: p.integer(),
    unusedSince: p.datetime().nullable(),
  },
});
