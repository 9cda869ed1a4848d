/** Searches that one user can save. */
export const SAVED_SEARCHES_LIMIT = 20;
/** Characters in the name of a saved search. */
export const SEARCH_NAME_LIMIT = 80;
/** Characters in its parameters. */
export const SEARCH_QUERY_LIMIT = 2000;
