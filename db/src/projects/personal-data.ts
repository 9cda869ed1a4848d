import { sql } from 'kysely';
import { anyOf } from '../lib/any-of.ts';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';
import { instant } from '../lib/instants.ts';

const COUNTED_ON = 'Others count on who has paid what, by the id of a former member.';

export const personalData = {
  tables: {
    project_members: { exported: 'projects' },
    project_invitations: { exported: 'projectInvitations' },
    project_notes: { exported: 'projectNotes' },
    project_files: { exported: 'projectFiles' },
    project_costs: { exported: 'projectCosts', kept: COUNTED_ON },
    project_cost_shares: { exported: 'projectShares', kept: COUNTED_ON },
    project_settlements: { exported: 'projectPayments', kept: COUNTED_ON },
  },
  exports: {
    projects: exportProjects,
    projectInvitations: exportInvitations,
    projectNotes: exportNotes,
    projectFiles: exportFiles,
    projectCosts: exportCosts,
    projectShares: exportShares,
    projectPayments: exportPayments,
  },
  /** What others take part in goes on with another lead; what nobody else does goes, files of former members too. */
  async erase(db, { id, email }, now) {
    await sql`DELETE FROM project_invitations WHERE email = lower(${email})`.execute(db);
    const { rows } = await sql<{ project_id: number }>`
      DELETE FROM project_members WHERE user_id = ${id} RETURNING project_id
    `.execute(db);
    const left = rows.map((row) => row.project_id);
    await sql`
      UPDATE project_members SET role = 'lead' FROM (
        SELECT DISTINCT ON (project_id) project_id, user_id FROM project_members
        WHERE project_id = ${anyOf(left)} AND NOT EXISTS (
          SELECT FROM project_members leads
          WHERE leads.project_id = project_members.project_id AND role = 'lead'
        )
        ORDER BY project_id, created_at, user_id
      ) next
      WHERE project_members.project_id = next.project_id AND project_members.user_id = next.user_id
    `.execute(db);
    await sql`
      WITH deserted AS (
        SELECT id FROM projects WHERE id = ${anyOf(left)} AND NOT EXISTS (
          SELECT FROM project_members WHERE project_id = projects.id
        )
      ), forgotten AS (
        UPDATE files SET removed_at = ${instant(now)}
        FROM project_files JOIN deserted ON deserted.id = project_id
        WHERE files.kind = 'project-files' AND files.name = project_files.name
          AND files.removed_at IS NULL
      )
      DELETE FROM projects USING deserted WHERE projects.id = deserted.id
    `.execute(db);
  },
} satisfies PersonalData;

/** Projects that the user takes part in. */
async function exportProjects(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT title, artist, description, state, due_on::text AS "dueOn", role,
      project_members.created_at AS "joinedAt"
    FROM project_members JOIN projects ON projects.id = project_id
    WHERE user_id = ${userId} ORDER BY projects.id
  `.execute(db);
  return rows;
}

/** Whom the user has invited to their projects. */
async function exportInvitations(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT projects.title AS project, coalesce(project_invitations.email, guests.username) AS invited,
      project_invitations.created_at AS "createdAt"
    FROM project_invitations
    JOIN projects ON projects.id = project_id
    LEFT JOIN users guests ON guests.id = guest_id
    WHERE user_id = ${userId} ORDER BY project_invitations.id
  `.execute(db);
  return rows;
}

async function exportNotes(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT projects.title AS project, content, project_notes.created_at AS "createdAt",
      edited_at AS "editedAt"
    FROM project_notes JOIN projects ON projects.id = project_id
    WHERE user_id = ${userId} ORDER BY project_notes.id
  `.execute(db);
  return rows;
}

async function exportFiles(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT projects.title AS project, project_files.title AS name, bytes,
      project_files.created_at AS "createdAt"
    FROM project_files JOIN projects ON projects.id = project_id
    WHERE user_id = ${userId} ORDER BY project_files.id
  `.execute(db);
  return rows;
}

/** What the user wrote down as a cost; sessions name their booking. */
async function exportCosts(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT projects.title AS project, project_costs.title, amount_cents AS "amountCents", currency,
      booking_id AS "bookingId", payer_id = ${userId} AS "isPayer",
      project_costs.created_at AS "createdAt"
    FROM project_costs JOIN projects ON projects.id = project_id
    WHERE user_id = ${userId} OR payer_id = ${userId} ORDER BY project_costs.id
  `.execute(db);
  return rows;
}

/** Of which costs the user bears a share. */
async function exportShares(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT projects.title AS project, coalesce(project_costs.title, studios.name) AS "what", weight,
      (
        SELECT sum(weight)::int FROM project_cost_shares every WHERE every.cost_id = project_costs.id
      ) AS "ofWeight"
    FROM project_cost_shares
    JOIN project_costs ON project_costs.id = cost_id
    JOIN projects ON projects.id = project_id
    LEFT JOIN bookings ON bookings.id = booking_id
    LEFT JOIN studios ON studios.id = bookings.studio_id
    WHERE project_cost_shares.user_id = ${userId} ORDER BY cost_id
  `.execute(db);
  return rows;
}

/** What the user has paid other members, and was paid by them. */
async function exportPayments(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT projects.title AS project, user_id = ${userId} AS "isPayer", amount_cents AS "amountCents",
      currency, project_settlements.created_at AS "createdAt"
    FROM project_settlements JOIN projects ON projects.id = project_id
    WHERE user_id = ${userId} OR payee_id = ${userId} ORDER BY project_settlements.id
  `.execute(db);
  return rows;
}
