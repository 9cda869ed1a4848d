import { sql } from 'kysely';
import { rolesFor } from '#domain/teams/team.ts';
import type { StudioRole } from '#domain/teams/team.ts';
import type { Sql } from '../orm.ts';
import type { CalendarStudio } from './studio-calendar.repository.ts';

/** A studio whose calendar somebody may see, and as whom. */
export interface OwnCalendarStudio extends CalendarStudio {
  role: StudioRole;
}

/** The studios whose calendars somebody may see, by their names. */
export async function findCalendarStudiosOf(db: Sql, userId: number): Promise<OwnCalendarStudio[]> {
  const { rows } = await sql<OwnCalendarStudio>`
    SELECT studios.id, studios.name, zone, role
    FROM studio_teams
    JOIN studios ON studios.id = studio_id
    JOIN cities ON cities.id = city_id
    WHERE user_id = ${userId} AND role = ANY (${rolesFor('see-calendar')}::text[])
    ORDER BY studios.name, studios.id
  `.execute(db);
  return rows;
}
