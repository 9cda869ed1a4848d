import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { AttachedFile } from '#db/messaging/attached-file.ts';
import type { TicketMessageRow } from '#db/help/ticket-message.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import {
  guestTicketSchema,
  ticketRatingSchema,
  ticketReplySchema,
  ticketSchema,
} from '#domain/help/ticket.schema.ts';
import { ticketNumber } from '#domain/help/ticket.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { requireAddress } from './ticket-access.ts';
import { ticketRates } from './ticket.limits.ts';
import { ticketAttachmentsLoader, ticketMessagesLoader } from './ticket.loaders.ts';
import { ticketPolicy } from './ticket.policy.ts';
import {
  myTickets,
  openGuestTicket,
  openTicket,
  rateTicket,
  readTicket,
  replyToTicket,
} from './ticket.service.ts';
import type { OpenTicket } from './ticket.service.ts';
import {
  Ticket,
  TicketAnswer,
  TicketAttachment,
  TicketConnection,
  TicketDesk,
  TicketMessage,
} from './ticket.type.ts';
import { OpenTicketInput, RateTicketInput, ReplyToTicketInput } from './ticket-input.type.ts';

const ticketField = {
  ticket: { type: () => Ticket, description: 'The ticket, as it is now.' },
} as const;

const keyArgument = {
  nullable: true,
  description: 'What lets a guest in: the last part of the link that they were mailed.',
} as const;

/** A message of a ticket, with what lets a guest read its files. */
interface OpenMessage extends TicketMessageRow {
  key: string | null;
}
interface OpenAttachment extends AttachedFile {
  key: string | null;
}

@Resolver(() => Ticket)
export class TicketResolver {
  @For('anyone')
  @Query(() => Ticket, {
    nullable: true,
    description:
      'A ticket, for its sender and for administrators; for guests with their key. Null for all others.',
  })
  async ticket(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its number: `RT-10243`.' }) id: string,
    @Arg('key', () => String, keyArgument) key?: string | null,
  ): Promise<OpenTicket | null> {
    return readTicket(context, requireAddress(id, key));
  }

  @For('personal')
  @Query(() => TicketConnection, {
    description: 'The tickets of the logged-in user, what changed last first.',
  })
  async myTickets(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return myTickets(context, page);
  }

  @For('anyone', { limit: ticketRates.openByNetwork })
  @Change(
    'Asks the people who run the product for something. Whoever is not logged in gives a name and an address, to which a link to the ticket is mailed. CONFLICT when too many of theirs wait.',
    { ticketId: { type: () => ID, description: 'Its number: `RT-10243`.' } },
  )
  async openTicket(@Ctx() context: Context, @Input(() => OpenTicketInput) input: OpenTicketInput) {
    const { answers, bookingId, studioId, ...rest } = input;
    const given = {
      ...rest,
      answers: Object.fromEntries((answers ?? []).map(({ field, value }) => [field, value])),
      bookingId: bookingId ? requireId(bookingId, 'bookings.notFound') : null,
      studioId: studioId ? requireId(studioId, 'studios.notFound') : null,
    };
    const { id } = context.user
      ? await openTicket(context, validate(ticketSchema, given))
      : await openGuestTicket(context, validate(guestTicketSchema, given));
    return { ticketId: ticketNumber(id) };
  }

  @For('anyone', { limit: ticketRates.replyByNetwork })
  @Change(
    'Writes into a ticket of one’s own. One that is solved is open again. CONFLICT when it is closed.',
    ticketField,
  )
  async replyToTicket(
    @Ctx() context: Context,
    @Input(() => ReplyToTicketInput) { id, key, ...input }: ReplyToTicketInput,
  ) {
    const reply = validate(ticketReplySchema, input);
    return { ticket: await replyToTicket(context, requireAddress(id, key), reply) };
  }

  @For('anyone', { limit: ticketRates.replyByNetwork })
  @Change(
    'Says how satisfied one is with a ticket of one’s own, once. CONFLICT before it is solved, and after it was rated.',
    ticketField,
  )
  async rateTicket(
    @Ctx() context: Context,
    @Input(() => RateTicketInput) { id, key, ...input }: RateTicketInput,
  ) {
    const rating = validate(ticketRatingSchema, input);
    return { ticket: await rateTicket(context, requireAddress(id, key), rating) };
  }

  @FieldResolver(() => ID, { description: 'What people call it: `RT-10243`.' })
  id(@Root() { id }: OpenTicket): string {
    return ticketNumber(id);
  }

  @FieldResolver(() => [TicketAnswer], {
    description: 'What is answered to the form of its category.',
  })
  answers(@Root() { answers }: OpenTicket): TicketAnswer[] {
    return Object.entries(answers).flatMap(([field, value]) => (value ? [{ field, value }] : []));
  }

  @Cost({ items: 20, work: STATEMENT })
  @FieldResolver(() => [TicketMessage], {
    description:
      'What was written, in order. What staff notes for staff, administrators alone see.',
  })
  async messages(@Root() ticket: OpenTicket, @Ctx() context: Context): Promise<OpenMessage[]> {
    const { id, key } = ticket;
    const seesNotes = isAllowed(context, ticketPolicy.answer, ticket);
    const messages = await ticketMessagesLoader(context).load(id);
    return messages.flatMap((message) =>
      message.kind === 'note' && !seesNotes ? [] : [{ ...message, key }],
    );
  }

  @FieldResolver(() => TicketDesk, {
    nullable: true,
    description: 'What only administrators see; null for all others.',
  })
  async desk(@Root() ticket: OpenTicket, @Ctx() context: Context): Promise<TicketDesk | null> {
    if (!isAllowed(context, ticketPolicy.answer, ticket)) return null;
    const { priority, assigneeId, userId: senderId, senderEmail, language } = ticket;
    const assignee = assigneeId === null ? null : await profileLoader(context).load(assigneeId);
    const assigneeName = assignee?.name ?? null;
    return { priority, assigneeId, assigneeName, senderId, senderEmail, language };
  }
}

@Resolver(() => TicketMessage)
export class TicketMessageResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who of the staff wrote it, for administrators; null for all others.',
  })
  async staffName(
    @Root() { kind, userId }: OpenMessage,
    @Ctx() context: Context,
  ): Promise<string | null> {
    const isTold = isAllowed(context, ticketPolicy.answer, { userId: null });
    if (kind === 'sender' || userId === null || !isTold) return null;
    return (await profileLoader(context).load(userId))?.name ?? null;
  }

  @FieldResolver(() => [TicketAttachment], { description: 'Files, in order.' })
  async attachments(
    @Root() { id, key }: OpenMessage,
    @Ctx() context: Context,
  ): Promise<OpenAttachment[]> {
    const files = await ticketAttachmentsLoader(context).load(id);
    return files.map((file) => ({ ...file, key }));
  }
}

@Resolver(() => TicketAttachment)
export class TicketAttachmentResolver {
  @FieldResolver(() => String, {
    description: 'Where it is read by those who may read the ticket. With `save=1` it is saved.',
  })
  url(@Root() { id, key }: OpenAttachment): string {
    const query = key === null ? '' : `?${new URLSearchParams({ key }).toString()}`;
    return `/api/ticket-attachments/${id}${query}`;
  }
}
