import { object } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { TEXT_LIMIT } from './limits.ts';

/** What is searched for across the whole site; without a word in it nothing is found. */
export const siteSearchSchema = object({
  text: trimmed().max(TEXT_LIMIT, message('search.textTooLong')).default(''),
});
