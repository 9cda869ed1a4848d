/** A month of a year: `2026-12`. */
export const MONTH = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/;
