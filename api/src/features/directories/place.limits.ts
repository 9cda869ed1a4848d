import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const placeLimits = {
  suggestionByNetwork: rateLimit({
    name: 'place-suggestion-by-network',
    per: 'network',
    points: 10,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  suggestionByUser: rateLimit({
    name: 'place-suggestion-by-user',
    per: 'user',
    points: 20,
    seconds: 24 * HOUR,
    refusal: 'errors.rateLimited',
  }),
  correctionByNetwork: rateLimit({
    name: 'correction-by-network',
    per: 'network',
    points: 20,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  correctionByUser: rateLimit({
    name: 'correction-by-user',
    per: 'user',
    points: 20,
    seconds: 24 * HOUR,
    refusal: 'errors.rateLimited',
  }),
  claim: rateLimit({
    name: 'place-claim',
    per: 'user',
    points: 10,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  edit: rateLimit({
    name: 'place-edit',
    per: 'user',
    points: 120,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  picture: rateLimit({
    name: 'place-picture',
    per: 'user',
    points: 100,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
