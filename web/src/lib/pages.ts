import type { FieldMergeFunction, Reference } from '@apollo/client';

interface PageInCache {
  nodes?: readonly Reference[];
}

/** Appends a page that was asked for with `after`; any other answer starts the list anew. */
export const appendPage: FieldMergeFunction<PageInCache> = (existing, incoming, { args }) => {
  if (!args?.after || !existing) return incoming;
  return { ...incoming, nodes: [...(existing.nodes ?? []), ...(incoming.nodes ?? [])] };
};
