import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import type { RateLimits, RateRule } from './context.ts';
import type { Network } from './network.ts';

interface Limit {
  /** How many calls are allowed. */
  points: number;
  /** In how many seconds. */
  duration: number;
  refusal: MessageKey;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const limits: Readonly<Record<RateRule, Limit>> = {
  // Guessing one account's password, from however many addresses.
  'login-by-account': { points: 10, duration: 15 * MINUTE, refusal: 'accounts.tooManyLogins' },
  // Trying one password on many accounts.
  'login-by-address': { points: 60, duration: 15 * MINUTE, refusal: 'accounts.tooManyLogins' },
  // Filling one person's mailbox, from however many addresses.
  'reset-request-by-account': { points: 5, duration: HOUR, refusal: 'accounts.tooManyLogins' },
  'reset-request-by-address': { points: 30, duration: HOUR, refusal: 'accounts.tooManyLogins' },
  'reset-by-address': { points: 30, duration: 15 * MINUTE, refusal: 'accounts.tooManyLogins' },
  'verification-by-account': { points: 5, duration: HOUR, refusal: 'accounts.tooManyLogins' },
  // Guessing the password behind a session that was left open.
  'password-by-account': { points: 10, duration: 15 * MINUTE, refusal: 'accounts.tooManyLogins' },
  export: { points: 10, duration: HOUR, refusal: 'accounts.tooManyLogins' },
  'email-change-by-account': { points: 5, duration: HOUR, refusal: 'accounts.tooManyLogins' },
  'mailed-link-by-address': {
    points: 60,
    duration: 15 * MINUTE,
    refusal: 'accounts.tooManyLogins',
  },
  // Guessing codes of somebody whose password is known: one in 500 a day has a chance.
  'code-by-account': { points: 6, duration: 15 * MINUTE, refusal: 'accounts.tooManyLogins' },
  'code-by-account-daily': { points: 40, duration: 24 * HOUR, refusal: 'accounts.tooManyLogins' },
  // Each way to a provider is a row until it expires.
  'social-by-address': { points: 60, duration: 15 * MINUTE, refusal: 'accounts.tooManyLogins' },
  registration: { points: 120, duration: HOUR, refusal: 'errors.rateLimited' },
  profile: { points: 240, duration: HOUR, refusal: 'errors.rateLimited' },
  // Each is worked on for a moment, and kept for a while.
  avatar: { points: 60, duration: HOUR, refusal: 'errors.rateLimited' },
  // Filling one person's mailbox, and using the list to write to many.
  'subscription-by-recipient': { points: 5, duration: HOUR, refusal: 'errors.rateLimited' },
  'subscription-by-address': { points: 30, duration: HOUR, refusal: 'errors.rateLimited' },
  booking: { points: 200, duration: HOUR, refusal: 'errors.rateLimited' },
  review: { points: 60, duration: HOUR, refusal: 'errors.rateLimited' },
  'test-email': { points: 20, duration: HOUR, refusal: 'errors.rateLimited' },
};

/** The limits, counted in the database so that all processes count together. */
export function databaseRateLimits(pool: Pool, factor: number): RateLimits {
  const limiters = new Map(
    Object.entries(limits).map(([rule, limit]) => [
      rule,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: rule,
        points: Math.ceil(limit.points * factor),
        duration: limit.duration,
      }),
    ]),
  );
  return {
    async consume(rule, subject) {
      await consume(limiters.get(rule)!, String(subject), limits[rule].refusal);
    },
    async forgive(rule, subject) {
      await limiters.get(rule)!.delete(String(subject));
    },
  };
}

/** Counts all requests of a network in this process: coarse, but costs nothing. */
export function requestRateLimit(factor: number): (network: Network) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: Math.ceil(1200 * factor), duration: MINUTE });
  return (network) => consume(limiter, network, 'errors.rateLimited');
}

async function consume(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  subject: string,
  refusal: MessageKey,
): Promise<void> {
  try {
    await limiter.consume(subject);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new DomainError('RATE_LIMITED', refusal, {
      values: { wait: seconds },
      retryAfter: seconds,
    });
  }
}
