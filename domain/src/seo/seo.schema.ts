import { object, string } from 'yup';
import type { InferType } from 'yup';
import { isPathOfThisSite } from '#domain/accounts/return-path.ts';
import { languages } from '#domain/accounts/language.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { pathOf, seoLimits as limits } from './seo.ts';

const path = () =>
  trimmed()
    .required(message('seo.pathInvalid'))
    .max(limits.path)
    .test('path', message('seo.pathInvalid'), (value) => isPathOfThisSite(value));

/** The path of a page, as pages are known by it. */
const pagePath = () =>
  path().transform((value: unknown) => (typeof value === 'string' ? pathOf(value) : value));

/** What search engines are told of a page, in place of what it says of itself. What is empty stays as it was. */
export const pageMetaSchema = object({
  path: pagePath(),
  language: string().oneOf(languages).required(),
  title: oneLine().max(limits.title).default(''),
  description: oneLine().max(limits.description).default(''),
  /** A path of this site. */
  picture: trimmed()
    .max(limits.path)
    .default('')
    .test('path', message('seo.pathInvalid'), (value) => !value || isPathOfThisSite(value)),
});
export type PageMetaInput = InferType<typeof pageMetaSchema>;

/** Where readers of an address that there is no page at are sent. */
export const redirectSchema = object({
  from: pagePath(),
  to: path().test(
    'elsewhere',
    message('seo.toItself'),
    (to, { parent }: { parent: { from?: string } }) => pathOf(to) !== parent.from,
  ),
});
export type RedirectInput = InferType<typeof redirectSchema>;
