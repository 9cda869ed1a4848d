import { number, object } from 'yup';
import type { InferType } from 'yup';
import { message } from '#domain/messages/message.ts';

/** The studio to be saved, as `POST /api/favorites` names it (spec §7). */
export const favoriteSchema = object({
  studioId: number()
    .required(message('fields.required'))
    .integer(message('fields.integer'))
    .min(1, message('fields.integer'))
    .max(2_147_483_647, message('fields.integer')),
});
export type FavoriteInput = InferType<typeof favoriteSchema>;
