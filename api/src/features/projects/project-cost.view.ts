import type { ProjectSettlementRow } from '#db/projects/project-cost.repository.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import type { ProjectMembers } from '#domain/projects/project.ts';
import { splitAmount } from '#domain/projects/split.ts';
import type { Balance, Transfer } from '#domain/projects/split.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { isSession } from './project-costs.ts';
import type { ProjectCostNow, ProjectSessionNow } from './project-costs.ts';
import type {
  ProjectBalance,
  ProjectCost,
  ProjectSession,
  ProjectSettlement,
  ProjectTransfer,
} from './project-cost.type.ts';
import { personOf } from './project-person.ts';
import { projectPolicy } from './project.policy.ts';

/** Whoever reads of costs, among whom. */
interface Reader {
  context: Context;
  members: ProjectMembers;
}

/** A session as whoever reads of it may see it. */
export function sessionView(reader: Reader, session: ProjectSessionNow): ProjectSession {
  const { context } = reader;
  const { id, booking } = session;
  const { status, startsAt, endsAt, hours, zone, totalCents } = booking;
  return {
    id,
    status,
    startsAt,
    endsAt,
    hours,
    zone,
    totalCents,
    bookedBy: () => personOf(context, booking.userId),
    async studio() {
      const studio = await anyStudioLoader(context).load(booking.studioId);
      if (!studio) throw new Error(`Booking ${booking.id} is of a studio that does not exist.`);
      return studio;
    },
    bookingId: booking.userId === requireUser(context).id ? booking.id : null,
    viewerCanDetach: mayChange(reader, session),
  };
}

export function costView(reader: Reader, cost: ProjectCostNow): ProjectCost {
  const { id, title, amount, currency, payerId, shares, createdAt } = cost;
  const { context } = reader;
  const parts = splitAmount(amount, shares);
  return {
    id,
    title,
    currency,
    createdAt,
    session: isSession(cost) ? sessionView(reader, cost) : null,
    amountCents: amount,
    payer: () => personOf(context, payerId),
    shares: shares.map(({ userId, weight }, index) => ({
      user: () => personOf(context, userId),
      weight,
      amountCents: parts[index]!,
    })),
    viewerCanChange: mayChange(reader, cost),
  };
}

function mayChange({ context, members }: Reader, { userId, payerId }: ProjectCostNow): boolean {
  return isAllowed(context, projectPolicy.manage, { members, ofIds: [userId, payerId] });
}

export function balanceView(
  { context }: Reader,
  { userId, currency, amount }: Balance<CurrencyId>,
): ProjectBalance {
  return { user: () => personOf(context, userId), currency, amountCents: amount };
}

export function transferView(
  { context, members }: Reader,
  { fromId, toId, currency, amount }: Transfer<CurrencyId>,
): ProjectTransfer {
  return {
    from: () => personOf(context, fromId),
    to: () => personOf(context, toId),
    currency,
    amountCents: amount,
    viewerCanSettle: isAllowed(context, projectPolicy.settle, { members, fromId, toId }),
  };
}

export function settlementView(reader: Reader, row: ProjectSettlementRow): ProjectSettlement {
  const { id, paidAt } = row;
  return Object.assign(transferView(reader, row), { id, paidAt });
}
