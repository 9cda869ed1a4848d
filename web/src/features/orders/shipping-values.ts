import { string } from 'yup';
import type { ObjectSchema } from 'yup';
import { shippingMethods } from '#domain/carts/shipping.ts';
import type { ShippingMethod } from '#domain/carts/shipping.ts';
import { message } from '#domain/messages/message.ts';
import { customerSchema } from '#domain/orders/customer.schema.ts';
import type { SessionUser } from '#web/features/accounts/session.ts';

/** What the first step of the checkout asks for (spec §5). */
export const shippingSchema = customerSchema.shape({
  shippingMethod: string<ShippingMethod>()
    .oneOf(shippingMethods, message('fields.required'))
    .required(message('fields.required')),
});
export type ShippingValues =
  typeof shippingSchema extends ObjectSchema<infer Values> ? Values : never;

type Known = Pick<SessionUser, 'name' | 'email'>;

/** What the form begins with. @param known whoever is logged in */
export function initialShipping(known: Known | null): ShippingValues {
  return {
    email: known?.email ?? '',
    name: known?.name ?? '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
    country: 'US',
    sameAsBilling: true,
    billingAddress: '',
    billingCity: '',
    billingState: '',
    billingZipCode: '',
    billingCountry: 'US',
    shippingMethod: 'standard',
  };
}

/** What is kept of it until the order is paid. */
export const keptShipping = [
  'email',
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
  'sameAsBilling',
  'billingAddress',
  'billingCity',
  'billingState',
  'billingZipCode',
  'billingCountry',
  'shippingMethod',
] as const;

/** Which draft it is. */
export const CHECKOUT_DRAFT = 'checkout';
