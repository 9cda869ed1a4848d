/** How large a table may be that is imported: as much as a request of the API can hold with its rest. */
export const IMPORT_LIMIT_BYTES = 200_000;

/** Rows of a table of bookings that is imported, at most: while they are stored, nobody books the studio. */
export const IMPORTED_BOOKINGS_LIMIT = 300;
