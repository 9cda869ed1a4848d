/** Times that one user may wait for at once. */
export const WAITLIST_LIMIT = 10;

/** For how long a time that became free is offered to one who waits for it. */
export const OFFER_MINUTES = 120;

/** What is open for a shorter time than this is offered to nobody: they could not use it. */
export const SHORTEST_OFFER_MINUTES = 15;
