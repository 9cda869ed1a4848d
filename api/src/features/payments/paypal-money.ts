/** Money as PayPal writes it: `90.00`. */
export interface PayPalAmount {
  value: string;
}

/** US cents, none where there is no amount. */
export function centsOf(amount: PayPalAmount | undefined): number {
  return amount ? Math.round(Number(amount.value) * 100) : 0;
}
