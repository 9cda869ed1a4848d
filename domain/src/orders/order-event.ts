import { orderActions } from './order-lifecycle.ts';

/**
 * What is noted of an order: that it was made, what somebody notes, that an administrator has decided a
 * refund, and what is done with it.
 */
export const orderEventKinds = ['make', 'note', 'decide-refund', ...orderActions] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** What of it is for administrators alone. */
export const staffEventKinds: readonly OrderEventKind[] = ['note', 'decide-refund'];
