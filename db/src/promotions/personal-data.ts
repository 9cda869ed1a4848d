import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    promotions: {
      exported: 'promotions',
      kept: 'Bookkeeping: what was sold has to be accounted for, by the id of a former member.',
    },
  },
  exports: { promotions: exportPromotions },
} satisfies PersonalData;

async function exportPromotions(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT promotions.kind, studios.name AS studio, days, price_cents AS "priceCents",
      promotions.status, promotions.created_at AS "createdAt", paid_at AS "paidAt",
      starts_at AS "startsAt", ends_at AS "endsAt"
    FROM promotions JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY promotions.id
  `.execute(db);
  return rows;
}
