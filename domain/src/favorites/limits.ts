/** Studios that one user can save: more than anybody looks through, few enough to send all ids. */
export const FAVORITES_LIMIT = 1000;
