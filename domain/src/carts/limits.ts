/** How many of one thing a cart holds at most. */
export const QUANTITY_LIMIT = 99;
/** How many different things a cart holds at most, what is saved for later included. */
export const CART_LINES_LIMIT = 50;
/** How long the cart of a visitor is kept after its last change, in days. */
export const VISITOR_CART_DAYS = 90;
