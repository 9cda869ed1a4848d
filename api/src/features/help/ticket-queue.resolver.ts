import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { TicketFilter } from '#db/help/ticket.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import {
  cannedAnswerSchema,
  ticketAnswerSchema,
  ticketNoteSchema,
} from '#domain/help/ticket.schema.ts';
import { ticketLimits } from '#domain/help/ticket.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { requireAddress } from './ticket-access.ts';
import {
  answerTicket,
  assignTicket,
  cannedAnswers,
  changeTicket,
  noteOnTicket,
  removeCannedAnswer,
  saveCannedAnswer,
  ticketAssignees,
  ticketCounts,
  ticketQueue,
} from './ticket-queue.service.ts';
import { CannedAnswer, Ticket, TicketConnection, TicketCount } from './ticket.type.ts';
import {
  AnswerTicketInput,
  AssignTicketInput,
  ChangeTicketInput,
  DeleteCannedAnswerInput,
  NoteOnTicketInput,
  SaveCannedAnswerInput,
  TicketFilterInput,
} from './ticket-input.type.ts';

const ticketField = {
  ticket: { type: () => Ticket, description: 'The ticket, as it is now.' },
} as const;

const filterArgument = { nullable: true, description: 'Which are wanted.' } as const;

const idOf = (number: string) => requireAddress(number).id;
const administratorId = (id: string) => requireId(id, 'help.assigneeUnknown');

function filterOf(input: TicketFilterInput | null | undefined): TicketFilter {
  const { states, category, assigneeId, isUnassigned, text } = input ?? {};
  return {
    ...(states && { states }),
    ...(category && { category }),
    ...(assigneeId && { assigneeId: administratorId(assigneeId) }),
    ...(isUnassigned && { assigneeId: null }),
    ...(text && { text: text.trim().slice(0, ticketLimits.text) }),
  };
}

/** What administrators do with tickets. */
@Resolver()
export class TicketQueueResolver {
  @For('staff')
  @Query(() => TicketConnection, {
    description: 'Tickets, the one first that has been in its state longest. For administrators.',
  })
  async tickets(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => TicketFilterInput, filterArgument) filter?: TicketFilterInput | null,
  ) {
    return ticketQueue(context, filterOf(filter), page);
  }

  @For('staff')
  @Cost({ items: 5, work: STATEMENT })
  @Query(() => [TicketCount], {
    description: 'How many tickets there are of each state. For administrators.',
  })
  async ticketCounts(
    @Ctx() context: Context,
    @Arg('filter', () => TicketFilterInput, filterArgument) filter?: TicketFilterInput | null,
  ) {
    return ticketCounts(context, filterOf(filter));
  }

  @For('staff')
  @Cost({ items: 20, work: STATEMENT })
  @Query(() => [User], {
    description: 'Administrators, to whom tickets can be assigned. For administrators.',
  })
  async ticketAssignees(@Ctx() context: Context) {
    const found = await profileLoader(context).loadMany(await ticketAssignees(context));
    return found.filter((profile) => profile !== undefined);
  }

  @For('staff')
  @Cost({ items: 50, work: STATEMENT })
  @Query(() => [CannedAnswer], {
    description: 'Answers that are prepared, by title. For administrators.',
  })
  async cannedAnswers(@Ctx() context: Context) {
    return cannedAnswers(context);
  }

  @For('staff')
  @Change('Answers a ticket, whose sender is mailed. For administrators.', ticketField)
  async answerTicket(
    @Ctx() context: Context,
    @Input(() => AnswerTicketInput) { id, ...input }: AnswerTicketInput,
  ) {
    return { ticket: await answerTicket(context, idOf(id), validate(ticketAnswerSchema, input)) };
  }

  @For('staff')
  @Change('Notes something about a ticket for staff alone. For administrators.', ticketField)
  async noteOnTicket(
    @Ctx() context: Context,
    @Input(() => NoteOnTicketInput) { id, ...input }: NoteOnTicketInput,
  ) {
    const { content } = validate(ticketNoteSchema, input);
    return { ticket: await noteOnTicket(context, idOf(id), content) };
  }

  @For('staff')
  @Change('Changes a ticket; nobody is mailed. For administrators.', ticketField)
  async changeTicket(
    @Ctx() context: Context,
    @Input(() => ChangeTicketInput) { id, state, priority, category }: ChangeTicketInput,
  ) {
    const change = {
      state: state ?? undefined,
      priority: priority ?? undefined,
      category: category ?? undefined,
    };
    return { ticket: await changeTicket(context, idOf(id), change) };
  }

  @For('staff')
  @Change(
    'Says whose it is to answer a ticket. CONFLICT when that was decided meanwhile. For administrators.',
    ticketField,
  )
  async assignTicket(
    @Ctx() context: Context,
    @Input(() => AssignTicketInput) { id, assigneeId, replaces }: AssignTicketInput,
  ) {
    const assignment = {
      assigneeId: assigneeId ? administratorId(assigneeId) : null,
      replaces: replaces ? administratorId(replaces) : null,
    };
    return { ticket: await assignTicket(context, idOf(id), assignment) };
  }

  @For('staff')
  @Change('Prepares an answer, or changes one. For administrators.', {
    answer: { type: () => CannedAnswer, description: 'The prepared answer, as it is now.' },
  })
  async saveCannedAnswer(
    @Ctx() context: Context,
    @Input(() => SaveCannedAnswerInput) { id, ...input }: SaveCannedAnswerInput,
  ) {
    const known = id ? requireId(id, 'help.answerNotFound') : null;
    return { answer: await saveCannedAnswer(context, known, validate(cannedAnswerSchema, input)) };
  }

  @For('staff')
  @Change('Forgets a prepared answer. For administrators.', {
    deletedAnswerId: { type: () => ID, description: 'The prepared answer.' },
  })
  async deleteCannedAnswer(
    @Ctx() context: Context,
    @Input(() => DeleteCannedAnswerInput) { id }: DeleteCannedAnswerInput,
  ) {
    await removeCannedAnswer(context, requireId(id, 'help.answerNotFound'));
    return { deletedAnswerId: id };
  }
}
