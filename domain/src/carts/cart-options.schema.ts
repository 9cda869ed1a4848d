import { number, object, string } from 'yup';
import type { ObjectSchema } from 'yup';
import { optionalEmail } from '#domain/accounts/account.schema.ts';
import { canvasFrames, canvasSizes, canvasStyles } from '#domain/catalog/canvas.ts';
import type { CanvasFrame, CanvasSize, CanvasStyle } from '#domain/catalog/canvas.ts';
import { GIFT_DAYS_AHEAD, GIFT_MESSAGE_LIMIT, giftCardRange } from '#domain/catalog/gift-card.ts';
import type { ProductKind } from '#domain/catalog/product.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { addDays, formatDate, isLocalDate } from '#domain/time/calendar.ts';
import type { CartOptions } from './cart-options.ts';

const NAME_LIMIT = 100;

/** What is chosen of a gift card. @param now epoch milliseconds */
export function giftCardSchema(now: number) {
  const today = formatDate(now);
  const lastDay = addDays(today, GIFT_DAYS_AHEAD);
  const value = message('carts.giftCardValue', {
    min: giftCardRange.min / 100,
    max: giftCardRange.max / 100,
  });
  return object({
    giftCardValue: number()
      .required(value)
      .min(giftCardRange.min, value)
      .max(giftCardRange.max, value)
      .test('dollars', value, (cents) => cents === undefined || cents % 100 === 0),
    recipientEmail: optionalEmail,
    recipientName: oneLine().max(NAME_LIMIT).default(''),
    message: trimmed().max(GIFT_MESSAGE_LIMIT).default(''),
    deliverOn: string()
      .default('')
      .test('date', message('fields.date'), (day) => !day || isLocalDate(day))
      .test(
        'range',
        message('carts.deliverOn'),
        (day) => !day || !isLocalDate(day) || (day >= today && day <= lastDay),
      ),
  });
}

/** What is chosen of a canvas print, and what it is printed from. */
export const canvasSchema = object({
  size: oneOf<CanvasSize>(Object.keys(canvasSizes)),
  frame: oneOf<CanvasFrame>(Object.keys(canvasFrames)),
  style: oneOf<CanvasStyle>(Object.keys(canvasStyles)),
  trackId: string()
    .required(message('fields.required'))
    .matches(/^[\w-]{1,100}$/, { message: message('carts.track') }),
});

function oneOf<Id extends string>(ids: readonly string[]) {
  const choice = message('fields.choice', { values: ids.join(', ') });
  return string<Id>()
    .required(choice)
    .test('choice', choice, (id) => id !== undefined && ids.includes(id));
}

/**
 * The options of what is put into a cart, as they are kept: what was left empty is left out, so that
 * the same choice is the same whoever writes it.
 * @param now epoch milliseconds
 * @throws DomainError BAD_USER_INPUT that names each field from `options` on; also for options of
 * what has none
 */
export function readCartOptions(kind: ProductKind, options: unknown, now: number): CartOptions {
  if (kind === 'gift-card') return chosen(giftCardSchema(now), options);
  if (kind === 'canvas') return chosen(canvasSchema, options);
  const isNothing = Object.values(options ?? {}).every((value) => value === null);
  if (!isNothing) throw badInput({ options: message('carts.noOptions') });
  return {};
}

function chosen<Chosen extends CartOptions>(
  schema: ObjectSchema<Chosen>,
  options: unknown,
): Chosen {
  const all = validate(object({ options: schema }), { options: options ?? {} }).options;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')) as Chosen;
}
