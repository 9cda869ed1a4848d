import {
  countTakings,
  listTakings,
  sumTakingsByMonth,
  takingOrder,
} from '#db/owners/takings.repository.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import type { MonthOfTakings } from './takings.type.ts';

const MONTHS = 12;

/** What is paid at one's studios, what begins last first. @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT */
export async function myTakings(context: Context, page: PageArgs) {
  const { id } = requireUser(context);
  const { sql } = context;
  return {
    ...(await paginate(page, takingOrder, (part) => listTakings(sql, id, part))),
    totalCount: () => countTakings(sql, id),
  };
}

/** What is paid at one's studios, month by month. @throws DomainError UNAUTHENTICATED */
export async function myTakingsByMonth(context: Context): Promise<MonthOfTakings[]> {
  const { id } = requireUser(context);
  return sumTakingsByMonth(context.sql, id, MONTHS);
}
