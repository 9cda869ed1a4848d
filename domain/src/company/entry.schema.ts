import { lazy, mixed, object, string } from 'yup';
import type { AnyObject, ObjectSchema, StringSchema } from 'yup';
import { WEB_ADDRESS } from '#domain/accounts/profile.schema.ts';
import { DEFAULT_LANGUAGE, languages } from '#domain/accounts/language.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { genres } from '#domain/studios/genre.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { cityIds } from '#domain/studios/city.ts';
import { TEXT_SLUG, textLimits } from '#domain/texts/text.ts';
import { isLocalDate, isLocalTime } from '#domain/time/calendar.ts';
import { employments, entryLimits as limits, entryParts, idsOf, praisedServices } from './entry.ts';
import type { EntryContent, EntryInput, EntryKind } from './entry.ts';

/** A day and a time where it happens: `2026-12-24T19:30`. */
export function isMoment(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split('T');
  return rest.length === 0 && isLocalDate(date) && isLocalTime(time);
}

const schemas: Readonly<Record<EntryInput, () => StringSchema>> = {
  line: () => oneLine().max(limits.line),
  text: () => trimmed().max(limits.text),
  // Those that were sent here: pages load nothing from elsewhere.
  picture: () =>
    trimmed().matches(/^\/uploads\/text-pictures\/[\w.-]+$/, {
      message: message('company.pictureInvalid'),
      excludeEmptyString: true,
    }),
  link: () =>
    trimmed()
      .max(limits.link)
      .matches(WEB_ADDRESS, { message: message('accounts.linkInvalid'), excludeEmptyString: true }),
  date: () => trimmed().test('date', message('fields.date'), (text) => !text || isLocalDate(text)),
  moment: () =>
    trimmed().test('moment', message('company.momentInvalid'), (text) => !text || isMoment(text)),
  rating: () =>
    trimmed().matches(/^[1-5]$/, {
      message: message('fields.range', { min: 1, max: 5 }),
      excludeEmptyString: true,
    }),
  city: () => string().oneOf(['', ...cityIds], message('listings.cityUnknown')),
  studio: () =>
    trimmed().matches(/^[1-9]\d{0,8}$/, {
      message: message('company.studioInvalid'),
      excludeEmptyString: true,
    }),
  slug: () =>
    trimmed()
      .max(textLimits.slug)
      .matches(TEXT_SLUG, { message: message('texts.slugInvalid'), excludeEmptyString: true }),
  employment: () =>
    string().oneOf(
      ['', ...employments],
      message('fields.choice', { values: employments.join(', ') }),
    ),
  service: () =>
    string().oneOf(
      ['', ...praisedServices],
      message('fields.choice', { values: praisedServices.join(', ') }),
    ),
  cities: () => idsAmong(cityIds),
  genres: () => idsAmong(genres),
  rooms: () => idsAmong(categoryIds),
};

/** Some of what there is, between commas, each once. */
function idsAmong(known: readonly string[]): StringSchema {
  return trimmed()
    .test('known', message('company.idsUnknown'), (fact) => {
      const ids = idsOf(fact ?? '');
      return new Set(ids).size === ids.length && ids.every((id) => known.includes(id));
    })
    .test('count', message('company.tooManyIds', { max: limits.ids }), (fact) => {
      return idsOf(fact ?? '').length <= limits.ids;
    });
}

type Parts = Readonly<Record<string, { input: EntryInput; isRequired: boolean }>>;

function partsSchema(parts: Parts) {
  const fields = Object.entries(parts).map(([name, { input, isRequired }]) => {
    const schema = schemas[input]();
    return [name, isRequired ? schema.required(message('fields.required')) : schema.default('')];
  });
  const schema = object(Object.fromEntries(fields) as Record<string, StringSchema>);
  // Yup has nothing stand for an object without fields.
  return fields.length > 0 ? schema : schema.default({});
}

/** The name of the end that comes before its beginning; undefined where none does. */
function endTooEarly(facts: Readonly<Record<string, string | undefined>>): string | undefined {
  const { startsAt, endsAt, validFrom, validUntil } = facts;
  if (startsAt && endsAt && startsAt >= endsAt) return 'endsAt';
  // What is valid for a day begins and ends with it.
  return validFrom && validUntil && validFrom > validUntil ? 'validUntil' : undefined;
}

function isBlank(texts: unknown): boolean {
  return Object.values((texts ?? {}) as AnyObject).every((text) => !String(text ?? '').trim());
}

/**
 * An entry of a kind. It has to be written in English; in another language it may be left out, and is
 * whole where it is not.
 */
export function entrySchema<Kind extends EntryKind>(kind: Kind): ObjectSchema<EntryContent<Kind>> {
  const { facts, texts } = entryParts[kind];
  const written = partsSchema(texts);
  const inLanguages = languages.map((language) => [
    language,
    language === DEFAULT_LANGUAGE
      ? written
      : lazy((value: unknown) => (isBlank(value) ? mixed().transform(() => undefined) : written)),
  ]);
  return object({
    facts: partsSchema(facts).test(
      'order',
      (values: Record<string, string | undefined>, { createError }) => {
        const name = endTooEarly(values);
        return name
          ? createError({
              path: `facts.${name}`,
              message: message('company.endsTooEarly') as never,
            })
          : true;
      },
    ),
    texts: object(Object.fromEntries(inLanguages) as Record<string, typeof written>),
  }) as unknown as ObjectSchema<EntryContent<Kind>>;
}
