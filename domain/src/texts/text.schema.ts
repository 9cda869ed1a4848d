import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { languages } from '#domain/accounts/language.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { blogCategories } from './category.ts';
import { TEXT_SLUG, textKinds, textLimits as limits } from './text.ts';

const tooMany = (max: number) => message('fields.tooMany', { max });

/** What the address of something that is read ends with. */
export const slug = () =>
  trimmed()
    .required(message('texts.slugInvalid'))
    .max(limits.slug)
    .matches(TEXT_SLUG, { message: message('texts.slugInvalid') });

/** What tells a text from all others. */
export const textNameSchema = object({
  kind: string().oneOf(textKinds).required(),
  slug: slug(),
  language: string().oneOf(languages).required(),
});

/** What is said of a text, beside its body. */
export const textHeadSchema = object({
  title: trimmed().required(message('texts.titleRequired')).max(limits.title),
  /** For search engines, and where it is listed; empty takes the beginning of the text. */
  description: trimmed().max(limits.description).default(''),
  /** Stands below the title. */
  lead: trimmed().max(limits.lead).default(''),
  /** Empty for what has none. */
  category: trimmed().max(limits.tag).default(''),
  tags: array(trimmed().required(message('fields.required')).max(limits.tag))
    .max(limits.tags, tooMany(limits.tags))
    .default([]),
  /** The place among those of its category; the lowest comes first. */
  position: number().integer().min(0).max(100_000).default(0),
});
export type TextHead = InferType<typeof textHeadSchema>;

/** What a text's new address ends with. */
export const slugSchema = object({ slug: slug() });

/** What is said of a post, which always has a category. */
export const postHeadSchema = textHeadSchema.shape({
  category: string()
    .required(message('texts.categoryRequired'))
    .oneOf(blogCategories, message('texts.categoryRequired')),
});

/** What narrows the posts that are listed. All that is given must hold. */
export const postFilterSchema = object({
  /** Part of the category; `all` is every one. */
  category: trimmed().max(limits.tag),
  /** Each of its words is part of the post. */
  text: trimmed().max(SEARCH_TEXT_LIMIT, message('search.textTooLong')),
});
export type PostFilter = InferType<typeof postFilterSchema>;
