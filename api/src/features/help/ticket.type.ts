import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
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

@InputType({ description: 'What is answered to a field of the form of a category.' })
export class TicketAnswerFieldInput {
  @Field(() => String, { description: 'The field, such as `city`.' })
  field!: string;

  @Field(() => String, { description: 'The answer, up to 200 characters.' })
  value!: string;
}

@InputType({ description: 'A file for a ticket.' })
export class TicketFileInput {
  @Field(() => String, {
    description: 'What `PUT /api/ticket-attachments` has answered with for it.',
  })
  key!: string;

  @Field(() => String, { nullable: true, description: 'What it is called, up to 120 characters.' })
  fileName?: string | null;
}

/** What is written, with files. */
@InputType()
abstract class WrittenInput {
  @Field(() => String, { description: 'The text, up to 4,000 characters.' })
  content!: string;

  @Field(() => [TicketFileInput], { nullable: true, description: 'Files for it, at most 10.' })
  attachments?: TicketFileInput[] | null;
}

@InputType({ description: 'Something that is asked of the people who run the product.' })
export class OpenTicketInput extends WrittenInput {
  @Field(() => TicketCategoryEnum, { description: 'What it is about.' })
  category!: TicketCategory;

  @Field(() => String, { description: 'In a few words, up to 120 characters.' })
  subject!: string;

  @Field(() => [TicketAnswerFieldInput], {
    nullable: true,
    description: 'What the category asks besides; see the form on the site.',
  })
  answers?: TicketAnswerFieldInput[] | null;

  @Field(() => ID, { nullable: true, description: 'A booking of one’s own that it is about.' })
  bookingId?: string | null;

  @Field(() => ID, { nullable: true, description: 'A studio that one works for.' })
  studioId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who asks; for those only who are not logged in, and of them required.',
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where they are answered; for those only who are not logged in.',
  })
  email?: string | null;
}

const idField = { description: 'The ticket, by its number: `RT-10243`.' };

@InputType({ description: 'What the sender of a ticket writes into it.' })
export class ReplyToTicketInput extends WrittenInput {
  @Field(() => ID, idField)
  id!: string;

  @Field(() => String, { nullable: true, description: 'What lets a guest in: see the email.' })
  key?: string | null;
}

@InputType({ description: 'How satisfied the sender of a ticket is.' })
export class RateTicketInput {
  @Field(() => ID, idField)
  id!: string;

  @Field(() => String, { nullable: true, description: 'What lets a guest in: see the email.' })
  key?: string | null;

  @Field(() => Int, { description: 'From one to five.' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Why, up to 1,000 characters.' })
  words?: string | null;
}

@InputType({ description: 'What staff answers to a ticket.' })
export class AnswerTicketInput extends WrittenInput {
  @Field(() => ID, idField)
  id!: string;

  @Field(() => TicketStateEnum, {
    nullable: true,
    description: 'Where it stands then; it waits for its sender unless given.',
  })
  state?: TicketState | null;
}

@InputType({ description: 'What staff notes about a ticket, for staff alone.' })
export class NoteOnTicketInput {
  @Field(() => ID, idField)
  id!: string;

  @Field(() => String, { description: 'The text, up to 4,000 characters.' })
  content!: string;
}

@InputType({ description: 'What changes of a ticket; what is not given stays.' })
export class ChangeTicketInput {
  @Field(() => ID, idField)
  id!: string;

  @Field(() => TicketStateEnum, { nullable: true, description: 'Where it stands.' })
  state?: TicketState | null;

  @Field(() => TicketPriorityEnum, {
    nullable: true,
    description: 'How soon it should be answered.',
  })
  priority?: TicketPriority | null;

  @Field(() => TicketCategoryEnum, { nullable: true, description: 'What it is about.' })
  category?: TicketCategory | null;
}

@InputType({ description: 'Whose it is to answer a ticket.' })
export class AssignTicketInput {
  @Field(() => ID, idField)
  id!: string;

  @Field(() => ID, { nullable: true, description: 'An administrator; null for nobody.' })
  assigneeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Whose it is so far; null for nobody’s.' })
  replaces?: string | null;
}

@InputType({ description: 'Which tickets are wanted; what is not given narrows nothing.' })
export class TicketFilterInput {
  @Field(() => [TicketStateEnum], { nullable: true, description: 'In one of these states.' })
  states?: TicketState[] | null;

  @Field(() => TicketCategoryEnum, { nullable: true, description: 'What they are about.' })
  category?: TicketCategory | null;

  @Field(() => ID, { nullable: true, description: 'Whose they are to answer.' })
  assigneeId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Nobody’s only.' })
  isUnassigned?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words of the subject, the sender or the thread, or a number; up to 100 characters.',
  })
  text?: string | null;
}

@InputType({ description: 'An answer to be prepared.' })
export class SaveCannedAnswerInput {
  @Field(() => ID, { nullable: true, description: 'Which it replaces; null for a new one.' })
  id?: string | null;

  @Field(() => String, { description: 'What administrators call it, up to 80 characters.' })
  title!: string;

  @Field(() => String, { description: 'What it says, up to 4,000 characters.' })
  content!: string;
}

@InputType({ description: 'A prepared answer that is needed no more.' })
export class DeleteCannedAnswerInput {
  @Field(() => ID, { description: 'The prepared answer.' })
  id!: string;
}
