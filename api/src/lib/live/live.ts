import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { requireAudience } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import type { Following } from './following.ts';
import { keyOf } from './topic.ts';
import type { Asked, Topic, TopicParams } from './topic.ts';

/** What notifies followers of changes, in whichever process these are made. */
export interface Live {
  /**
   * Follows one thing. Its version comes at once unless it is `since`, and from then on each later
   * one; of several that came while nobody took them, the latest.
   * @param since the version that the follower knows of already
   */
  follow(key: string, since: number | undefined): Following;
  /** Follows all things of a topic, from now on and without making up for what is missed. */
  followAll(name: string): Following;
}

/** A version as it is given out: digits, and for followers only something to hand back. */
const VERSION = /^\d{1,15}$/;

/**
 * Follows, on behalf of whoever the context is of, what they ask for of a topic.
 * @param since the version that they know of, as it was given out
 * @throws DomainError UNAUTHENTICATED or FORBIDDEN when it is not for them, and what the topic's policy
 * throws; BAD_USER_INPUT for no version of ours
 */
export async function follow<Params extends TopicParams>(
  context: Context,
  topic: Topic<Params>,
  asked: Asked,
  since: unknown,
): Promise<Following> {
  const known = readVersion(since);
  requireAudience(context, topic.audience);
  const params = await topic.admit(context, asked);
  // Of what passes there is no version in the database, which counts as 0.
  return context.live.follow(keyOf(topic, params), topic.isPassing ? 0 : known);
}

function readVersion(since: unknown): number | undefined {
  if (since === undefined || since === null) return undefined;
  if (typeof since === 'string' && VERSION.test(since)) return Number(since);
  throw badInput({ since: message('fields.version') });
}
