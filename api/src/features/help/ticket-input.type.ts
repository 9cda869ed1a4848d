import { Field, ID, InputType, Int } from 'type-graphql';
import type { TicketCategory } from '#domain/help/ticket-category.ts';
import type { TicketPriority, TicketState } from '#domain/help/ticket.ts';
import { TicketCategoryEnum, TicketStateEnum, TicketPriorityEnum } from './ticket.type.ts';

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
