import { HOUR, rateLimit } from '#api/lib/rate-limit.ts';

const refusal = 'errors.rateLimited';

/** How often what this feature offers may be tried. */
export const ticketRates = {
  openByNetwork: rateLimit({
    name: 'ticket-by-network',
    per: 'network',
    points: 10,
    seconds: HOUR,
    refusal,
  }),
  openByUser: rateLimit({
    name: 'ticket-by-user',
    per: 'user',
    points: 20,
    seconds: HOUR,
    refusal,
  }),
  // Filling one person's mailbox.
  openByRecipient: rateLimit({
    name: 'ticket-by-recipient',
    per: 'account',
    points: 5,
    seconds: HOUR,
    refusal,
  }),
  replyByNetwork: rateLimit({
    name: 'ticket-reply-by-network',
    per: 'network',
    points: 60,
    seconds: HOUR,
    refusal,
  }),
  uploadByNetwork: rateLimit({
    name: 'ticket-upload-by-network',
    per: 'network',
    points: 60,
    seconds: HOUR,
    refusal,
  }),
};
