import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const ideaLimits = {
  suggestion: rateLimit({
    name: 'idea-suggestion',
    per: 'user',
    points: 10,
    seconds: 24 * HOUR,
    refusal: 'errors.rateLimited',
  }),
  // Pressing again takes a vote back, so somebody undecided comes to a few.
  vote: rateLimit({
    name: 'idea-vote',
    per: 'user',
    points: 300,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  similar: rateLimit({
    name: 'idea-similar',
    per: 'user',
    points: 600,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
};
