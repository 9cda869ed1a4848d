import { array, boolean, number, object, string } from 'yup';
import type { InferType, ISchema, ObjectShape, Schema } from 'yup';
import { LARGEST_ID } from './ids.ts';

/*
 * What bodies of REST are made of. A shape says once what a response holds: the compiler takes its
 * type from it, the OpenAPI document its schema.
 */

/** The type of what a shape describes. */
export type Shaped<S extends ISchema<unknown>> = InferType<S>;

export const text = string().defined();
export const flag = boolean().defined();
export const amount = number().defined();
export const usd = amount.meta({ meaning: 'US dollars.' });
export const whole = number().integer().defined();
export const idNumber = whole.min(1).max(LARGEST_ID);
/** ISO 8601, in UTC. */
export const instant = text.meta({ format: 'date-time' });
export const localDate = text.meta({ format: 'date' });
export const localTime = text.matches(/^\d\d:\d\d$/);

/** One of these texts. */
export function choice<T extends string>(values: readonly T[]) {
  return string<T>().oneOf(values).defined();
}

export function listOf<T>(item: ISchema<T>) {
  return array(item).defined();
}

/** An object with these fields and no others. */
export function shape<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).noUnknown().defined();
}

/** A schema under a name, by which the document refers to it wherever it stands. */
export function named<S extends Schema>(name: string, schema: S): S {
  return schema.meta({ name });
}
