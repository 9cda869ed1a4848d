import { HOUR, MINUTE, rateLimit } from '#api/lib/rate-limit.ts';

/** How often what this feature offers may be tried. */
export const messagingLimits = {
  message: rateLimit({
    name: 'message',
    per: 'user',
    points: 40,
    seconds: MINUTE,
    refusal: 'messaging.tooMany',
  }),
  /** Writing to many studios is how unwanted mail is spread. */
  conversation: rateLimit({
    name: 'conversation',
    per: 'user',
    points: 60,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  attachment: rateLimit({
    name: 'message-attachment',
    per: 'user',
    points: 120,
    seconds: HOUR,
    refusal: 'errors.rateLimited',
  }),
  /** Whoever writes tells it every three seconds. */
  typing: rateLimit({
    name: 'typing',
    per: 'user',
    points: 60,
    seconds: MINUTE,
    refusal: 'errors.rateLimited',
  }),
  /** Reading, archiving and blocking. */
  upkeep: rateLimit({
    name: 'conversation-upkeep',
    per: 'user',
    points: 240,
    seconds: MINUTE,
    refusal: 'errors.rateLimited',
  }),
};
