/**
 * How far an email of the outbox has come: `waiting` was never tried, `retrying` failed and is tried
 * again, `failed` was given up.
 */
export const emailStatuses = ['waiting', 'retrying', 'failed', 'sent'] as const;
export type EmailStatus = (typeof emailStatuses)[number];
