/** Follows from the pictures that the product brings; `npm run pictures` writes it. */
export const PICTURES_VERSION = '5a64288e46';
