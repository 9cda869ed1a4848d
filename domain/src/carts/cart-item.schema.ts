import { number, object, string } from 'yup';
import { message } from '#domain/messages/message.ts';
import { QUANTITY_LIMIT } from './limits.ts';
import { isCartSessionId } from './session-id.ts';

const quantity = number()
  .integer(message('fields.integer'))
  .max(QUANTITY_LIMIT, message('carts.quantityRange', { max: QUANTITY_LIMIT }));

/** How many are put into a cart. */
export const addedQuantitySchema = object({
  quantity: quantity.default(1).min(1, message('carts.quantityRange', { max: QUANTITY_LIMIT })),
});

/** How many there are to be; fewer than one removes them (spec §4). */
export const changedQuantitySchema = object({
  quantity: quantity.required(message('fields.required')),
});

/** The cart of a visitor, by the id that their browser keeps it under (spec §3). */
export const cartSessionSchema = object({
  sessionId: string()
    .default('')
    .test('form', message('carts.sessionId'), (id) => id === '' || isCartSessionId(id)),
});
