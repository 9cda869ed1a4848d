import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import type { Network } from './network.ts';
import { MINUTE } from './rate-limit.ts';
import type { RateLimit, RateLimits } from './rate-limit.ts';

/** These limits, counted in the database so that all processes count together. */
export function databaseRateLimits(
  limits: readonly RateLimit[],
  pool: Pool,
  factor: number,
): RateLimits {
  const limiters = new Map(
    limits.map((limit) => [
      limit.name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: limit.name,
        points: Math.ceil(limit.points * factor),
        duration: limit.seconds,
      }),
    ]),
  );
  const limiterOf = ({ name }: RateLimit) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No feature declares the rate limit ${name}.`);
    return limiter;
  };
  return {
    async consume(limit, subject) {
      await consume(limiterOf(limit), String(subject), limit.refusal);
    },
    async forgive(limit, subject) {
      await limiterOf(limit).delete(String(subject));
    },
  };
}

const REQUESTS_PER_MINUTE = 1200;

/** Counts all requests of a network in this process: coarse, but costs nothing. */
export function requestRateLimit(
  factor: number,
  perMinute = REQUESTS_PER_MINUTE,
): (network: Network) => Promise<void> {
  const limiter = new RateLimiterMemory({
    points: Math.ceil(perMinute * factor),
    duration: MINUTE,
  });
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
