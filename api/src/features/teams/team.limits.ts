import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const teamLimits = {
  /** Each is an email to somebody who has not asked for it. */
  invite: rateLimit({
    name: 'team-invite',
    per: 'user',
    points: 30,
    seconds: 24 * HOUR,
    refusal: 'errors.rateLimited',
  }),
};
