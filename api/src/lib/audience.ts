import { Extensions } from 'type-graphql';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import { requireAdmin, requireUser } from './context.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Whom something is for: `public`, the same response for everybody, which may be kept and given to
 * others; `anyone`, whether logged in or not, who gets a response of their own; `personal`, whoever
 * is logged in; `staff`, administrators.
 */
export type Audience = 'public' | 'anyone' | 'personal' | 'staff';

/** What an operation says of who may call it, and how often. */
export interface Admission {
  audience: Audience;
  /** What those are told who are not logged in. */
  loginRequired?: MessageKey;
  /**
   * How often a network may call it. What anybody may change says so; where the limit of all
   * requests will do, `general`.
   */
  limit?: RateLimit<'network'> | 'general';
  /** How often a network may call it in vain, where many people succeed from one. */
  failureLimit?: RateLimit<'network'>;
}

/**
 * Says whom a field is for. Each root field does: nobody else gets to its resolver. Fields of other
 * types are as public as what they are parts of, unless they say that they are personal.
 */
export function For(
  audience: Audience,
  terms: Omit<Admission, 'audience'> = {},
): MethodDecorator & PropertyDecorator {
  return Extensions({ audience, ...terms } satisfies Admission);
}

/**
 * Does what somebody calls.
 * @throws DomainError UNAUTHENTICATED or FORBIDDEN, when it is not for them; RATE_LIMITED
 */
export function admitted<T>(
  context: RequestContext,
  admission: Admission,
  work: () => T,
): T | Promise<Awaited<T>> {
  const { audience, loginRequired, limit, failureLimit } = admission;
  if (audience === 'personal') requireUser(context, loginRequired);
  if (audience === 'staff') requireAdmin(context);
  if (!failureLimit && (limit === undefined || limit === 'general')) return work();
  return limited(context, admission, work);
}

async function limited<T>(
  { rateLimits, caller }: RequestContext,
  { limit, failureLimit }: Admission,
  work: () => T,
): Promise<Awaited<T>> {
  if (limit && limit !== 'general') await rateLimits.consume(limit, caller.network);
  try {
    return await work();
  } catch (error) {
    if (failureLimit && error instanceof DomainError) {
      await rateLimits.consume(failureLimit, caller.network);
    }
    throw error;
  }
}
