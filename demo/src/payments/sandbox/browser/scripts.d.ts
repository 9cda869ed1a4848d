/** The script that pages load in the place of Stripe.js. @param origin the sandbox's own */
export function clientScript(origin: string): string;

/** The script of the frame that a card is typed into. */
export const cardScript: string;
