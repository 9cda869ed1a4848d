import type { TFunction } from 'i18next';
import { toHtml } from '#domain/documents/html.ts';
import { documentWords } from '#web/features/texts/differences.ts';
import { fieldOf } from './conflict.ts';
import type { ConflictField } from './conflict.ts';
import { numbered } from './episode-values.ts';
import type { EpisodeValues, PartValues } from './episode-values.ts';
import type { AdminSeriesFragment } from './podcasts.generated.ts';

type Field = ConflictField<EpisodeValues>;

/** What two editors of an episode may have different: its parts one by one, where both have as many. */
export function episodeFields(
  t: TFunction<['admin', 'texts']>,
  series: readonly AdminSeriesFragment[],
  theirs: EpisodeValues,
  mine: EpisodeValues,
): Field[] {
  const count = mine.parts.length;
  return [
    fieldOf('title', t('texts:edit.title')),
    fieldOf('slug', t('texts:new.slug')),
    fieldOf(
      'seriesId',
      t('podcasts.seriesOf'),
      (id) => series.find((one) => one.id === id)?.title ?? id,
    ),
    fieldOf('description', t('podcasts.description')),
    { ...fieldOf<'soundUrl', EpisodeValues>('soundUrl', t('podcasts.sound')), isSound: true },
    ...(theirs.parts.length === count
      ? mine.parts.map((_part, index) =>
          partField(t('podcasts.part', { number: index + 1 }), index),
        )
      : [partsField(t('podcasts.parts'))]),
    fieldOf('publishedAt', t('podcasts.publishedAt'), (typed) => typed.replace('T', ' ')),
  ];
}

function partField(label: string, index: number): Field {
  return {
    name: `parts[${index}]`,
    label,
    textOf: ({ parts }) => textOfParts(parts.slice(index, index + 1)),
    exactOf: ({ parts }) => exactParts(parts.slice(index, index + 1)),
    take: (into, from) => ({
      ...into,
      parts: numbered(into.parts.with(index, from.parts[index]!)),
    }),
  };
}

function partsField(label: string): Field {
  return {
    name: 'parts',
    label,
    textOf: ({ parts }) => textOfParts(parts),
    exactOf: ({ parts }) => exactParts(parts),
    take: (into, { parts }) => ({ ...into, parts: numbered(parts) }),
  };
}

function textOfParts(parts: readonly PartValues[]): string {
  return parts
    .map(({ startMs, chapter, body }) =>
      [`${startMs} ${chapter}`.trim(), documentWords(body)].filter(Boolean).join('\n'),
    )
    .join('\n\n');
}

/** The same for what reads the same, whoever wrote down the documents. */
function exactParts(parts: readonly PartValues[]): string {
  return JSON.stringify(
    parts.map(({ startMs, chapter, body }) => [startMs, chapter, toHtml(body)]),
  );
}
