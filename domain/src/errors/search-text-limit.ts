/** Characters that a text to be searched for may have, in whatever list. Alone, so that a form need not load schemas. */
export const SEARCH_TEXT_LIMIT = 200;
