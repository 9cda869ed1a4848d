/** Days that a search for free studios can span: each is looked at for each studio. */
export const FREE_DAYS_LIMIT = 31;

/** Studios that somebody has seen lately, of which a browser keeps so many. */
export const RECENT_LIMIT = 12;
