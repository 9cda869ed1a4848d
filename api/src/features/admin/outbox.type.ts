import { Field, ID, Int, ObjectType } from 'type-graphql';
import { letterStatuses } from '#db/mail/outbox.repository.ts';
import type { LetterStatus } from '#db/mail/outbox.repository.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const LetterStatusEnum = publishEnum<(typeof letterStatuses)[number]>(
  'LetterStatus',
  'How far a letter of the outbox has come.',
  {
    waiting: 'It was not tried yet.',
    retrying: 'It failed, and is tried again.',
    failed: 'It failed too often and was given up.',
    sent: 'The mail server has taken it.',
  },
);

@ObjectType('Letter', {
  description: 'A letter of the outbox. Only ever shown to administrators.',
  simpleResolvers: true,
})
export class LetterType {
  @Field(() => ID, { description: 'Identifies the letter.' })
  id!: number;

  @Field(() => String, { description: 'Which letter it is, such as `booking-confirmed`.' })
  kind!: string;

  @Field(() => String, { description: 'Email address that it goes to.' })
  recipient!: string;

  @Field(() => LetterStatusEnum, { description: 'How far it has come.' })
  status!: LetterStatus;

  @Field(() => Int, { description: 'How often sending it was tried.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Why the latest failed attempt failed.' })
  lastError!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'About when it is tried next; null once it is sent or given up.',
  })
  nextAttemptAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent.' })
  sentAt!: number | null;
}

@ObjectType('LetterWords', { description: 'What a letter says.', simpleResolvers: true })
export class LetterWordsType {
  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'The letter as plain text.' })
  text!: string;
}

@ObjectType({ description: 'Letters of the outbox, page by page.' })
export class LetterConnection extends countedConnectionOf('Letter', LetterType) {}
