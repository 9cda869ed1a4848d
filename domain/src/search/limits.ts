/** Characters that a text to be searched for may have. Here, so that a form need not load schemas. */
export const TEXT_LIMIT = 200;
