import { Extensions } from 'type-graphql';
import type { MessageKey } from '#domain/messages/message.ts';
import { requireAdmin, requireUser } from './context.ts';
import type { Acting } from './context.ts';

/**
 * Whom something is for: `public`, the same response for everybody, which may be kept and given to
 * others; `anyone`, whether logged in or not, who gets a response of their own; `personal`, whoever
 * is logged in; `staff`, administrators.
 */
export type Audience = 'public' | 'anyone' | 'personal' | 'staff';

/** What an operation says of who may call it. */
export interface Admission {
  audience: Audience;
  /** What those are told who are not logged in. */
  loginRequired?: MessageKey | undefined;
}

/**
 * Says whom a field is for. Each root field does: nobody else gets to its resolver. Fields of other
 * types are as public as what they are parts of, unless they say that they are personal.
 */
export function For(
  audience: Audience,
  loginRequired?: MessageKey,
): MethodDecorator & PropertyDecorator {
  return Extensions({ audience, loginRequired } satisfies Admission);
}

/** @throws DomainError UNAUTHENTICATED or FORBIDDEN, when what is called is not for the caller */
export function admit(context: Acting, { audience, loginRequired }: Admission): void {
  if (audience === 'personal') requireUser(context, loginRequired);
  if (audience === 'staff') requireAdmin(context);
}
