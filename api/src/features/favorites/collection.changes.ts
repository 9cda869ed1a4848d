import type { Context } from '#api/lib/context.ts';

/** Drops rendered pages that show these collections to those who have their links. */
export function collectionsChanged(
  { changed }: Pick<Context, 'changed'>,
  collectionIds: readonly number[],
): void {
  if (collectionIds.length > 0) changed(collectionIds.map((id) => `sharedCollection:${id}`));
}
