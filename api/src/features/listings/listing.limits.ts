import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const listingLimits = {
  /** A save for each pause in typing, for hours. */
  save: rateLimit({
    name: 'listing-save',
    per: 'user',
    points: 3000,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  start: rateLimit({
    name: 'listing-start',
    per: 'user',
    points: 30,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  submit: rateLimit({
    name: 'listing-submit',
    per: 'user',
    points: 60,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  picture: rateLimit({
    name: 'listing-picture',
    per: 'user',
    points: 200,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
