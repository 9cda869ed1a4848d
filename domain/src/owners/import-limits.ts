/** How large a table may be that is imported: as much as a request of the API can hold with its rest. */
export const IMPORT_LIMIT_BYTES = 200_000;
