import { object } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';

/** What is searched for across the whole site; without a word in it nothing is found. */
export const siteSearchSchema = object({
  text: trimmed().max(SEARCH_TEXT_LIMIT, message('search.textTooLong')).default(''),
});
