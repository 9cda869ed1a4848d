/** Characters of a message. */
export const MESSAGE_LIMIT = 4000;

/** Characters of a message that lists show of it. */
export const PREVIEW_LIMIT = 140;

/** Characters that conversations can be searched by. */
export const QUERY_LIMIT = 100;
