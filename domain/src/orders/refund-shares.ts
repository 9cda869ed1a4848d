/** What an order has earned, in cents. */
export interface Earned {
  /** Sales tax, and what we have sold. What gift cards are worth that were bought with it is neither. */
  taxCents: number;
  salesCents: number;
}

/** What is given up again of it with a refund, in cents. */
export interface GivenUp extends Earned {
  /** What is beyond what was earned: gift cards that were bought are not worth it any more. */
  giftCardCents: number;
}

/**
 * What an order gives up with a refund. Tax goes back in proportion, rounded over all refunds
 * together, so that any number of them come to what one of the same amount does.
 * @param earned by the order, before any refund
 * @param beforeCents what went back before
 * @param cents what goes back now
 */
export function refundShares(earned: Earned, beforeCents: number, cents: number): GivenUp {
  const all = earned.taxCents + earned.salesCents;
  const upTo = (refunded: number) => {
    const of = Math.min(refunded, all);
    const tax = all === 0 ? 0 : Math.round((earned.taxCents * of) / all);
    return { tax, sales: of - tax, beyond: refunded - of };
  };
  const before = upTo(beforeCents);
  const after = upTo(beforeCents + cents);
  return {
    taxCents: after.tax - before.tax,
    salesCents: after.sales - before.sales,
    giftCardCents: after.beyond - before.beyond,
  };
}
