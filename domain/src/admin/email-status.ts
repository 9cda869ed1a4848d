/** How far an email of the outbox has come. */
export const emailStatuses = ['waiting', 'retrying', 'failed', 'sent'] as const;
export type EmailStatus = (typeof emailStatuses)[number];
