import { sql } from 'kysely';
import type { GearItem } from '#domain/studios/studio-content.ts';
import type { Sql } from '../orm.ts';

/** Gear that studios have whose name has `text` in it, what most of them have first. */
export async function suggestGear(db: Sql, text: string, limit: number): Promise<GearItem[]> {
  return db
    .selectFrom('equipment')
    .leftJoin('studio_equipment', 'equipment_id', 'equipment.id')
    .select(['name', 'category'])
    .where(sql<boolean>`squeezed_text(${text}) <> ''`)
    .where(sql<boolean>`squeezed_name LIKE '%' || squeezed_text(${text}) || '%'`)
    .groupBy(['equipment.id', 'name', 'category'])
    .orderBy(sql`count(studio_id)`, 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
}

/** Of `names`, the gear that studios have already, whatever spaces and capitals it is written with. */
export async function findGear(db: Sql, names: readonly string[]): Promise<GearItem[]> {
  const { rows } = await sql<GearItem>`
    SELECT DISTINCT ON (asked.position) equipment.name, equipment.category
    FROM unnest(${names}::text[]) WITH ORDINALITY asked (name, position)
    JOIN equipment ON squeezed_name = squeezed_text(asked.name)
    WHERE squeezed_text(asked.name) <> ''
    ORDER BY asked.position, equipment.id
  `.execute(db);
  return rows;
}
