import { Extensions } from 'type-graphql';

/** Whether a response is the same for everybody, and so may be kept and given to others. */
export type Audience = 'public' | 'personal';

/**
 * Says whom the response of a field is for. Fields of `Query` are personal unless they say that they
 * are public; fields of other types are as public as what they are parts of, unless they say that
 * they are personal.
 */
export function For(audience: Audience): MethodDecorator & PropertyDecorator {
  return Extensions({ audience });
}
