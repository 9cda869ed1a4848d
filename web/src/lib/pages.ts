import type { FieldMergeFunction, Reference } from '@apollo/client';

interface PageInCache {
  nodes?: readonly Reference[];
}

/**
 * Appends a page that was asked for with `after`; any other result starts the list anew. What the
 * list has already does not come twice, and what the page does not say of the list stays.
 */
export const appendPage: FieldMergeFunction<PageInCache> = (existing, incoming, { args }) => {
  if (!args?.after || !existing) return incoming;
  const before = existing.nodes ?? [];
  const known = new Set(before.map(({ __ref }) => __ref));
  const added = incoming.nodes?.filter(({ __ref }) => !known.has(__ref)) ?? [];
  return { ...existing, ...incoming, nodes: [...before, ...added] };
};
