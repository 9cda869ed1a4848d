/**
 * What a value is that rows are ordered by, and that a page begins after: an integer of 32 bits, a
 * number with decimals, or an instant in epoch milliseconds.
 */
export type SortKeyKind = 'integer' | 'decimal' | 'instant';
