import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    studio_members: { exported: 'studioRoles' },
    studio_invitations: { exported: 'studioInvitations' },
  },
  exports: { studioRoles: exportRoles, studioInvitations: exportInvitations },
  /** Invitations name them by their email address. */
  async erase(db, { email }) {
    await sql`DELETE FROM studio_invitations WHERE email = lower(${email})`.execute(db);
  },
} satisfies PersonalData;

/** Studios of others that the user works for. */
async function exportRoles(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT studios.name AS studio, role, studio_members.created_at AS "createdAt"
    FROM studio_members JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY studio_id
  `.execute(db);
  return rows;
}

/** Whom the user has invited to work for their studios. */
async function exportInvitations(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT studios.name AS studio, email, role, studio_invitations.created_at AS "createdAt"
    FROM studio_invitations JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY studio_invitations.id
  `.execute(db);
  return rows;
}
