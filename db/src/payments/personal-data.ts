import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    currency_rate_changes: {
      exported: null,
      leftOut: 'Says what an administrator did for the product, which is in its log.',
      kept: 'The log of rates, by the id of a former member.',
    },
    preferred_currencies: { exported: 'profile.currency' },
  },
  exports: { profile: exportCurrency },
} satisfies PersonalData;

async function exportCurrency(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT currency_id AS currency FROM preferred_currencies WHERE user_id = ${userId}
  `.execute(db);
  return rows[0] ?? { currency: null };
}
