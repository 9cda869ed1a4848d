import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';
import { instant } from '../lib/instants.ts';

const BOOKS = 'Bookkeeping: what was sold has to be accounted for, by the id of a former member.';

export const personalData = {
  tables: {
    canvas_tracks: { exported: 'canvasTracks' },
    fidelity_orders: { exported: 'fidelityOrders', kept: BOOKS },
    fidelity_files: {
      exported: 'fidelityFiles',
      kept: 'What the staff has sent for orders of others, by the id of a former member.',
    },
    fidelity_comments: {
      exported: 'fidelityComments',
      kept: 'What the staff has said of orders of others, by the id of a former member.',
    },
    vanity_urls: { exported: 'vanityUrls', kept: BOOKS },
  },
  exports: {
    canvasTracks: exportTracks,
    fidelityOrders: exportOrders,
    fidelityFiles: exportFiles,
    fidelityComments: exportComments,
    vanityUrls: exportUrls,
  },
  /**
   * The sounds and the words of the user's orders go; that there were orders, and for how much, stays. Of
   * what prints are made from only its shape stays with an order.
   */
  async erase(db, { id }, now) {
    await sql`
      DELETE FROM canvas_tracks WHERE user_id = ${id}
        AND NOT EXISTS (SELECT FROM order_items WHERE options->>'trackId' = canvas_tracks.key)
    `.execute(db);
    await sql`
      UPDATE canvas_tracks SET user_id = NULL, title = '-' WHERE user_id = ${id}
    `.execute(db);
    await sql`
      WITH own AS (
        SELECT fidelity_files.id, fidelity_files.name
        FROM fidelity_files JOIN fidelity_orders ON fidelity_orders.id = order_id
        WHERE fidelity_orders.user_id = ${id}
      ), forgotten AS (
        UPDATE files SET removed_at = ${instant(now)} FROM own
        WHERE files.kind = 'fidelity-files' AND files.name = own.name AND removed_at IS NULL
      )
      DELETE FROM fidelity_files USING own WHERE fidelity_files.id = own.id
    `.execute(db);
    await sql`
      UPDATE fidelity_orders SET brief = '-', "references" = '' WHERE user_id = ${id}
    `.execute(db);
  },
} satisfies PersonalData;

async function exportTracks(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT title AS name, bytes, duration_ms AS "durationMs", created_at AS "createdAt"
    FROM canvas_tracks WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}

async function exportOrders(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT service, scale, quality, price_cents AS "priceCents", brief, "references", status,
      revisions_used AS "revisionsUsed", created_at AS "createdAt", paid_at AS "paidAt",
      delivered_at AS "deliveredAt", ended_at AS "endedAt"
    FROM fidelity_orders WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}

async function exportFiles(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT order_id AS "orderId", kind, title AS name, bytes, created_at AS "createdAt"
    FROM fidelity_files WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}

async function exportComments(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT fidelity_files.title AS track, at_ms AS "atMs", content,
      fidelity_comments.created_at AS "createdAt"
    FROM fidelity_comments JOIN fidelity_files ON fidelity_files.id = file_id
    WHERE fidelity_comments.user_id = ${userId} ORDER BY fidelity_comments.id
  `.execute(db);
  return rows;
}

async function exportUrls(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT vanity_urls.name, studios.name AS studio, plan, vanity_urls.status,
      price_cents AS "priceCents", vanity_urls.created_at AS "createdAt",
      paid_until AS "paidUntil"
    FROM vanity_urls JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY vanity_urls.id
  `.execute(db);
  return rows;
}
