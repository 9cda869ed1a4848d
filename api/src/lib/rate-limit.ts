import type { AccountKey } from '#db/accounts/account.repository.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import type { Network } from './network.ts';

/** Whom limits can count, and how each is known. */
export interface RateSubjects {
  /** However somebody spells who they mean. */
  account: AccountKey;
  network: Network;
  /** The id of a user. */
  user: number;
}

/** How often something may be done, beyond the general rate of requests. */
export interface RateLimit<Per extends keyof RateSubjects = keyof RateSubjects> {
  /** What attempts are counted under. */
  name: string;
  per: Per;
  /** How many attempts are allowed. */
  points: number;
  /** In how many seconds. */
  seconds: number;
  /** What further ones are refused with. */
  refusal: MessageKey;
}

/** Counts attempts and refuses when there were too many. */
export interface RateLimits {
  /** @throws DomainError RATE_LIMITED with the seconds to wait */
  consume<Per extends keyof RateSubjects>(
    limit: RateLimit<Per>,
    subject: RateSubjects[Per],
  ): Promise<void>;
  /** Forgets the attempts, as after a successful login. */
  forgive<Per extends keyof RateSubjects>(
    limit: RateLimit<Per>,
    subject: RateSubjects[Per],
  ): Promise<void>;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;

/** A limit, which keeps whom it counts in its type. */
export function rateLimit<Per extends keyof RateSubjects>(limit: RateLimit<Per>): RateLimit<Per> {
  return limit;
}
