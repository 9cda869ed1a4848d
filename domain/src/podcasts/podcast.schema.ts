import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { languages } from '#domain/accounts/language.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { slug } from '#domain/texts/text.schema.ts';
import { ALL_SERIES, podcastLimits as limits } from './episode.ts';
import { readMoment } from './moment.ts';

const title = () => oneLine().required(message('texts.titleRequired')).max(limits.title);

/** What is said of a series. */
export const seriesSchema = object({
  title: title(),
  slug: slug().max(limits.seriesSlug).notOneOf([ALL_SERIES], message('podcasts.slugTaken')),
  language: string().oneOf(languages).required(),
  description: trimmed().max(limits.seriesDescription).default(''),
});
export type SeriesInput = InferType<typeof seriesSchema>;

const momentInvalid = message('podcasts.momentInvalid');

/** A part of an episode, beside its notes. */
const part = object({
  /** In milliseconds. Forms hold it as it is typed: `1:05`. */
  startMs: number()
    .transform((value: unknown, given: unknown) =>
      typeof given === 'string' ? (readMoment(given) ?? Number.NaN) : value,
    )
    .typeError(momentInvalid)
    .required(momentInvalid)
    .integer(momentInvalid)
    .min(0, momentInvalid)
    .max(2 ** 31 - 1, momentInvalid),
  /** Empty where no chapter begins with it. */
  chapter: oneLine().max(limits.chapter).default(''),
});

/** The first thing that is wrong with how parts follow each other; undefined for nothing. */
function disorderOf(parts: readonly InferType<typeof part>[]) {
  const late = parts.findIndex(({ startMs }, index) =>
    index === 0 ? startMs > 0 : startMs <= parts[index - 1]!.startMs,
  );
  if (late >= 0) {
    const text = message(late === 0 ? 'podcasts.firstPart' : 'podcasts.partsInOrder');
    return { path: `parts[${late}].startMs`, text };
  }
  // Programs show what comes before the first chapter as none.
  const hasLateChapters = !parts[0]?.chapter && parts.some(({ chapter }) => chapter);
  return hasLateChapters
    ? { path: 'parts[0].chapter', text: message('podcasts.firstChapter') }
    : undefined;
}

/** What is said of an episode, beside its series, its sound and its notes. */
export const episodeSchema = object({
  title: title(),
  slug: slug(),
  description: trimmed().required(message('fields.required')).max(limits.description),
  seriesId: string().required(message('podcasts.seriesRequired')),
  /** The path of a sound that was uploaded. */
  soundUrl: string().required(message('podcasts.soundRequired')),
  parts: array(part)
    .required()
    .min(1, message('podcasts.partsRequired'))
    .max(limits.parts, message('fields.tooMany', { max: limits.parts }))
    .test('order', (parts, { createError }) => {
      const disorder = disorderOf(parts ?? []);
      return disorder
        ? createError({ path: disorder.path, message: disorder.text as never })
        : true;
    }),
});
export type EpisodeInput = InferType<typeof episodeSchema>;
