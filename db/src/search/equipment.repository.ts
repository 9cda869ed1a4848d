import { sql } from 'kysely';
import { once } from '../lib/once.ts';
import type { Sql } from '../orm.ts';

export interface EquipmentOption {
  name: string;
  category: string;
  /** Approved studios that list it. */
  studioCount: number;
}

/** Gear whose name contains `text`, spaces and punctuation aside, most common first. */
export async function listEquipment(
  db: Sql,
  text: string,
  limit: number,
): Promise<EquipmentOption[]> {
  const studios = sql<{ studioCount: number }>`(
    SELECT count(*)::int AS "studioCount" FROM studio_equipment WHERE ${isOfGearAndApproved}
  )`;
  return gearLike(db, text)
    .innerJoinLateral(studios.as<'having'>('having'), (join) => join.onTrue())
    .select(['equipment.name', 'category', 'studioCount'])
    .where('studioCount', '>', 0)
    .orderBy('studioCount', 'desc')
    .orderBy('equipment.name')
    .limit(limit)
    .execute();
}

/** How much gear there is whose name contains `text`. */
export async function countEquipment(db: Sql, text: string): Promise<number> {
  const { count } = await gearLike(db, text)
    .where(sql<boolean>`EXISTS (SELECT FROM studio_equipment WHERE ${isOfGearAndApproved})`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function gearLike(db: Sql, text: string) {
  const pattern = once(sql`'%' || squeezed_text(${text}) || '%'`);
  return db.selectFrom('equipment').where(sql<boolean>`squeezed_name LIKE ${pattern}`);
}

/** Of `studio_equipment`: of some gear, and of a studio that the public may see, as all but a few are. */
const isOfGearAndApproved = sql<boolean>`
  equipment_id = equipment.id
  AND studio_id NOT IN (SELECT id FROM studios WHERE status <> 'approved')
`;
