import { array, object, string } from 'yup';
import type { ObjectSchema } from 'yup';
import { WEB_ADDRESS } from '#domain/accounts/profile.schema.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { listingLimits } from '#domain/listings/limits.ts';
import { message } from '#domain/messages/message.ts';
import { isCategoryId } from '#domain/studios/category.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { cityIds } from '#domain/studios/city.ts';
import { suggestionLimits as limits } from './suggestion.ts';

/** A studio that somebody suggests. */
export interface SuggestionInput {
  name: string;
  cityId: string;
  /** Room types, the main one first. */
  categories: CategoryId[];
  /** Empty where it has none, or nobody knows. */
  website: string;
  /** What speaks for it; only administrators read it. */
  why: string;
}

const category = string()
  .required()
  .test('category', message('listings.categoryUnknown'), (id) => isCategoryId(id));

/** What people type: `kettleworks.example` is `https://kettleworks.example`. */
function withScheme(address: string): string {
  return address === '' || /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

/** A studio that somebody suggests, who need not have an account. */
export const suggestionSchema = object({
  name: oneLine().max(listingLimits.name).required(message('listings.nameRequired')),
  cityId: string()
    .required(message('listings.cityRequired'))
    .oneOf(cityIds, message('listings.cityUnknown')),
  categories: array(category)
    .required()
    .min(1, message('listings.categoryRequired'))
    .max(listingLimits.categories, message('fields.tooMany', { max: listingLimits.categories })),
  website: trimmed()
    .transform((value: unknown) => (typeof value === 'string' ? withScheme(value) : value))
    .max(limits.website)
    .matches(WEB_ADDRESS, {
      message: message('accounts.linkInvalid'),
      excludeEmptyString: true,
    })
    .default(''),
  why: trimmed().max(limits.why).default(''),
}) as unknown as ObjectSchema<SuggestionInput>;

/** Why a suggestion or a claim is declined, in words for whoever made it. */
export const declineSchema = object({
  reasons: trimmed().required(message('claims.reasonsRequired')).max(listingLimits.reasons),
});
