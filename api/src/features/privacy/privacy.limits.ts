import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const privacyLimits = {
  export: rateLimit({
    name: 'export',
    per: 'user',
    points: 10,
    seconds: HOUR,
    refusal: 'accounts.tooManyLogins',
  }),
};
