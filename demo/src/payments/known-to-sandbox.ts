import { sql } from 'kysely';
import type { Sql } from '#db/orm.ts';
import { DEMO_INTENT, SANDBOX } from './card-payment.ts';
import { DEMO_ACCOUNT } from './load-payouts.ts';
import type { Known } from './sandbox/seed.ts';

/** What the sandbox has to know of the demo data, as it stands by now. */
export async function findKnown(db: Sql): Promise<Known> {
  const payments = await sql<Known['payments'][number]>`
    SELECT provider_ref AS ref, amount_cents AS amount, currency,
      refunded_cents AS refunded, status = 'authorized' AS "isHeld",
      extract(epoch FROM created_at)::int AS at
    FROM payments
    WHERE provider = ${SANDBOX} AND starts_with(provider_ref, ${DEMO_INTENT})
      AND status IN ('authorized', 'captured', 'partially-refunded', 'refunded')
    ORDER BY created_at, id
  `.execute(db);
  const accounts = await sql<Known['accounts'][number]>`
    SELECT provider_ref AS ref, email FROM payout_accounts JOIN users ON users.id = owner_id
    WHERE provider = ${SANDBOX} AND starts_with(provider_ref, ${DEMO_ACCOUNT})
  `.execute(db);
  return { payments: payments.rows, accounts: accounts.rows };
}
