import { array, number, object, string } from 'yup';
import type { ObjectSchema } from 'yup';
import { WEB_ADDRESS } from '#domain/accounts/profile.schema.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { cityIds } from '#domain/studios/city.ts';
import { isLocalTime } from '#domain/time/calendar.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import { areHours, placeHours } from './opening-hours.ts';
import type { OpeningSpan } from './opening-hours.ts';
import { placeLimits as limits, placeTags } from './place.ts';
import type { PlaceKind, PlaceTag } from './place.ts';

/** What there is to say of a place. */
export interface PlaceContent {
  name: string;
  cityId: string;
  /** In its street; may be empty. */
  address: string;
  /** Degrees north and east; without both it stands in the middle of its city. */
  latitude: number | null;
  longitude: number | null;
  description: string;
  /** Empty where it has none. */
  website: string;
  links: string[];
  tags: PlaceTag[];
  /** A year; null where that is not known. */
  founded: number | null;
  openingHours: OpeningSpan[];
}

const webAddress = () =>
  trimmed()
    .max(limits.website)
    .matches(WEB_ADDRESS, { message: message('accounts.linkInvalid'), excludeEmptyString: true });

/** A number that need not be given; a field that is left empty gives none. */
const optionalNumber = () =>
  number()
    .nullable()
    .transform((value: unknown, given: unknown) => (given === '' ? null : value))
    .default(null);

const degrees = (most: number) =>
  optionalNumber()
    .min(-most, message('fields.range', { min: -most, max: most }))
    .max(most, message('fields.range', { min: -most, max: most }));

const time = () =>
  string()
    .required()
    .test('time', message('directories.hoursInvalid'), (text) => isLocalTime(text));

const span = object({
  weekday: number().required().integer().min(1).max(7) as unknown as ObjectSchema<Weekday & object>,
  opens: time(),
  closes: time(),
});

/** What there is to say of a place of a kind. */
export function placeContentSchema(kind: PlaceKind): ObjectSchema<PlaceContent> {
  const known: readonly string[] = placeTags[kind];
  const choice = message('fields.choice', { values: known.join(', ') });
  return object({
    name: oneLine().max(limits.name).required(message('directories.nameRequired')),
    cityId: string()
      .required(message('listings.cityRequired'))
      .oneOf(cityIds, message('listings.cityUnknown')),
    address: oneLine().max(limits.address).default(''),
    latitude: degrees(90),
    longitude: degrees(180),
    description: trimmed().max(limits.description).default(''),
    website: webAddress().default(''),
    links: array(webAddress().required(message('accounts.linkInvalid')))
      .max(limits.links, message('fields.tooMany', { max: limits.links }))
      .default([]),
    tags: array(string().required().oneOf(known, choice))
      .max(limits.tags, message('fields.tooMany', { max: limits.tags }))
      .default([]),
    founded: optionalNumber()
      .integer(message('fields.range', foundedRange))
      .min(foundedRange.min, message('fields.range', foundedRange))
      .max(foundedRange.max, message('fields.range', foundedRange)),
    openingHours: array(span)
      .max(kind === 'label' ? 0 : limits.spans, message('directories.hoursInvalid'))
      .default([])
      .test('apart', message('directories.hoursOverlap'), (given) => {
        const spans = given as unknown as OpeningSpan[];
        // What is no time says so itself.
        return !spans.every(hasTimes) || areHours(placeHours(spans));
      }),
  }) as unknown as ObjectSchema<PlaceContent>;
}

function hasTimes({ opens, closes }: OpeningSpan): boolean {
  return isLocalTime(opens) && isLocalTime(closes);
}

const foundedRange = { min: 1500, max: 2999 } as const;

/** The pictures that a place shows, in their order, by the numbers that they got when they were uploaded. */
export interface PlacePictures {
  /** Null leaves them as they are. */
  pictures: { id: string; alt: string }[] | null;
}

export const placePicturesSchema = object({
  pictures: array(object({ id: string().required(), alt: trimmed().max(limits.alt).default('') }))
    .max(limits.pictures, message('fields.tooMany', { max: limits.pictures }))
    .nullable()
    .default(null),
}) as unknown as ObjectSchema<PlacePictures>;

/** What whoever runs a place says of it. */
export function editedPlaceSchema(kind: PlaceKind): ObjectSchema<PlaceContent & PlacePictures> {
  return placeContentSchema(kind).concat(placePicturesSchema);
}

/** What speaks for a place that somebody suggests; only administrators read it. */
export const placeReasonSchema = object({ why: trimmed().max(limits.why).default('') });

/** What shows that a place is somebody's, in words that an administrator reads. */
export const placeClaimSchema = object({
  statement: trimmed()
    .required(message('claims.statementRequired', { min: limits.statementMin }))
    .min(limits.statementMin, message('claims.statementRequired', { min: limits.statementMin }))
    .max(limits.statement),
});
