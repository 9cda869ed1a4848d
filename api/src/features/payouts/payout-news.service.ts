import type { Logger } from 'pino';
import {
  findPayoutAccountByRef,
  listUnreadyAccounts,
  setPayoutAccountStatus,
} from '#db/payouts/payout-account.repository.ts';
import { findPayoutByKey, listUnconfirmedPayouts } from '#db/payouts/payout.repository.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import type { PaymentContext } from '#api/features/payments/payment-work.ts';
import { requireProvider } from '#api/lib/payments/payable.ts';
import type { NewsListener } from '#api/lib/payments/payable.ts';
import { settlePayout } from './payout-settlement.service.ts';

/** How long a payout that is not confirmed is left to its job. */
const REST_MS = 5 * MINUTE_MS;

/** How long an account that is not ready is left to news of it. */
const ACCOUNT_REST_MS = 6 * HOUR_MS;

/** How many the provider is asked about in one run. */
const BATCH = 50;

/** How the provider's names of what this feature knows begin. */
const subjects = { transfer: 'tr_', account: 'acct_' } as const;

/** Looks after news about a transfer or an account, if that is one of ours. */
export const hearOfPayouts: NewsListener = async (context, ref) => {
  if (ref.startsWith(subjects.transfer)) await hearOfTransfer(context, ref);
  if (ref.startsWith(subjects.account)) await hearOfAccount(context, ref);
};

/** News may be here before the answer that says what the provider calls it: its key tells whose it is. */
async function hearOfTransfer(context: PaymentContext, ref: string): Promise<void> {
  const { name, payouts } = requireProvider(context.payments);
  const { key } = await payouts.retrieve(ref);
  const payout = key === null ? undefined : await findPayoutByKey(context.sql, name, key);
  if (payout) await settlePayout(context, payout.id);
}

async function hearOfAccount({ sql, payments, now }: PaymentContext, ref: string): Promise<void> {
  const { name, payouts } = requireProvider(payments);
  const account = await findPayoutAccountByRef(sql, name, ref);
  if (!account) return;
  await setPayoutAccountStatus(sql, account.ownerId, await payouts.accountStatus(ref), now);
}

/**
 * Asks the provider about payouts that are not confirmed and accounts that are not ready, in case its
 * news was lost. One that fails does not keep the others from it.
 */
export async function sweepPayouts(context: PaymentContext, log: Logger): Promise<void> {
  const { sql, now, payments } = context;
  const { provider } = payments;
  if (!provider) return;
  const unconfirmed = await listUnconfirmedPayouts(sql, provider.name, now - REST_MS, BATCH);
  const unready = await listUnreadyAccounts(sql, provider.name, now - ACCOUNT_REST_MS, BATCH);
  const work = [
    ...unconfirmed.map(
      ({ id }) =>
        () =>
          settlePayout(context, id),
    ),
    ...unready.map(
      ({ providerRef }) =>
        () =>
          hearOfAccount(context, providerRef!),
    ),
  ];
  for (const lookAfter of work) {
    try {
      await lookAfter();
    } catch (error) {
      log.warn({ err: error }, 'a payout could not be looked after');
    }
  }
}
