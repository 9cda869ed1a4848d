import { balanceOf } from '#db/payments/ledger.repository.ts';
import { sumUnpaid } from '#db/payouts/payable.repository.ts';
import { findPayoutAccount } from '#db/payouts/payout-account.repository.ts';
import {
  countPayouts,
  hasPayoutOn,
  listPayouts,
  payoutOrder,
  sumOnItsWay,
} from '#db/payouts/payout.repository.ts';
import type { PayoutFilter } from '#db/payouts/payout.repository.ts';
import type { Sql } from '#db/orm.ts';
import { MINIMUM_PAYOUT_CENTS, nextPayout } from '#domain/payouts/payout-terms.ts';
import { addDays, formatDate } from '#domain/time/calendar.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import type { PayoutAccount, PayoutBalance } from './payout.type.ts';

/** Where the account of whoever asks stands, as we know it. @throws DomainError UNAUTHENTICATED */
export async function myPayoutAccount(context: Context): Promise<PayoutAccount> {
  const { id } = requireUser(context);
  const { sql, payments } = context;
  const { provider } = payments;
  const account = await findPayoutAccount(sql, id);
  // One elsewhere is none here.
  const isElsewhere = provider && account?.provider !== provider.name;
  const status = isElsewhere ? undefined : account?.status;
  return { status: status ?? 'not-set-up', isAvailable: provider !== undefined };
}

/** What whoever asks has earned and was not sent yet. @throws DomainError UNAUTHENTICATED */
export async function myPayoutBalance(context: Context): Promise<PayoutBalance> {
  const { id } = requireUser(context);
  const { sql, now } = context;
  const today = formatDate(now);
  const [balanceCents, onItsWayCents, unpaid, hasToday] = await Promise.all([
    balanceOf(sql, `owner:${id}`),
    sumOnItsWay(sql, id),
    sumUnpaid(sql, id),
    hasPayoutOn(sql, id, today),
  ]);
  const dues = unpaid.map(({ availableAt, cents }) => ({ date: formatDate(availableAt), cents }));
  const next = nextPayout(dues, hasToday ? addDays(today, 1) : today);
  return {
    balanceCents,
    onItsWayCents,
    minimumCents: MINIMUM_PAYOUT_CENTS,
    next: next ? { date: next.date, amountCents: next.cents } : null,
  };
}

/** Payouts to whoever asks, the latest first. @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT */
export async function myPayouts(context: Context, page: PageArgs) {
  const { id: ownerId } = requireUser(context);
  return pageOfPayouts(context.sql, { ownerId }, page);
}

/** A page of payouts, the latest first. @throws DomainError BAD_USER_INPUT */
export async function pageOfPayouts(db: Sql, filter: PayoutFilter, page: PageArgs) {
  return {
    ...(await paginate(page, payoutOrder, (part) => listPayouts(db, filter, part))),
    totalCount: () => countPayouts(db, filter),
  };
}
