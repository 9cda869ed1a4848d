import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import type { ConversationSide } from '#domain/messaging/side.ts';
import type { ReportReason } from '#domain/reports/report.schema.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { BookingStatusEnum } from '#api/features/bookings/booking.type.ts';
import { ReportReasonEnum } from '#api/features/reports/report.type.ts';

export const ConversationSideEnum = publishEnum<ConversationSide>(
  'ConversationSide',
  'The two sides of a conversation.',
  { guest: 'Whoever asks about a studio.', host: 'Whoever runs it.' },
);

export const AttachmentKindEnum = publishEnum<AttachmentKind>(
  'AttachmentKind',
  'What is attached to a message.',
  {
    image: 'An image, made for screens: WebP.',
    audio: 'Sound: MP3, WAV, FLAC, Ogg or M4A.',
    pdf: 'A PDF.',
  },
);

/** What depends on who asks is in conversation.resolver.ts. */
@ObjectType({
  description:
    'What somebody, the guest, and whoever runs a studio, the host, write to each other. Only they see it, and administrators while a report of it is open.',
  simpleResolvers: true,
})
export class Conversation {
  @Field(() => ID, { description: 'Identifies the conversation.' })
  id!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When something was written last; null while nothing was.',
  })
  lastMessageAt!: number | null;

  @Field(() => String, {
    description:
      'The beginning of the last message, on one line; empty while there is none, and where it is nothing but what is attached.',
  })
  lastMessagePreview!: string;

  @Field(() => AttachmentKindEnum, {
    nullable: true,
    description: 'What is attached to the last message first; null for nothing.',
  })
  lastMessageAttachment!: AttachmentKind | null;
}

@ObjectType({ description: 'Conversations, page by page.' })
export class ConversationConnection extends countedConnectionOf('Conversation', Conversation) {}

@ObjectType({ description: 'Something that was written in a conversation.', simpleResolvers: true })
export class Message {
  @Field(() => ID, { description: 'Identifies the message.' })
  id!: number;

  @Field(() => ID, { description: 'The conversation that it is in.' })
  conversationId!: number;

  @Field(() => ID, { description: 'Who wrote it; of an automatic one, whoever ran the studio.' })
  senderId!: number;

  @Field(() => ConversationSideEnum, { description: 'On which side they were.' })
  side!: ConversationSide;

  @Field(() => String, {
    description: 'The text; empty where it is nothing but what is attached.',
  })
  content!: string;

  @Field(() => Boolean, {
    description: 'Whether it is what the studio replies by itself to a first message.',
  })
  isAutomatic!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The key that it was sent under, by which its sender knows it again.',
  })
  idempotencyKey!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  createdAt!: number;
}

/** Where it is read is in message.resolver.ts. */
@ObjectType({ description: 'A file of a message.', simpleResolvers: true })
export class MessageAttachment {
  @Field(() => ID, { description: 'Identifies the attachment.' })
  id!: number;

  @Field(() => AttachmentKindEnum, { description: 'What it is.' })
  kind!: AttachmentKind;

  @Field(() => String, { description: 'What its sender calls it, with the ending of what it is.' })
  fileName!: string;

  @Field(() => Int, { description: 'How large it is, in bytes.' })
  bytes!: number;

  @Field(() => Int, { nullable: true, description: 'How wide an image is, in pixels.' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'How high an image is, in pixels.' })
  height!: number | null;

  @Field(() => Int, { nullable: true, description: 'How long sound lasts, in milliseconds.' })
  durationMs!: number | null;
}

@ObjectType({ description: 'Messages of a conversation, page by page.' })
export class MessageConnection extends countedConnectionOf('Message', Message) {}

@ObjectType({
  description: 'A step of a booking that the guest of a conversation made in its studio.',
  simpleResolvers: true,
})
export class ConversationBookingEvent {
  @Field(() => ID, { description: 'Identifies the step.' })
  id!: number;

  @Field(() => ID, { description: 'The booking.' })
  bookingId!: number;

  @Field(() => BookingStatusEnum, { description: 'What became of it.' })
  status!: BookingStatus;

  @Field(() => Boolean, { description: 'Whether it kept its status, and got other terms.' })
  isChange!: boolean;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: number;

  @Field(() => DateTimeScalar, { description: 'When the booking starts.' })
  startsAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  endsAt!: number;

  @Field(() => String, { description: 'The time zone of the studio.' })
  zone!: string;
}

@ObjectType({
  description: 'Something has changed in one’s own conversations: they are to be asked for again.',
  simpleResolvers: true,
})
export class MyMessagesChange {
  @Field(() => String, {
    description: 'How far one’s conversations have moved on. To be handed back as `since`.',
  })
  version!: string;
}

@ObjectType({
  description:
    'The other side of a conversation is writing: for some seconds, unless it is told again.',
  simpleResolvers: true,
})
export class ConversationTyping {
  @Field(() => String, { description: 'Another one each time.' })
  version!: string;
}

@InputType({ description: 'Whom to write to.' })
export class StartConversationInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;
}

@InputType({ description: 'Between whom a conversation is to be.' })
export class StartBookingConversationInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;
}

@InputType({ description: 'A file that was uploaded for a message.' })
export class MessageAttachmentInput {
  @Field(() => ID, { description: 'As the upload was answered with.' })
  id!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'What it is called; at most 120 characters. Its ending is that of what it is.',
  })
  fileName!: string;
}

@InputType({ description: 'A message.' })
export class SendMessageInput {
  @Field(() => ID, { description: 'The conversation.' })
  conversationId!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'The text, at most 4,000 characters; may be empty where something is attached.',
  })
  content!: string;

  @Field(() => [MessageAttachmentInput], {
    defaultValue: [],
    description: 'Up to 10 files that were uploaded for it, in order.',
  })
  attachments!: MessageAttachmentInput[];

  @Field(() => String, {
    description:
      'A name for this message, unique for its sender: repeating it returns the message that was sent.',
  })
  idempotencyKey!: string;
}

/** A conversation, by itself. */
@InputType()
abstract class OfConversationInput {
  @Field(() => ID, { description: 'The conversation.' })
  id!: string;
}

@InputType({ description: 'Where somebody is writing.' })
export class NoteTypingInput extends OfConversationInput {}

@InputType({ description: 'How far a conversation has been read.' })
export class MarkConversationReadInput extends OfConversationInput {
  @Field(() => ID, { description: 'The last message that was read.' })
  messageId!: string;
}

@InputType({ description: 'A conversation to be archived, or taken back from there.' })
export class ArchiveConversationInput extends OfConversationInput {
  @Field(() => Boolean, { defaultValue: true, description: 'False takes it back.' })
  isArchived!: boolean;
}

@InputType({ description: 'A conversation in which nothing more is wanted, or something again.' })
export class BlockConversationInput extends OfConversationInput {
  @Field(() => Boolean, { defaultValue: true, description: 'False ends it.' })
  isBlocked!: boolean;
}

@InputType({ description: 'A report of what was written.' })
export class ReportConversationInput extends OfConversationInput {
  @Field(() => ReportReasonEnum, { description: 'Why.' })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: 'What is wrong, in words; at most 2,000 characters.',
  })
  details?: string | null;
}
