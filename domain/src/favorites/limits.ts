/** Studios that one user can save: more than anybody looks through, few enough to send all ids. */
export const FAVORITES_LIMIT = 1000;
/** Collections that one user can have: few enough to be chosen from one list. */
export const COLLECTIONS_LIMIT = 50;
/** Emails in the name of a collection. */
export const COLLECTION_NAME_LIMIT = 60;
/** Studios in one collection. */
export const COLLECTION_STUDIOS_LIMIT = 200;
/** Emails in the note on a saved studio. */
export const NOTE_LIMIT = 2000;
/** Studios that are compared side by side, at most. */
export const COMPARED_LIMIT = 4;
