const NAME = 'takes-payments';

/** Tells the page that its document lets the script of the payment provider in. */
export const paymentsMeta = `<meta name="${NAME}" content="yes">`;

/** Whether the document that was opened lets the script of the payment provider in. */
export function documentTakesPayments(): boolean {
  return document.querySelector(`meta[name="${NAME}"]`) !== null;
}
