import { array, number, object } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { holderNamed, SHARE_MIN_CENTS, SHARES } from './split.ts';

const amountCents = number()
  .typeError(message('bookings.shareAmount'))
  .required(message('fields.required'))
  .integer(message('fields.integer'))
  .min(SHARE_MIN_CENTS, message('bookings.shareTooSmall'));

const member = object({
  /** An email address or a username. */
  who: trimmed()
    .required(message('bookings.shareWho'))
    .max(254, message('fields.tooLong', { max: 254 }))
    .test('who', message('bookings.shareWho'), (who) => {
      const named = holderNamed(who);
      return 'username' in named || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(named.email);
    }),
  amountCents,
});

/** What decides how a payment can be shared. */
interface Splittable {
  /** The price, US cents. */
  totalCents: number;
  /** In how many hours it can be complete, as `splitHours` has them. */
  hours: readonly number[];
}

/**
 * How the payment of a booking is shared: by whoever booked and at least one more, each by name once,
 * and to the cent.
 */
export function splitSchema({ totalCents, hours }: Splittable) {
  return object({
    /** The share of whoever booked. */
    ownCents: amountCents,
    members: array(member)
      .required(message('fields.required'))
      .min(SHARES.min - 1, message('bookings.shareCount', SHARES))
      .max(SHARES.max - 1, message('bookings.shareCount', SHARES)),
    /** In how many hours all have to have paid; null for as long as there is. */
    payWithinHours: number()
      .nullable()
      .default(null)
      .oneOf([null, ...hours], message('bookings.splitHours')),
  })
    .test('once', message('bookings.shareTwice'), ({ members }, context) => {
      const names = members.map(({ who }) => JSON.stringify(holderNamed(who ?? '')));
      const second = names.findIndex((name, index) => names.indexOf(name) < index);
      return second < 0 || context.createError({ path: `members[${second}].who` });
    })
    .test('sum', message('bookings.shareSum'), ({ ownCents, members }, context) => {
      const sum = members.reduce((total, share) => total + share.amountCents, ownCents);
      return sum === totalCents || context.createError({ path: 'ownCents' });
    });
}
export type SplitInput = InferType<ReturnType<typeof splitSchema>>;
