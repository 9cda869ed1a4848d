/**
 * How long what guests have told us for an order is kept, in days. Members decide by their account.
 */
export const guestRetention = {
  /** An order that was never paid concerns nobody but who made it. */
  unpaidDays: 30,
  /**
   * How to reach somebody, and what was sent to whom: until nobody returns anything any more (30 days)
   * and card networks take no dispute (120 days, a little more in some cases).
   */
  contactDays: 180,
  /** The name and the address on an invoice: bookkeeping has to show them for up to ten years. */
  invoiceDays: 3653,
} as const;
