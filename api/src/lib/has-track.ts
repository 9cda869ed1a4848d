import type { Sql } from '#db/orm.ts';

/** Whether there is a track that prints can be made from, as far as a feature knows. */
export type HasTrack = (db: Sql, trackId: string) => Promise<boolean>;

/** Whether there is a track that prints can be made from, by what any feature knows. */
export async function hasTrack(
  tracks: readonly HasTrack[],
  db: Sql,
  trackId: string,
): Promise<boolean> {
  for (const knows of tracks) if (await knows(db, trackId)) return true;
  return false;
}
