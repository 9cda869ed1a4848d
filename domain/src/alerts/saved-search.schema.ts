import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { onOneLine } from '#domain/errors/one-line.ts';
import { message } from '#domain/messages/message.ts';
import { currencyIds } from '#domain/payments/currency.ts';
import { SEARCH_NAME_LIMIT, SEARCH_QUERY_LIMIT } from './limits.ts';

const name = string()
  .transform((value: unknown) => (typeof value === 'string' ? onOneLine(value) : value))
  .required(message('alerts.nameRequired'))
  .max(SEARCH_NAME_LIMIT);

/** A search to be saved. */
export const savedSearchSchema = object({
  name,
  query: string().required(message('alerts.queryEmpty')).max(SEARCH_QUERY_LIMIT),
  sendsEmail: boolean().default(true),
  currency: string()
    .oneOf(currencyIds, message('fields.choice', { values: currencyIds.join(', ') }))
    .default('usd'),
});
export type SavedSearchInput = InferType<typeof savedSearchSchema>;

/** What changes about a saved search. What is not given stays as it is. */
export const savedSearchChangeSchema = object({ name: name.optional(), sendsEmail: boolean() });
export type SavedSearchChange = InferType<typeof savedSearchChangeSchema>;

/** The form that renames one. */
export const searchNameSchema = object({ name });
