import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const affiliateLimits = {
  // Browsers come once a day; a school behind one address brings a class.
  visit: rateLimit({
    name: 'affiliate-visit',
    per: 'network',
    points: 60,
    seconds: 24 * HOUR,
    refusal: 'errors.rateLimited',
  }),
  code: rateLimit({
    name: 'affiliate-code',
    per: 'user',
    points: 30,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
