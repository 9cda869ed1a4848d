/** Where a payment can stand. It starts as opened. */
export const paymentStatuses = [
  /** We know of it; the provider may not yet. */
  'opened',
  /** The payer, or their bank, has to do something. */
  'requires-action',
  /** The money is reserved, and comes when we capture it. */
  'authorized',
  'captured',
  'partially-refunded',
  'refunded',
  'cancelled',
  /** The provider would not take it on. */
  'failed',
  /** The payer's bank has taken the money back until a dispute is decided. */
  'disputed',
  /** The dispute was lost. */
  'charged-back',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentActions = [
  'submit',
  'authorize',
  'capture',
  'cancel',
  'fail',
  'refund-part',
  'refund',
  'return-refund',
  'dispute',
  'win-dispute',
  'win-dispute-part',
  'lose-dispute',
] as const;
export type PaymentAction = (typeof paymentActions)[number];

type Moves = Partial<Readonly<Record<PaymentStatus, PaymentStatus>>>;

/**
 * The whole lifecycle. What happens to a payment happens at its provider: nobody takes an action
 * here, the provider is asked what is true and `reconcile` finds what that takes. After a refund that
 * came back and a dispute that was won, what was refunded before is taken once more.
 */
export const paymentTransitions: Readonly<Record<PaymentAction, Moves>> = {
  submit: { opened: 'requires-action' },
  authorize: { opened: 'authorized', 'requires-action': 'authorized' },
  capture: { opened: 'captured', 'requires-action': 'captured', authorized: 'captured' },
  cancel: { opened: 'cancelled', 'requires-action': 'cancelled', authorized: 'cancelled' },
  fail: { opened: 'failed' },
  'refund-part': {
    captured: 'partially-refunded',
    'partially-refunded': 'partially-refunded',
    disputed: 'disputed',
    'charged-back': 'charged-back',
  },
  refund: {
    captured: 'refunded',
    'partially-refunded': 'refunded',
    disputed: 'disputed',
    'charged-back': 'charged-back',
  },
  'return-refund': {
    'partially-refunded': 'captured',
    refunded: 'captured',
    disputed: 'disputed',
    'charged-back': 'charged-back',
  },
  dispute: {
    captured: 'disputed',
    'partially-refunded': 'disputed',
    refunded: 'disputed',
    disputed: 'disputed',
  },
  'win-dispute': { disputed: 'captured' },
  'win-dispute-part': { disputed: 'disputed' },
  'lose-dispute': { disputed: 'charged-back' },
};

/** The status after `action`, or undefined where it cannot happen in `status`. */
export function nextPaymentStatus(
  status: PaymentStatus,
  action: PaymentAction,
): PaymentStatus | undefined {
  return paymentTransitions[action][status];
}

/**
 * Statuses in which no money has moved yet and some may: the provider is asked again and again. The
 * index of what is unfinished lists the same.
 */
export const unfinishedStatuses: readonly PaymentStatus[] = [
  'opened',
  'requires-action',
  'authorized',
];
