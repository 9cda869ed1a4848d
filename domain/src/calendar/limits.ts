/** Secret addresses that somebody may have for their calendar programs, at most. */
export const FEEDS_LIMIT = 20;
