import type { Sql } from '#db/orm.ts';

/** Whether somebody has bought a product, as far as a feature knows. */
export type HasBought = (db: Sql, userId: number, productId: number) => Promise<boolean>;

/** Whether somebody has bought a product, by what any feature knows. */
export async function hasBought(
  purchases: readonly HasBought[],
  db: Sql,
  userId: number,
  productId: number,
): Promise<boolean> {
  for (const knows of purchases) if (await knows(db, userId, productId)) return true;
  return false;
}
