import { HOUR, MINUTE, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const serviceRates = {
  order: rateLimit({
    name: 'service-order',
    per: 'user',
    points: 30,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  /** Steps of an order, and comments. */
  work: rateLimit({
    name: 'service-work',
    per: 'user',
    points: 600,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  upload: rateLimit({
    name: 'service-upload',
    per: 'user',
    points: 300,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  /** Tracks for prints, which guests send too. */
  canvasTrack: rateLimit({
    name: 'canvas-track',
    per: 'network',
    points: 30,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  /** Whether names are free, which could be asked for one after the other. */
  check: rateLimit({
    name: 'vanity-check',
    per: 'network',
    points: 60,
    seconds: MINUTE,
    refusal: 'errors.rateLimited',
  }),
};
