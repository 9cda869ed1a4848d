import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { NEAR_LIMIT_KM, placeTags } from './place.ts';

const knownTags = [...new Set(Object.values(placeTags).flat())];

const within = (min: number, max: number) =>
  number()
    .required()
    .min(min, message('fields.range', { min, max }))
    .max(max, message('fields.range', { min, max }));

/** What narrows the places of a kind. All that is given must hold. */
export const placeFilterSchema = object({
  /** Each of its words is part of the name, the description, the address, the city or the tags. */
  text: trimmed().max(SEARCH_TEXT_LIMIT),
  cityId: string(),
  /** At least one of these. */
  tags: array(
    string()
      .required()
      .oneOf(knownTags, message('fields.choice', { values: knownTags.join(', ') })),
  ),
  openNow: boolean(),
  /** No further from a point than so many kilometers, as the crow flies. */
  near: object({
    latitude: within(-90, 90),
    longitude: within(-180, 180),
    km: within(1, NEAR_LIMIT_KM),
  })
    .optional()
    .default(undefined),
});
export type PlaceFilter = InferType<typeof placeFilterSchema>;
