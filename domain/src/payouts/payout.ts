/**
 * Where a payout stands: decided, and maybe known to the provider; sent; or not to be had, after which
 * what it was made of is paid out with what comes next.
 */
export const payoutStatuses = ['on-its-way', 'sent', 'failed'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/**
 * Where an owner's account at the provider stands: something of it is missing; all was given, and the
 * provider looks at it; or it can be paid.
 */
export const payoutAccountStatuses = ['incomplete', 'in-review', 'ready'] as const;
export type PayoutAccountStatus = (typeof payoutAccountStatuses)[number];
