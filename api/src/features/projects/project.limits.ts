import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const projectRates = {
  write: rateLimit({
    name: 'project-write',
    per: 'user',
    points: 600,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  upload: rateLimit({
    name: 'project-upload',
    per: 'user',
    points: 100,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  /** Each is an email to somebody who has not asked for it, and may tell whether a username is taken. */
  invite: rateLimit({
    name: 'project-invite',
    per: 'user',
    points: 30,
    seconds: 24 * HOUR,
    refusal: 'errors.rateLimited',
  }),
};
