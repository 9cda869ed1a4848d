import type { FieldMergeFunction, Reference } from '@apollo/client';

/** A part of the messages of a conversation, in the cache. */
interface MessagesInCache {
  nodes: readonly Reference[];
  pageInfo: { hasPreviousPage: boolean; startCursor: string | null };
}

/**
 * Joins a part of a conversation to what is there: messages never change, and their ids grow as they
 * are written. The latest part takes the place of everything when it does not reach back to what is
 * there.
 */
export const mergeMessages: FieldMergeFunction<MessagesInCache> = (
  existing,
  incoming,
  { args, readField },
) => {
  if (!existing || existing.nodes.length === 0) return incoming;
  const idOf = (node: Reference) => Number(readField('id', node));
  const known = new Set(existing.nodes.map(({ __ref }) => __ref));
  const isJoined = args?.before || incoming.nodes.some(({ __ref }) => known.has(__ref));
  if (!isJoined && incoming.pageInfo.hasPreviousPage) return incoming;
  const added = incoming.nodes.filter(({ __ref }) => !known.has(__ref));
  const nodes = [...existing.nodes, ...added].toSorted((one, other) => idOf(one) - idOf(other));
  // In the part that begins as the whole does it says whether there is more before it.
  const reachesFurther = nodes[0] === incoming.nodes[0];
  return { ...incoming, nodes, pageInfo: (reachesFurther ? incoming : existing).pageInfo };
};
