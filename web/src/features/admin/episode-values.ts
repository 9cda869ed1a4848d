import type { Document } from '#domain/documents/document.ts';
import { momentText, readMoment } from '#domain/podcasts/moment.ts';
import type { SavePodcastEpisodeInput } from '#web/lib/schema.generated.ts';
import { typedMoment } from '#web/lib/dates.ts';
import type { AdminEpisodeFragment } from './podcasts.generated.ts';

/** A part of an episode in the form. */
export interface PartValues {
  /** Tells it from the others, wherever it stands. */
  key: number;
  /** As it is typed: `1:05`. */
  startMs: string;
  chapter: string;
  body: Document;
}

/** What the form of an episode holds. */
export interface EpisodeValues {
  title: string;
  slug: string;
  seriesId: string;
  description: string;
  soundUrl: string;
  /** As inputs of HTML have it, by the clocks of the editor: `2026-12-24T19:30`; empty for a draft. */
  publishedAt: string;
  parts: PartValues[];
}

const blank: Document = { type: 'doc', content: [{ type: 'paragraph' }] };

/** A part that nothing is said of yet. @param others that it is put among */
export function newPart(others: readonly PartValues[]): PartValues {
  const key = Math.max(0, ...others.map((part) => part.key)) + 1;
  return { key, startMs: '', chapter: '', body: blank };
}

/** What the form begins with: an episode, or nothing. @param zone of the editor's clocks */
export function episodeValues(zone: string, episode?: AdminEpisodeFragment): EpisodeValues {
  if (!episode) {
    const first = { ...newPart([]), startMs: momentText(0) };
    return {
      title: '',
      slug: '',
      seriesId: '',
      description: '',
      soundUrl: '',
      publishedAt: '',
      parts: [first],
    };
  }
  const { title, slug, seriesId, description, soundUrl } = episode;
  return {
    title,
    slug,
    seriesId,
    description,
    soundUrl,
    publishedAt: typedPublication(zone, episode),
    parts: numbered(
      episode.parts.map(({ startMs, chapter, body }) => ({
        startMs: momentText(startMs),
        chapter: chapter ?? '',
        body,
      })),
    ),
  };
}

/** Parts from several places, told from each other. */
export function numbered(parts: readonly Omit<PartValues, 'key'>[]): PartValues[] {
  return parts.map((part, key) => ({ ...part, key }));
}

/** What the server is sent of a valid form. */
export function episodeInput(
  zone: string,
  { publishedAt, parts, ...values }: EpisodeValues,
  episode?: AdminEpisodeFragment,
): Omit<SavePodcastEpisodeInput, 'id' | 'version'> {
  // Inputs know no seconds: what nobody has changed stays as exact as it was.
  const isUnchanged = episode && publishedAt === typedPublication(zone, episode);
  const moment = publishedAt === '' ? null : new Date(publishedAt).toISOString();
  return {
    ...values,
    publishedAt: isUnchanged ? episode.publishedAt : moment,
    parts: parts.map(({ startMs, chapter, body }) => ({
      startMs: readMoment(startMs)!,
      chapter: chapter || null,
      body,
    })),
  };
}

function typedPublication(zone: string, { publishedAt }: AdminEpisodeFragment): string {
  return publishedAt === null ? '' : typedMoment(zone, publishedAt);
}
