/** Parameters of the address of payouts: how somebody comes back from the payment provider. */
export const payoutParams = ['account'] as const;
