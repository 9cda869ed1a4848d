/** Characters that a block may say of itself. */
export const BLOCK_NOTE_LIMIT = 200;

/** Blocks of a studio that are repeated, at most: each is worked out for years. */
export const REPEATED_BLOCKS_LIMIT = 50;

/** Blocks of a studio that happen once and are not over, at most. */
export const SINGLE_BLOCKS_LIMIT = 1000;

/** How long a block may last that happens once, and one that is repeated. Days. */
export const LONGEST_BLOCK_DAYS = { once: 366, repeated: 7 } as const;

/**
 * How far ahead of today repeated blocks are worked out. Bookings start at most 730 days ahead, so
 * that none can be made on a day that is not worked out yet.
 */
export const KNOWN_DAYS = 760;

/** How many days of that are left when it is done again. */
export const RENEWED_AT_DAYS = 745;

/** Days of the longest part that a time is stored in. The tables have it as a check. */
export const LONGEST_TIME_DAYS = 31;

/** Other calendars whose busy times a studio imports, at most. */
export const IMPORTS_LIMIT = 10;

/** What is read of another calendar. */
export const IMPORT = {
  /** Bytes of a file, or of what an address sends. */
  limitMegabytes: 2,
  /** Times that an import leaves, from today on. */
  times: 5000,
  /** Of a feed: how long it may take, and how often it may send elsewhere. */
  timeoutSeconds: 8,
  redirects: 3,
  /** How often a feed is read again. */
  everyMinutes: 30,
} as const;
