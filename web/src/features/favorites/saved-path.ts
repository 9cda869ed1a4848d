/** Where a collection is found; all that is saved without one. What is ticked for comparing goes along. */
export function savedPath(collectionId: string | undefined, search: string): string {
  return (collectionId === undefined ? '/saved' : `/saved/collections/${collectionId}`) + search;
}
