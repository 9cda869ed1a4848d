import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

const bookkeeping = 'Bookkeeping: what was earned is accounted for, and paid out also afterwards.';

export const personalData = {
  tables: {
    earnings: { exported: 'earnings', kept: bookkeeping },
    payout_accounts: { exported: 'payoutAccount', kept: bookkeeping },
    payouts: { exported: 'payouts', kept: bookkeeping },
  },
  exports: {
    earnings: exportEarnings,
    payoutAccount: exportAccount,
    payouts: exportPayouts,
  },
} satisfies PersonalData;

async function exportEarnings(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT booking_id AS "bookingId", gross_cents AS "grossCents",
      commission_cents AS "commissionCents", net_cents AS "netCents",
      earned_at AS "earnedAt", available_at AS "availableAt", payout_id AS "payoutId",
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'grossCents', reversals.gross_cents, 'commissionCents', reversals.commission_cents,
          'netCents', reversals.net_cents, 'at', reversed_at, 'payoutId', reversals.payout_id
        ) ORDER BY reversals.id), '[]')
        FROM earning_reversals reversals WHERE earning_id = earnings.id
      ) AS reversals
    FROM earnings WHERE owner_id = ${userId} ORDER BY earnings.id
  `.execute(db);
  return rows;
}

async function exportAccount(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT provider, provider_ref AS "reference", status, created_at AS "createdAt"
    FROM payout_accounts WHERE owner_id = ${userId}
  `.execute(db);
  return rows[0] ?? null;
}

async function exportPayouts(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT id, date::text, amount_cents AS "amountCents", status, provider,
      provider_ref AS "reference", created_at AS "createdAt", sent_at AS "sentAt",
      failed_at AS "failedAt", (
        SELECT coalesce(jsonb_agg(
          jsonb_build_object('cents', cents, 'at', returned_at) ORDER BY payout_returns.id
        ), '[]')
        FROM payout_returns WHERE source_id = payouts.id
      ) AS returns
    FROM payouts WHERE owner_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}
