import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import {
  isPriceRange,
  PRICE_LIMIT_CENTS,
  priceRangeIds,
  priceRanges,
  productKinds,
} from './product.ts';
import type { PriceRangeEnds } from './product.ts';

const cents = () =>
  number().integer(message('fields.integer')).min(0, centsRange).max(PRICE_LIMIT_CENTS, centsRange);
const centsRange = message('fields.range', { min: 0, max: PRICE_LIMIT_CENTS });

/** What narrows the products of the shop. All that is given must hold. */
export const productFilterSchema = object({
  /** Each of its words is part of the name, the brand or what is said of the product. */
  text: trimmed().max(SEARCH_TEXT_LIMIT),
  categoryId: string(),
  kind: string().oneOf(productKinds, message('fields.choice', { values: productKinds.join(', ') })),
  /** One of the ranges that the shop offers. */
  priceRange: string().oneOf(
    priceRangeIds,
    message('fields.choice', { values: priceRangeIds.join(', ') }),
  ),
  /** Both ends belong to it. */
  minCents: cents(),
  maxCents: cents(),
  inStock: boolean(),
  isFeatured: boolean(),
});
export type ProductFilter = InferType<typeof productFilterSchema>;

/** What a price has to be, in cents: `min` and `max` included. */
export interface PriceBounds {
  min: number;
  max: number;
}

/** The prices that a filter asks for: those of its range that are within its own ends. */
export function priceBounds({ priceRange, minCents, maxCents }: ProductFilter): PriceBounds {
  const range: PriceRangeEnds = isPriceRange(priceRange) ? priceRanges[priceRange] : {};
  const { over = -1, upTo = PRICE_LIMIT_CENTS } = range;
  return {
    min: Math.max(over + 1, minCents ?? 0),
    max: Math.min(upTo, maxCents ?? PRICE_LIMIT_CENTS),
  };
}
