import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { links, tags } from '#domain/accounts/profile.schema.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { cityIds } from '#domain/studios/city.ts';
import { portfolioLimits as limits } from './limits.ts';
import { portfolioRoles } from './role.ts';
import { reservedSlugs, SLUG } from './slug.ts';

const tooMany = (max: number) => message('fields.tooMany', { max });

const text = (max: number) => trimmed().max(max).default('');

const role = () =>
  string()
    .oneOf(portfolioRoles, message('fields.choice', { values: portfolioRoles.join(', ') }))
    .required(message('fields.required'));

const firstRecordings = 1877;

/** Something that somebody took part in. */
const credit = object({
  title: trimmed().required(message('portfolios.creditTitleRequired')).max(limits.creditText),
  artist: text(limits.creditText),
  role: text(limits.creditText),
  /** Null where it is not said. */
  year: number()
    .transform((value: unknown, given: unknown) => (given === '' ? null : value))
    .integer(message('portfolios.yearInvalid'))
    .min(firstRecordings, message('portfolios.yearInvalid'))
    .max(2100, message('portfolios.yearInvalid'))
    .nullable()
    .default(null),
});

/** An image that was uploaded. */
const image = object({ id: string().required(), alt: text(limits.alt) });

/** A track that was uploaded. */
const track = object({
  id: string().required(),
  title: trimmed().required(message('portfolios.trackTitleRequired')).max(limits.trackTitle),
  /** How loud it is from its beginning to its end, from 0 to 100: what its waveform is drawn from. */
  peaks: array(number().integer().min(0).max(100).required())
    .max(limits.peaks, tooMany(limits.peaks))
    .default([]),
});

/** What a portfolio says, all of it, as it is written. */
export const portfolioSchema = object({
  name: trimmed().required(message('portfolios.nameRequired')).max(limits.name),
  slug: trimmed()
    .required(message('portfolios.slugInvalid'))
    .max(limits.slug)
    .matches(SLUG, { message: message('portfolios.slugInvalid') })
    .notOneOf(reservedSlugs, message('portfolios.slugTaken')),
  headline: text(limits.headline),
  roles: array(role()).max(limits.roles, tooMany(limits.roles)).default([]),
  genres: tags.default([]),
  /** Empty for nowhere in particular. */
  cityId: string()
    .oneOf(['', ...cityIds], message('fields.choice', { values: cityIds.join(', ') }))
    .default(''),
  bio: text(limits.bio),
  links: links.default([]),
  gear: array(trimmed().required(message('fields.required')).max(limits.gearName))
    .max(limits.gear, tooMany(limits.gear))
    .default([]),
  credits: array(credit).max(limits.credits, tooMany(limits.credits)).default([]),
  images: array(image).max(limits.images, tooMany(limits.images)).default([]),
  tracks: array(track).max(limits.tracks, tooMany(limits.tracks)).default([]),
});
export type PortfolioContent = InferType<typeof portfolioSchema>;
export type Credit = PortfolioContent['credits'][number];

/** What narrows the portfolios that are shown. All that is given must hold. */
export const portfolioFilterSchema = object({
  /** Each of its words is part of the name, the headline, the bio or the genres. */
  text: trimmed().max(limits.query),
  role: string().oneOf(
    portfolioRoles,
    message('fields.choice', { values: portfolioRoles.join(', ') }),
  ),
  genre: trimmed().max(40),
  cityId: string().oneOf(cityIds, message('fields.choice', { values: cityIds.join(', ') })),
});
export type PortfolioFilter = InferType<typeof portfolioFilterSchema>;
