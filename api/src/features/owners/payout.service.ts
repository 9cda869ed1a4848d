import {
  countEarnings,
  earningOrder,
  listEarnings,
  sumEarningsByEnd,
  sumEarningsByMonth,
} from '#db/owners/earning.repository.ts';
import type { EarnedSum } from '#db/owners/earning.repository.ts';
import { payoutDate } from '#domain/owners/payout.ts';
import { DAY_MS, formatDate } from '#domain/time/calendar.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import type { PayoutPlan } from './payout.type.ts';

const MONTHS = 12;

/** What falls due today can be of sessions that ended so long ago, at most. */
const LONGEST_WAIT_DAYS = 14;

/** What the bookings of one's studios bring, what begins last first. @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT */
export async function myEarnings(context: Context, page: PageArgs) {
  const { id } = requireUser(context);
  const { sql } = context;
  const list = async (part: Parameters<typeof listEarnings>[2]) => listEarnings(sql, id, part);
  return {
    ...(await paginate(page, earningOrder, list)),
    totalCount: () => countEarnings(sql, id),
  };
}

/** What falls due to whoever asks, month by month and day by day. @throws DomainError UNAUTHENTICATED */
export async function myPayoutPlan(context: Context): Promise<PayoutPlan> {
  const { id } = requireUser(context);
  const { sql, now } = context;
  const [months, ends] = await Promise.all([
    sumEarningsByMonth(sql, id, MONTHS),
    sumEarningsByEnd(sql, id, now - LONGEST_WAIT_DAYS * DAY_MS),
  ]);
  const today = formatDate(now);
  const due = Map.groupBy(ends, ({ endsAt }) => payoutDate(endsAt));
  return {
    months: months.map(({ month, ...sum }) => ({ date: month, ...sum })),
    schedule: [...due]
      .filter(([date]) => date >= today)
      .map(([date, sums]) => ({ date, ...addUp(sums) })),
  };
}

function addUp(sums: readonly EarnedSum[]): EarnedSum {
  return {
    bookings: sums.reduce((all, { bookings }) => all + bookings, 0),
    earnedCents: sums.reduce((all, { earnedCents }) => all + earnedCents, 0),
  };
}
