import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { EmailStatus } from '#domain/admin/email-status.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const EmailStatusEnum = publishEnum<EmailStatus>(
  'EmailStatus',
  'How far an email of the outbox has come.',
  {
    waiting: 'It was not tried yet.',
    retrying: 'It failed, and is tried again.',
    failed: 'It failed too often and was given up.',
    sent: 'The mail server has taken it.',
  },
);

@ObjectType('OutboxEmail', {
  description: 'An email of the outbox. Only ever shown to administrators.',
  simpleResolvers: true,
})
export class OutboxEmailType {
  @Field(() => ID, { description: 'Identifies the email.' })
  id!: number;

  @Field(() => String, { description: 'Which email it is, such as `booking-confirmed`.' })
  kind!: string;

  @Field(() => String, { description: 'Email address that it goes to.' })
  recipient!: string;

  @Field(() => EmailStatusEnum, { description: 'How far it has come.' })
  status!: EmailStatus;

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

@ObjectType('EmailContent', { description: 'What an email says.', simpleResolvers: true })
export class EmailContentType {
  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'The email as plain text.' })
  text!: string;
}

@ObjectType({ description: 'Emails of the outbox, page by page.' })
export class OutboxEmailConnection extends countedConnectionOf('OutboxEmail', OutboxEmailType) {}

@InputType({ description: 'An email to be sent again.' })
export class RetryEmailInput {
  @Field(() => ID, { description: 'The email.' })
  id!: string;
}
