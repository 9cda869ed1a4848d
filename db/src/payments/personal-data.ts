import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    currency_rate_changes: {
      exported: null,
      leftOut: 'Says what an administrator did for the product, which is in its log.',
      kept: 'The log of rates, by the id of a former member.',
    },
    payments: {
      exported: 'payments',
      kept: 'Bookkeeping: what was paid has to be accounted for, by the id of a former member.',
    },
    payment_notes: {
      exported: null,
      leftOut: 'What an administrator has done for us.',
      kept: 'Bookkeeping: who has decided what about money, by the id of a former administrator.',
    },
    preferred_currencies: { exported: 'profile.currency' },
  },
  exports: { profile: exportCurrency, payments: exportPayments },
} satisfies PersonalData;

async function exportCurrency(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT currency_id AS currency FROM preferred_currencies WHERE user_id = ${userId}
  `.execute(db);
  return rows[0] ?? { currency: null };
}

async function exportPayments(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT payable_kind AS for, payable_id AS "forId", status, amount_cents AS "amountCents",
      currency, captured_cents AS "paidCents", refunded_cents AS "refundedCents",
      disputed_cents AS "disputedCents", created_at AS "createdAt"
    FROM payments WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}
