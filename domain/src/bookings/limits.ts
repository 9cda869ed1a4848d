/** Characters that additional requests may have. Apart from the schema, so that a form can know it alone. */
export const REQUESTS_LIMIT = 2000;

/** Requests of one user that may wait for a response at the same time: each holds its slot. */
export const PENDING_REQUESTS_LIMIT = { unverified: 5, verified: 20 } as const;

/** Characters that a host may say to a request that they decline. */
export const NOTE_LIMIT = 1000;
