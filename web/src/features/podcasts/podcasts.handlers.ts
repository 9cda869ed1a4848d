import { HttpResponse } from 'msw';
import type { Document } from '#domain/documents/document.ts';
import { api } from '#web/testing/mock-server.ts';
import {
  PodcastEpisodeDocument,
  PodcastEpisodesDocument,
  PodcastSeriesDocument,
} from './podcasts.generated.ts';
import type { EpisodeCardFragment, PodcastEpisodeQuery } from './podcasts.generated.ts';

type Series = EpisodeCardFragment['series'];

export function seriesNamed(slug: string, title: string): Series {
  return { __typename: 'PodcastSeries', id: slug, slug, language: 'EN', title };
}

/** An episode as lists show it. Its id is the number at the end of its slug. */
export function episodeCard(
  slug: string,
  series: Series,
  more: Partial<EpisodeCardFragment> = {},
): EpisodeCardFragment {
  return {
    __typename: 'PodcastEpisode',
    id: /\d+$/.exec(slug)?.[0] ?? slug,
    slug,
    title: `About ${slug}`,
    description: `What ${slug} lets one hear.`,
    publishedAt: '2026-11-21T12:00:00.000Z',
    durationMs: 125_000,
    soundUrl: `/sounds/${slug}.mp3`,
    series,
    ...more,
  };
}

/** Has there be these episodes, last published first, in their series. */
export function podcastsWith(episodes: readonly EpisodeCardFragment[]) {
  return [
    api.query(PodcastEpisodesDocument, ({ variables: { first, after } }) => {
      const start = Number(after ?? 0);
      return HttpResponse.json({
        data: {
          podcastEpisodes: {
            __typename: 'PodcastEpisodeConnection',
            nodes: episodes.slice(start, start + first),
            pageInfo: {
              __typename: 'PageInfo',
              hasNextPage: episodes.length > start + first,
              endCursor: String(start + first),
            },
          },
        },
      });
    }),
    api.query(PodcastSeriesDocument, () => {
      const all = new Map(episodes.map(({ series }) => [series.slug, series]));
      return HttpResponse.json({
        data: {
          podcastSeries: [...all.values()].map((series) => ({
            ...series,
            description: `What ${series.title} is about.`,
            episodes: inSeries(episodes, series),
          })),
        },
      });
    }),
  ];
}

type Parts = NonNullable<PodcastEpisodeQuery['podcastEpisode']>['parts'];

/** Has there be an episode, at whatever address it is asked for; without one there is none. */
export function podcastEpisode(
  card?: EpisodeCardFragment,
  parts: Parts = [],
  others: readonly EpisodeCardFragment[] = [],
) {
  return api.query(PodcastEpisodeDocument, () => {
    if (!card) return HttpResponse.json({ data: { podcastEpisode: null } });
    return HttpResponse.json({
      data: {
        podcastEpisode: {
          ...card,
          soundType: 'audio/mpeg',
          soundBytes: 1_500_000,
          parts,
          series: {
            ...card.series,
            description: 'What rooms do.',
            episodes: inSeries([card, ...others], card.series),
          },
        },
      },
    });
  });
}

/** Some seconds with a line of notes. */
export function part(seconds: number, chapter: string | null, said: string): Parts[number] {
  const body: Document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: said }] }],
  };
  return { __typename: 'EpisodePart', startMs: seconds * 1000, chapter, body };
}

function inSeries(episodes: readonly EpisodeCardFragment[], { slug }: Series) {
  return episodes
    .filter(({ series }) => series.slug === slug)
    .toSorted((one, other) => one.publishedAt.localeCompare(other.publishedAt));
}
