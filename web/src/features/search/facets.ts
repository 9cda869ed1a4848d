/** How many studios each choice would leave, by id; undefined while unknown. */
export type FacetCounts = ReadonlyMap<string, number> | undefined;

/** A choice that the list does not count leaves nothing. */
export function countIn(counts: FacetCounts, id: string): number | undefined {
  return counts && (counts.get(id) ?? 0);
}
