import { object, string } from 'yup';
import type { InferType } from 'yup';
import { message } from '#domain/messages/message.ts';
import { isVanityName, VANITY_LENGTH, vanityName, vanityPlans } from './vanity.ts';

/** A name as it is typed, and as it is then written (§5). */
export const vanityNameSchema = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? vanityName(typed) : typed))
  .required(message('services.vanityTooShort'))
  .min(VANITY_LENGTH.min, message('services.vanityTooShort'))
  .test('name', message('services.vanityInvalid'), (name) => isVanityName(name));

/** Which name is wanted, and by which plan. */
export const vanityOrderSchema = object({
  name: vanityNameSchema,
  plan: string()
    .oneOf(vanityPlans, message('fields.choice', { values: vanityPlans.join(', ') }))
    .required(message('fields.required')),
});
export type VanityOrderInput = InferType<typeof vanityOrderSchema>;
