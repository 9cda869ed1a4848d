import {
  deleteCost,
  deleteSettlement,
  findCost,
  findCosts,
  findFreeBookings,
  findSettlement,
  findSettlements,
  insertCost,
  insertSettlement,
  replaceShares,
  updateExpense,
} from '#db/projects/project-cost.repository.ts';
import type { ProjectCostRow } from '#db/projects/project-cost.repository.ts';
import type { ProjectRow } from '#db/projects/project.repository.ts';
import { findBooking } from '#db/bookings/booking.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { projectLimits } from '#domain/projects/limits.ts';
import type { ProjectMembers } from '#domain/projects/project.ts';
import { settlementOf } from '#domain/projects/split.ts';
import type { Share, Transfer } from '#domain/projects/split.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { authorize } from '#api/lib/policy.ts';
import { balancesNow } from './project-costs.ts';
import { changeHeld, changeProject, requireBelow } from './project-changes.ts';
import { projectPolicy } from './project.policy.ts';

/** An expense as it is written down, in the minor unit of its currency. */
export interface Expense {
  title: string;
  amountCents: number;
  currency: CurrencyId;
  payerId: number;
  shares: readonly Share[];
}

/** Bookings that whoever is logged in can attach to a project, what begins last first. @throws DomainError UNAUTHENTICATED */
export async function bookingsToAttach(context: Context): Promise<BookingRow[]> {
  const { now, sql } = context;
  const free = await findFreeBookings(sql, requireUser(context).id, now);
  return free.filter(({ status }) => status !== 'expired');
}

/**
 * Attaches a booking to a project on behalf of who made it. Its cost is split evenly between those who take
 * part then, until somebody splits it otherwise.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND; BAD_USER_INPUT for `bookingId` of a booking that is
 *   not theirs; CONFLICT when it is in a project, or there are too many
 */
export async function attachBooking(
  context: Context,
  projectId: number,
  bookingId: number,
): Promise<ProjectRow> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  try {
    return await changeProject(context, projectId, projectPolicy.see, async (db, members) => {
      const booking = await findBooking(db, bookingId, now);
      if (booking?.userId !== userId) {
        throw badInput({ bookingId: message('projects.bookingUnknown') });
      }
      const sessions = (await findCosts(db, [projectId])).filter((cost) => cost.bookingId !== null);
      requireBelow(sessions.length, projectLimits.sessions, 'projects.tooManySessions');
      const shares = [...members.keys()].map((id) => ({ userId: id, weight: 1 }));
      const cost = { projectId, userId, payerId: userId, shares, currency: CHARGE_CURRENCY };
      await insertCost(db, { ...cost, bookingId, title: null, amountCents: null, now });
    });
  } catch (error) {
    if (brokenConstraint(error) !== 'project_costs_booking') throw error;
    throw new DomainError('CONFLICT', 'projects.bookingTaken', { cause: error });
  }
}

/**
 * Writes down what a member has paid.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND; BAD_USER_INPUT naming who takes no part in it;
 *   CONFLICT when there are too many
 */
export async function addExpense(
  context: Context,
  projectId: number,
  expense: Expense,
): Promise<ProjectRow> {
  const { id: userId } = requireUser(context);
  return changeProject(context, projectId, projectPolicy.see, async (db, members) => {
    requirePeople(expense, new Set(members.keys()));
    const expenses = (await findCosts(db, [projectId])).filter((cost) => cost.bookingId === null);
    requireBelow(expenses.length, projectLimits.expenses, 'projects.tooManyExpenses');
    const shares = [...expense.shares];
    await insertCost(db, {
      ...expense,
      shares,
      projectId,
      userId,
      bookingId: null,
      now: context.now,
    });
  });
}

/** Has an expense be another one. @throws DomainError as {@link addExpense}; FORBIDDEN to those who may not */
export async function changeExpense(
  context: Context,
  id: number,
  expense: Expense,
): Promise<ProjectRow> {
  return changeCost(context, id, async (db, cost, members) => {
    // A session costs what it costs.
    if (cost.bookingId !== null) throw new DomainError('NOT_FOUND', 'projects.costUnknown');
    requirePeople(expense, peopleOf(cost, members));
    await updateExpense(db, id, { ...expense, shares: [...expense.shares] });
  });
}

/** Has others bear a cost. @throws DomainError as {@link changeExpense} */
export async function splitCost(
  context: Context,
  id: number,
  shares: readonly Share[],
): Promise<ProjectRow> {
  return changeCost(context, id, async (db, cost, members) => {
    requirePeople({ shares }, peopleOf(cost, members));
    await replaceShares(db, id, shares);
  });
}

/** Removes an expense, or detaches a session. @throws DomainError as {@link changeExpense} */
export async function removeCost(context: Context, id: number): Promise<ProjectRow> {
  return changeCost(context, id, (db) => deleteCost(db, id));
}

/** Changes a cost, which whoever wrote it, whoever paid it and the lead may. */
function changeCost(
  context: Context,
  id: number,
  work: (db: Sql, cost: ProjectCostRow, members: ProjectMembers) => Promise<void>,
): Promise<ProjectRow> {
  const held = { find: (db: Sql) => findCost(db, id), missing: 'projects.costUnknown' } as const;
  return changeHeld(context, held, async (db, cost, members) => {
    authorize(context, projectPolicy.manage, { members, ofIds: [cost.userId, cost.payerId] });
    await work(db, cost, members);
  });
}

/** Who can take part in a cost: members, and those who did when it was written down. */
function peopleOf({ payerId, shares }: ProjectCostRow, members: ProjectMembers): Set<number> {
  return new Set([...members.keys(), payerId, ...shares.map(({ userId }) => userId)]);
}

/** @throws DomainError BAD_USER_INPUT naming whoever is not among the people, or is named twice */
function requirePeople(
  { payerId, shares }: Partial<Pick<Expense, 'payerId'>> & Pick<Expense, 'shares'>,
  people: ReadonlySet<number>,
): void {
  const noMember = message('projects.noMember');
  if (payerId !== undefined && !people.has(payerId)) throw badInput({ payerId: noMember });
  const seen = new Set<number>();
  for (const [index, { userId }] of shares.entries()) {
    const field = `shares[${index}].userId`;
    if (!people.has(userId)) throw badInput({ [field]: noMember });
    if (seen.has(userId)) throw badInput({ [field]: message('projects.shareTwice') });
    seen.add(userId);
  }
}

/**
 * Notes that a transfer of the settlement was paid. Nothing is: people pay each other as they like.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND; FORBIDDEN to those who neither pay nor are paid
 *   nor lead; CONFLICT when it is no transfer of the settlement any more, as when somebody else has noted it
 */
export async function settleTransfer(
  context: Context,
  projectId: number,
  transfer: Transfer<CurrencyId>,
): Promise<ProjectRow> {
  const { now } = context;
  return changeProject(context, projectId, projectPolicy.see, async (db, members) => {
    authorize(context, projectPolicy.settle, { members, ...transfer });
    const settlement = settlementOf(await balancesNow(db, projectId, now));
    if (!settlement.some((one) => isSame(one, transfer))) {
      throw new DomainError('CONFLICT', 'projects.transferChanged');
    }
    const count = (await findSettlements(db, [projectId])).length;
    requireBelow(count, projectLimits.settlements, 'projects.tooManySettlements');
    await insertSettlement(db, { ...transfer, projectId, now });
  });
}

function isSame(one: Transfer, other: Transfer): boolean {
  return (
    one.fromId === other.fromId &&
    one.toId === other.toId &&
    one.amount === other.amount &&
    one.currency === other.currency
  );
}

/** Takes back that a transfer was paid. @throws DomainError as {@link settleTransfer} */
export async function undoSettlement(context: Context, id: number): Promise<ProjectRow> {
  const held = {
    find: (db: Sql) => findSettlement(db, id),
    missing: 'projects.settlementUnknown',
  } as const;
  return changeHeld(context, held, async (db, settlement, members) => {
    authorize(context, projectPolicy.settle, { members, ...settlement });
    await deleteSettlement(db, id);
  });
}
