import { findPayout } from '#db/payouts/payout.repository.ts';
import type { PayoutFilter, PayoutRow } from '#db/payouts/payout.repository.ts';
import { countUnpaid, listUnpaid, sumPayouts, unpaidOrder } from '#db/payouts/unpaid.repository.ts';
import type { PayoutTotals } from '#db/payouts/unpaid.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { payoutHold } from '#domain/payouts/payout-hold.ts';
import type { PayoutStatus } from '#domain/payouts/payout.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { enqueue } from '#api/lib/jobs/enqueue.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { requireProvider } from '#api/lib/payments/payable.ts';
import { reaching, readAccount } from './payout-account.service.ts';
import { decidePayoutAnew } from './payout-decision.service.ts';
import { payoutWork } from './payout-work.ts';
import { pageOfPayouts } from './payout.service.ts';

/** Which payouts are wanted, as somebody has asked for them. */
export interface WantedPayouts {
  status?: PayoutStatus | null | undefined;
  isReversed?: boolean | null | undefined;
  text?: string | null | undefined;
}

/** What of that narrows a list: words as far as they are looked for, nothing where nothing was said. */
export function payoutFilter({ status, isReversed, text }: WantedPayouts): PayoutFilter {
  return { ...(status && { status }), ...(isReversed && { isReversed }), ...wordsOf(text) };
}

function wordsOf(text: string | null | undefined): { text?: string } {
  const words = text?.trim().slice(0, SEARCH_TEXT_LIMIT);
  return words ? { text: words } : {};
}

/** Payouts to everybody, the latest first. @throws DomainError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
export async function allPayouts(context: Context, wanted: WantedPayouts, page: PageArgs) {
  requireAdmin(context);
  return pageOfPayouts(context.sql, payoutFilter(wanted), page);
}

/**
 * What owners were not sent, and what keeps it back, those with most to their credit first.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function upcomingPayouts(
  context: Context,
  text: string | null | undefined,
  page: PageArgs,
) {
  requireAdmin(context);
  const { sql, payments, now } = context;
  const filter = { at: now, provider: payments.provider?.name, ...wordsOf(text) };
  const found = await paginate(page, unpaidOrder, async (part) => {
    const rows = await listUnpaid(sql, filter, part);
    return rows.map((row) => ({ ...row, hold: payoutHold(row) }));
  });
  return { ...found, totalCount: () => countUnpaid(sql, filter) };
}

/** What was sent to all owners, and what was not. @throws DomainError UNAUTHENTICATED, FORBIDDEN */
export async function payoutTotals(context: Context): Promise<PayoutTotals> {
  requireAdmin(context);
  return sumPayouts(context.sql);
}

/**
 * Tries a payout again: one that is on its way is sent now rather than later; of one that has failed the
 * owner is sent what they have to their credit, of which it is a part again.
 * @returns the payout that is on its way now
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; UNAVAILABLE while paying is off;
 *   PAYMENT_FAILED when the provider does not answer; CONFLICT for what was sent, and where something
 *   keeps the owner from being paid
 */
export async function retryPayout(context: Context, id: number): Promise<PayoutRow> {
  requireAdmin(context);
  const { name: provider } = requireProvider(context.payments);
  const { sql, now } = context;
  const payout = await findPayout(sql, id);
  if (!payout) throw new DomainError('NOT_FOUND', 'errors.notFound');
  const { status, ownerId } = payout;
  if (status === 'sent') throw new DomainError('CONFLICT', 'payouts.notFailed');
  if (status === 'on-its-way') {
    await context.transaction((em) => enqueue(sqlOf(em), payoutWork, { payoutId: id }));
    return payout;
  }
  // It has failed by what we knew of the account, which its owner may have mended since.
  await reaching(() => readAccount(context, ownerId));
  const decided = await context.transaction((em) =>
    decidePayoutAnew(sqlOf(em), { ownerId, provider }, now),
  );
  return (await findPayout(sql, decided))!;
}
