import { HOUR_MS } from '../time/calendar.ts';

/** What of a payment somebody has to look after. */
export const paymentTroubles = [
  /** The payer's bank has the money until a dispute is decided. */
  'disputed',
  /** A dispute was decided for the payer. */
  'charged-back',
  /** The provider would not refund what was to go back. */
  'refund-refused',
  /** What was refunded could not be delivered, and is here again. */
  'refund-returned',
  /** The provider could not be told what was decided. */
  'untold',
] as const;
export type PaymentTrouble = (typeof paymentTroubles)[number];

/** When nobody else tries any more to tell providers what was decided: jobs do for half a day. */
export const GIVEN_UP_MS = 13 * HOUR_MS;
