import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { TicketCategory } from '#domain/help/ticket-category.ts';
import type { TicketMessageKind, TicketPriority, TicketState } from '#domain/help/ticket.ts';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { AttachmentKindEnum } from '#api/features/messaging/messaging.type.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const TicketCategoryEnum = publishEnum<TicketCategory>(
  'TicketCategory',
  'What a ticket is about.',
  {
    booking: 'A booking.',
    payment: 'Prices and payments.',
    account: 'An account.',
    listing: 'A listing.',
    technical: 'Something that does not work.',
    report: 'Somebody or something that is not as it should be.',
    photographers: 'Photographs of a studio.',
    'virtual-tours': 'A virtual tour of a studio.',
    copywriters: 'The text of a listing.',
    advertising: 'Showing a studio to more people.',
    packages: 'Which service for owners fits.',
    partners: 'A partnership.',
    press: 'A question of the press.',
    careers: 'An application.',
    other: 'Anything else.',
  },
);

export const TicketStateEnum = publishEnum<TicketState>('TicketState', 'Where a ticket stands.', {
  open: 'Nobody has answered yet.',
  'waiting-for-sender': 'It is answered, and waits for its sender.',
  'waiting-for-staff': 'It waits for those who answer.',
  solved: 'It is settled, until its sender replies.',
  closed: 'It is over: nothing can be written into it.',
});

export const TicketPriorityEnum = publishEnum<TicketPriority>(
  'TicketPriority',
  'How soon a ticket should be answered.',
  { low: 'Later.', normal: 'In turn.', high: 'Soon.', urgent: 'Now.' },
);

export const TicketMessageKindEnum = publishEnum<TicketMessageKind>(
  'TicketMessageKind',
  'By whom a message of a ticket is.',
  { sender: 'Its sender.', staff: 'Those who answer.', note: 'Staff, for staff alone.' },
);

@ObjectType({ description: 'What is answered to a field of the form of a category.' })
export class TicketAnswer {
  @Field(() => String, { description: 'The field, such as `city`.' })
  field!: string;

  @Field(() => String, { description: 'The answer.' })
  value!: string;
}

@ObjectType({
  description:
    'Something that somebody asks of the people who run the product. Only ever shown to its sender and to administrators.',
  simpleResolvers: true,
})
export class Ticket {
  @Field(() => TicketCategoryEnum, { description: 'What it is about.' })
  category!: TicketCategory;

  @Field(() => TicketStateEnum, { description: 'Where it stands.' })
  state!: TicketState;

  @Field(() => DateTimeScalar, { description: 'Since when it stands there.' })
  since!: number;

  @Field(() => String, { description: 'In a few words.' })
  subject!: string;

  @Field(() => String, { description: 'What its sender is called.' })
  senderName!: string;

  @Field(() => ID, { nullable: true, description: 'The booking that it is about; null for none.' })
  bookingId!: number | null;

  @Field(() => ID, { nullable: true, description: 'The studio that it is about; null for none.' })
  studioId!: number | null;

  @Field(() => String, { nullable: true, description: 'What that studio is called.' })
  studioName!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How satisfied its sender is, from one to five; null until they say so.',
  })
  rating!: number | null;

  @Field(() => String, { description: 'Why, in their words; may be empty.' })
  ratingWords!: string;

  @Field(() => DateTimeScalar, { description: 'When it was opened.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, { description: 'When something changed last.' })
  updatedAt!: number;
}

@ObjectType({ description: 'What only administrators see of a ticket.' })
export class TicketDesk {
  @Field(() => TicketPriorityEnum, { description: 'How soon it should be answered.' })
  priority!: TicketPriority;

  @Field(() => ID, { nullable: true, description: 'Whose it is to answer; null for nobody.' })
  assigneeId!: number | null;

  @Field(() => String, { nullable: true, description: 'What they are called.' })
  assigneeName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The account of its sender; null for a guest.' })
  senderId!: number | null;

  @Field(() => String, { description: 'Where its sender is mailed.' })
  senderEmail!: string;

  @Field(() => LanguageEnum, { description: 'What its sender reads.' })
  language!: Language;
}

@ObjectType({ description: 'Tickets, page by page.' })
export class TicketConnection extends countedConnectionOf('Ticket', Ticket) {}

@ObjectType({ description: 'Something that was written into a ticket.', simpleResolvers: true })
export class TicketMessage {
  @Field(() => ID, { description: 'Identifies the message.' })
  id!: number;

  @Field(() => TicketMessageKindEnum, { description: 'By whom it is.' })
  kind!: TicketMessageKind;

  @Field(() => String, { description: 'The text.' })
  content!: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: number;
}

@ObjectType({ description: 'A file of a ticket.', simpleResolvers: true })
export class TicketAttachment {
  @Field(() => ID, { description: 'Identifies the file.' })
  id!: number;

  @Field(() => AttachmentKindEnum, { description: 'What it is.' })
  kind!: AttachmentKind;

  @Field(() => String, { description: 'What its sender calls it.' })
  fileName!: string;

  @Field(() => Int, { description: 'How large it is.' })
  bytes!: number;

  @Field(() => Int, { nullable: true, description: 'Pixels of an image; null for all else.' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels of an image; null for all else.' })
  height!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of sound; null for all else.' })
  durationMs!: number | null;
}

@ObjectType({ description: 'How many tickets there are of a state.' })
export class TicketCount {
  @Field(() => TicketStateEnum, { description: 'The state.' })
  state!: TicketState;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'An answer that is prepared.', simpleResolvers: true })
export class CannedAnswer {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: number;

  @Field(() => String, { description: 'What administrators call it.' })
  title!: string;

  @Field(() => String, {
    description: 'What it says; `{name}` and `{number}` stand for those of a ticket.',
  })
  content!: string;

  @Field(() => DateTimeScalar, { description: 'When it was saved last.' })
  updatedAt!: number;
}

@ObjectType({ description: 'Tells that a ticket has changed.' })
export class TicketChange {
  @Field(() => ID, { description: 'The ticket.' })
  ticketId!: string;

  @Field(() => String, { description: 'Grows with each change; to be passed as `since`.' })
  version!: string;
}
