/** Characters that a text to be searched for may have. Here, so that a field need not load schemas. */
export const REVIEW_TEXT_LIMIT = 100;
