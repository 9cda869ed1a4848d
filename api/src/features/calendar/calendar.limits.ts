import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const calendarLimits = {
  write: rateLimit({
    name: 'calendar-write',
    per: 'user',
    points: 600,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  import: rateLimit({
    name: 'calendar-import',
    per: 'user',
    points: 20,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  /** Calendar programs read from a few networks for everybody, so it is whose feed it is that counts. */
  feed: rateLimit({
    name: 'calendar-feed',
    per: 'user',
    points: 300,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  /** Guessing. */
  wrongFeed: rateLimit({
    name: 'calendar-wrong-feed',
    per: 'network',
    points: 120,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
