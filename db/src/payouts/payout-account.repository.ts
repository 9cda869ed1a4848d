import { sql } from 'kysely';
import type { PayoutAccountStatus } from '#domain/payouts/payout.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Where the provider sends what an owner has earned. */
export interface PayoutAccountRow {
  ownerId: number;
  provider: string;
  /** What the provider calls it; null until it has made it. */
  providerRef: string | null;
  /** By it the provider knows a repetition of its making. */
  key: string;
  status: PayoutAccountStatus;
}

export async function findPayoutAccount(
  db: Sql,
  ownerId: number,
): Promise<PayoutAccountRow | undefined> {
  return selectAccounts(db).where('owner_id', '=', ownerId).executeTakeFirst();
}

/** An account as it is, which stays so until the transaction of `db` ends. */
export async function lockPayoutAccount(
  db: Sql,
  ownerId: number,
): Promise<PayoutAccountRow | undefined> {
  return selectAccounts(db).where('owner_id', '=', ownerId).forNoKeyUpdate().executeTakeFirst();
}

/** The account that a provider calls so. */
export async function findPayoutAccountByRef(
  db: Sql,
  provider: string,
  ref: string,
): Promise<PayoutAccountRow | undefined> {
  return selectAccounts(db)
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

/** Notes that an owner is to have an account, in the place of one elsewhere, unless they have it. @param now epoch milliseconds */
export async function insertPayoutAccount(
  db: Sql,
  ownerId: number,
  provider: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('payout_accounts')
    .values({ owner_id: ownerId, provider, created_at: instant(now) })
    .onConflict((conflict) =>
      conflict
        .column('owner_id')
        .doUpdateSet({
          provider,
          provider_ref: null,
          key: sql`DEFAULT`,
          status: 'incomplete',
          created_at: instant(now),
          checked_at: null,
        })
        .where('payout_accounts.provider', '<>', provider),
    )
    .execute();
}

/** Notes what the provider calls an account, unless that is known. */
export async function setPayoutAccountRef(db: Sql, ownerId: number, ref: string): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ provider_ref: ref })
    .where('owner_id', '=', ownerId)
    .where('provider_ref', 'is', null)
    .execute();
}

/** Notes where an account stands. @param now when the provider was asked, epoch milliseconds */
export async function setPayoutAccountStatus(
  db: Sql,
  ownerId: number,
  status: PayoutAccountStatus,
  now: number,
): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ status, checked_at: instant(now) })
    .where('owner_id', '=', ownerId)
    .execute();
}

/**
 * Accounts that are not ready and that the provider was not asked about since `before` (epoch
 * milliseconds), the longest unasked first.
 */
export async function listUnreadyAccounts(
  db: Sql,
  provider: string,
  before: number,
  limit: number,
): Promise<PayoutAccountRow[]> {
  const asked = sql<string>`coalesce(checked_at, created_at)`;
  return selectAccounts(db)
    .where('provider', '=', provider)
    .where('provider_ref', 'is not', null)
    .where('status', '<>', 'ready')
    .where(asked, '<', instant(before))
    .orderBy(asked)
    .limit(limit)
    .execute();
}

function selectAccounts(db: Sql) {
  return db
    .selectFrom('payout_accounts')
    .select(['owner_id as ownerId', 'provider', 'provider_ref as providerRef', 'key', 'status']);
}
