import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const outboxLimits = {
  testEmail: rateLimit({
    name: 'test-email',
    per: 'user',
    points: 20,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
