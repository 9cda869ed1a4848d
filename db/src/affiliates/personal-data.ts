import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    affiliates: { exported: 'affiliate' },
    affiliate_sign_ups: {
      exported: 'cameByCode',
      kept: 'Whoever brought them counts on the number; it is all that is shown, of a former member.',
    },
  },
  exports: { affiliate: exportAffiliate, cameByCode: exportSignUp },
} satisfies PersonalData;

/** The code of the user, and how often others came by it. */
async function exportAffiliate(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT code, created_at AS "createdAt", used_at AS "usedAt",
      suspended_at AS "suspendedAt", suspension_reasons AS "suspensionReasons",
      (
        SELECT coalesce(json_agg(json_build_object('day', day, 'visits', visits) ORDER BY day), '[]')
        FROM affiliate_visits WHERE affiliate_id = user_id
      ) AS visits,
      (
        SELECT count(*)::int FROM affiliate_sign_ups
        WHERE affiliate_sign_ups.affiliate_id = affiliates.user_id
      ) AS "signUps"
    FROM affiliates WHERE user_id = ${userId}
  `.execute(db);
  return rows[0] ?? null;
}

/** The code by which the user came. */
async function exportSignUp(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT code, signed_up_at AS "signedUpAt"
    FROM affiliate_sign_ups JOIN affiliates ON affiliates.user_id = affiliate_id
    WHERE affiliate_sign_ups.user_id = ${userId}
  `.execute(db);
  return rows[0] ?? null;
}
