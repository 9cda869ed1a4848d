import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { findBookings } from '#db/bookings/booking.repository.ts';
import { findCosts, findSettlements } from '#db/projects/project-cost.repository.ts';
import type { ProjectCostRow } from '#db/projects/project-cost.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { sessionCost } from '#domain/projects/session.ts';
import { balancesOf } from '#domain/projects/split.ts';
import type { Balance } from '#domain/projects/split.ts';

/** A session or an expense with what it costs now, in the minor unit of its currency. */
export interface ProjectCostNow extends ProjectCostRow {
  amount: number;
  /** Of a session. */
  booking: BookingRow | undefined;
}

/** A session of a project. */
export type ProjectSessionNow = ProjectCostNow & { booking: BookingRow };

export function isSession(cost: ProjectCostNow): cost is ProjectSessionNow {
  return cost.booking !== undefined;
}

/** What projects cost as their bookings stand at `now` (epoch milliseconds), as it was written down. */
export async function costsOf(
  db: Sql,
  projectIds: readonly number[],
  now: number,
): Promise<ProjectCostNow[]> {
  const costs = await findCosts(db, projectIds);
  const ids = costs.flatMap(({ bookingId }) => bookingId ?? []);
  const bookings = new Map((await findBookings(db, ids, now)).map((row) => [row.id, row]));
  return costs.map((cost) => {
    const booking = cost.bookingId === null ? undefined : bookings.get(cost.bookingId);
    return { ...cost, booking, amount: booking ? sessionCost(booking) : (cost.amountCents ?? 0) };
  });
}

/** How everybody stands in a project at `now` (epoch milliseconds). */
export async function balancesNow(
  db: Sql,
  projectId: number,
  now: number,
): Promise<Balance<CurrencyId>[]> {
  const costs = await costsOf(db, [projectId], now);
  return balancesOf(costs, await findSettlements(db, [projectId]));
}
