import type { SortDirection } from '#domain/search/studio-search.ts';

/** What orders are sorted by. */
export type OrderSortKey = 'created' | 'total';

export interface OrderSort {
  key: OrderSortKey;
  direction: SortDirection;
}

/** What was ordered last comes first. */
export const DEFAULT_ORDER_SORT: OrderSort = { key: 'created', direction: 'desc' };
