import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';

const STUDIOS = 12;

/** Has so many musicians save studios, the same each time. */
export async function prepareHearts(db: Sql, musicians: number): Promise<void> {
  await sql`
    INSERT INTO favorites (user_id, studio_id)
    SELECT users.id, 1 + (number * 131 + saved * 7919) % 10000
    FROM generate_series(1, ${musicians}::int) number
    CROSS JOIN generate_series(1, ${STUDIOS}::int) saved
    JOIN users ON username = 'bench-' || number
    ON CONFLICT DO NOTHING
  `.execute(db);
}
