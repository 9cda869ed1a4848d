import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { ProjectRow } from '#db/projects/project.repository.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { currencyIds } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { projectExpenseSchema, projectSplitSchema } from '#domain/projects/project.schema.ts';
import type { ProjectExpenseInput, ProjectSplitInput } from '#domain/projects/project.schema.ts';
import { balancesOf, settlementOf } from '#domain/projects/split.ts';
import type { Balance, Share } from '#domain/projects/split.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { BookingType } from '#api/features/bookings/booking.type.ts';
import {
  addExpense,
  attachBooking,
  bookingsToAttach,
  changeExpense,
  removeCost,
  settleTransfer,
  splitCost,
  undoSettlement,
} from './project-cost.service.ts';
import type { Expense } from './project-cost.service.ts';
import { isSession } from './project-costs.ts';
import { membersOf, projectCostsLoader, projectSettlementsLoader } from './project.loaders.ts';
import {
  AddProjectExpenseInput,
  AttachBookingInput,
  ChangeProjectExpenseInput,
  RemoveProjectCostInput,
  SettleProjectTransferInput,
  SplitProjectCostInput,
  UndoProjectSettlementInput,
} from './project-cost.input.ts';
import {
  ProjectBalance,
  ProjectCost,
  ProjectSession,
  ProjectSettlement,
  ProjectTransfer,
} from './project-cost.type.ts';
import {
  balanceView,
  costView,
  sessionView,
  settlementView,
  transferView,
} from './project-cost.view.ts';
import { changed, Project } from './project.type.ts';

const idOf = (text: string) => requireId(text, 'projects.notFound');
const costIdOf = (text: string) => requireId(text, 'projects.costUnknown');

/** Sessions of a project, what it costs, and who pays whom. */
@Resolver(() => Project)
export class ProjectCostsResolver {
  @For('personal')
  @Query(() => [BookingType], {
    description:
      'Bookings of the logged-in user that are in no project, at most 100, what begins last first.',
  })
  async bookingsForProjects(@Ctx() context: Context): Promise<BookingRow[]> {
    return bookingsToAttach(context);
  }

  @For('personal')
  @Change(
    'Attaches a booking of the logged-in user to a project. Its cost is split evenly between those who take part.',
    changed,
  )
  async attachBooking(
    @Ctx() context: Context,
    @Input(() => AttachBookingInput) { projectId, bookingId }: AttachBookingInput,
  ) {
    const id = idOf(projectId);
    return { project: await attachBooking(context, id, personId(bookingId)) };
  }

  @For('personal')
  @Change('Writes down what a member has paid.', changed)
  async addProjectExpense(
    @Ctx() context: Context,
    @Input(() => AddProjectExpenseInput) { projectId, ...input }: AddProjectExpenseInput,
  ) {
    const expense = expenseOf(validate(projectExpenseSchema, input));
    return { project: await addExpense(context, idOf(projectId), expense) };
  }

  @For('personal')
  @Change('Has an expense be another one. For who wrote it, who paid it and the lead.', changed)
  async changeProjectExpense(
    @Ctx() context: Context,
    @Input(() => ChangeProjectExpenseInput) { id, ...input }: ChangeProjectExpenseInput,
  ) {
    const expense = expenseOf(validate(projectExpenseSchema, input));
    return { project: await changeExpense(context, costIdOf(id), expense) };
  }

  @For('personal')
  @Change(
    'Has others bear a session or an expense. For who wrote it, who paid it and the lead.',
    changed,
  )
  async splitProjectCost(
    @Ctx() context: Context,
    @Input(() => SplitProjectCostInput) { id, ...input }: SplitProjectCostInput,
  ) {
    const shares = sharesOf(validate(projectSplitSchema, input));
    return { project: await splitCost(context, costIdOf(id), shares) };
  }

  @For('personal')
  @Change(
    'Removes an expense, or detaches a session. For who wrote it, who paid it and the lead.',
    changed,
  )
  async removeProjectCost(
    @Ctx() context: Context,
    @Input(() => RemoveProjectCostInput) { id }: RemoveProjectCostInput,
  ) {
    return { project: await removeCost(context, costIdOf(id)) };
  }

  @For('personal')
  @Change(
    'Notes that a transfer was paid. CONFLICT when it is none of the settlement. For who pays, who is paid and the lead.',
    changed,
  )
  async settleProjectTransfer(
    @Ctx() context: Context,
    @Input(() => SettleProjectTransferInput) input: SettleProjectTransferInput,
  ) {
    const { projectId, fromId, toId, amountCents, currency } = input;
    const transfer = {
      fromId: personId(fromId),
      toId: personId(toId),
      amount: amountCents,
      currency: currencyOf(currency),
    };
    return { project: await settleTransfer(context, idOf(projectId), transfer) };
  }

  @For('personal')
  @Change('Takes back that a transfer was paid. For who paid, who was paid and the lead.', changed)
  async undoProjectSettlement(
    @Ctx() context: Context,
    @Input(() => UndoProjectSettlementInput) { id }: UndoProjectSettlementInput,
  ) {
    const number = requireId(id, 'projects.settlementUnknown');
    return { project: await undoSettlement(context, number) };
  }

  @FieldResolver(() => [ProjectSession], {
    description: 'The sessions that are booked for it, what begins first first.',
  })
  async sessions(@Root() { id }: ProjectRow, @Ctx() context: Context): Promise<ProjectSession[]> {
    const reader = await readerOf(context, id);
    const sessions = (await projectCostsLoader(context).load(id)).filter(isSession);
    return sessions
      .toSorted((one, other) => one.booking.startsAt - other.booking.startsAt)
      .map((session) => sessionView(reader, session));
  }

  @FieldResolver(() => [ProjectCost], {
    description: 'Its sessions and expenses, as they were written down.',
  })
  async costs(@Root() { id }: ProjectRow, @Ctx() context: Context): Promise<ProjectCost[]> {
    const reader = await readerOf(context, id);
    return (await projectCostsLoader(context).load(id)).map((cost) => costView(reader, cost));
  }

  @FieldResolver(() => [ProjectBalance], {
    description: 'How everybody who has a part in costs stands, currency by currency.',
  })
  async balances(@Root() { id }: ProjectRow, @Ctx() context: Context): Promise<ProjectBalance[]> {
    const reader = await readerOf(context, id);
    return (await balancesNow(context, id)).map((balance) => balanceView(reader, balance));
  }

  @FieldResolver(() => [ProjectTransfer], {
    description: 'Who pays whom so that everybody is even.',
  })
  async transfers(@Root() { id }: ProjectRow, @Ctx() context: Context): Promise<ProjectTransfer[]> {
    const reader = await readerOf(context, id);
    const settlement = settlementOf(await balancesNow(context, id));
    return settlement.map((transfer) => transferView(reader, transfer));
  }

  @FieldResolver(() => [ProjectSettlement], {
    description: 'Transfers that were paid, the newest first.',
  })
  async settlements(
    @Root() { id }: ProjectRow,
    @Ctx() context: Context,
  ): Promise<ProjectSettlement[]> {
    const reader = await readerOf(context, id);
    const paid = await projectSettlementsLoader(context).load(id);
    return paid.map((settlement) => settlementView(reader, settlement));
  }
}

async function readerOf(context: Context, projectId: number) {
  return { context, members: await membersOf(context, projectId) };
}

async function balancesNow(context: Context, id: number): Promise<Balance<CurrencyId>[]> {
  const costs = await projectCostsLoader(context).load(id);
  return balancesOf(costs, await projectSettlementsLoader(context).load(id));
}

/** An id in a list of people or bookings; 0 is nobody’s. */
const personId = (text: string) => parseId(text) ?? 0;

function sharesOf({ shares }: ProjectSplitInput): Share[] {
  return shares.map(({ userId, weight }) => ({ userId: personId(userId), weight }));
}

function expenseOf(input: ProjectExpenseInput): Expense {
  const { title, amountCents, currency, payerId } = input;
  return { title, amountCents, currency, payerId: personId(payerId), shares: sharesOf(input) };
}

/** @throws DomainError BAD_USER_INPUT for `currency` */
function currencyOf(text: string): CurrencyId {
  const known = currencyIds.find((id) => id === text);
  if (known) return known;
  throw badInput({ currency: message('fields.choice', { values: currencyIds.join(', ') }) });
}
