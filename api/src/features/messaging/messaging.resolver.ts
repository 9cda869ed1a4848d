import { Arg, Args, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ConversationRow } from '#db/messaging/conversation.repository.ts';
import { attemptSchema } from '#domain/errors/attempt.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { messageSchema } from '#domain/messaging/message.schema.ts';
import { reportSchema } from '#domain/reports/report.schema.ts';
import { For } from '#api/lib/audience.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { follow } from '#api/lib/live/live.ts';
import type { Asked, TopicChange } from '#api/lib/live/topic.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { User } from '#api/features/accounts/user.type.ts';
import {
  archiveConversation,
  blockConversation,
  findReadable,
  markConversationRead,
  myConversations,
  reportConversation,
  startBookingConversation,
  startConversation,
} from './conversation.service.ts';
import { sendMessage, testMessaging } from './message.service.ts';
import { ownMessages } from './messaging.events.ts';
import {
  ArchiveConversationInput,
  BlockConversationInput,
  Conversation,
  ConversationConnection,
  ConversationTyping,
  MarkConversationReadInput,
  Message,
  MyMessagesChange,
  NoteTypingInput,
  ReportConversationInput,
  SendMessageInput,
  StartBookingConversationInput,
  StartConversationInput,
} from './messaging.type.ts';
import { noteTyping, typing } from './typing.events.ts';

const changed = {
  conversation: { type: () => Conversation, description: 'The conversation, as it is now.' },
};

/** An id of something in a conversation of one's own. */
const idOf = (text: string) => requireId(text, 'messaging.notFound');

@Resolver()
export class MessagingResolver {
  @For('personal')
  @Query(() => ConversationConnection, {
    description:
      'Conversations of the logged-in user, as a guest and for their studios: the last written first.',
  })
  async conversations(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('isArchived', () => Boolean, {
      defaultValue: false,
      description: 'Whether those that the reader has archived, or the others.',
    })
    isArchived: boolean,
    @Arg('query', () => String, {
      nullable: true,
      description: 'Words in a message or in the name of studio or guest; up to 100 characters.',
    })
    query: string | null,
  ) {
    return myConversations(context, { isArchived, query }, page);
  }

  @For('personal')
  @Query(() => Conversation, {
    nullable: true,
    description:
      'A conversation that the logged-in user is in; null when there is none with this id.',
  })
  async conversation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The conversation.' }) id: string,
  ): Promise<ConversationRow | null> {
    return findReadable(context, id);
  }

  @For('personal')
  @Change('Begins the conversation of the logged-in user with a studio, unless there is one.', {
    conversation: { type: () => Conversation, description: 'The conversation.' },
  })
  async startConversation(
    @Ctx() context: Context,
    @Input(() => StartConversationInput) { studioId }: StartConversationInput,
  ) {
    const { conversation } = await startConversation(
      context,
      requireId(studioId, 'studios.notFound'),
    );
    return { conversation };
  }

  @For('personal')
  @Change('Begins the conversation of the two sides of a booking, unless there is one.', {
    conversation: { type: () => Conversation, description: 'The conversation.' },
  })
  async startBookingConversation(
    @Ctx() context: Context,
    @Input(() => StartBookingConversationInput) { bookingId }: StartBookingConversationInput,
  ) {
    const id = requireId(bookingId, 'bookings.notFound');
    return { conversation: await startBookingConversation(context, id) };
  }

  @For('personal')
  @Change('Sends a message. Repeated under its key, it is sent once.', {
    message: { type: () => Message, description: 'The message.' },
    ...changed,
  })
  async sendMessage(
    @Ctx() context: Context,
    @Input(() => SendMessageInput) { conversationId, idempotencyKey, ...input }: SendMessageInput,
  ) {
    const attempt = validate(attemptSchema, { idempotencyKey });
    const written = validate(messageSchema, input);
    return sendMessage(context, idOf(conversationId), written, attempt.idempotencyKey);
  }

  @For('personal')
  @Change('Notes how far a conversation was read. What was read stays read.', {
    ...changed,
    viewer: {
      type: () => User,
      description: 'Who has read it, with what they have still to read.',
    },
  })
  async markConversationRead(
    @Ctx() context: Context,
    @Input(() => MarkConversationReadInput) { id, messageId }: MarkConversationReadInput,
  ): Promise<{ conversation: ConversationRow; viewer: UserRow }> {
    const conversation = await markConversationRead(context, idOf(id), idOf(messageId));
    return { conversation, viewer: requireUser(context) };
  }

  @For('personal')
  @Change('Archives a conversation until something is written in it, or takes it back.', changed)
  async archiveConversation(
    @Ctx() context: Context,
    @Input(() => ArchiveConversationInput) { id, isArchived }: ArchiveConversationInput,
  ) {
    return { conversation: await archiveConversation(context, idOf(id), isArchived) };
  }

  @For('personal')
  @Change(
    'Keeps anything more from being sent in a conversation, by either side, or ends that.',
    changed,
  )
  async blockConversation(
    @Ctx() context: Context,
    @Input(() => BlockConversationInput) { id, isBlocked }: BlockConversationInput,
  ) {
    return { conversation: await blockConversation(context, idOf(id), isBlocked) };
  }

  @For('personal')
  @Change(
    'Reports what was written to the administrators, who may read it until they are done with that.',
    changed,
  )
  async reportConversation(
    @Ctx() context: Context,
    @Input(() => ReportConversationInput) { id, ...input }: ReportConversationInput,
  ) {
    const report = validate(reportSchema, input);
    return { conversation: await reportConversation(context, idOf(id), report) };
  }

  @For('personal')
  @Change(
    'Tells the other side that one is writing, for some seconds. Nothing of it is stored.',
    changed,
  )
  async noteTyping(@Ctx() context: Context, @Input(() => NoteTypingInput) { id }: NoteTypingInput) {
    return { conversation: await noteTyping(context, idOf(id)) };
  }

  @For('staff')
  @Change(
    'Notifies the administrator who asks as if they had a message, to see how long that takes.',
    { viewer: { type: () => User, description: 'The administrator.' } },
  )
  async testMessaging(@Ctx() context: Context) {
    await testMessaging(context);
    return { viewer: requireUser(context) };
  }

  @For('personal')
  @Subscription(() => MyMessagesChange, {
    description: 'Tells whenever one’s own conversations have changed.',
    subscribe: ({ args, context }: { args: Asked; context: Context }) =>
      follow(context, ownMessages, {}, args.since),
  })
  myMessagesChanged(
    @Root() { version }: TopicChange,
    @Arg('since', () => String, {
      nullable: true,
      description:
        'The version that is known already: what has changed since is told at once. Without it, the version of now is.',
    })
    _since: string | null,
  ): MyMessagesChange {
    return { version: String(version) };
  }

  @For('personal')
  @Subscription(() => ConversationTyping, {
    description: 'Tells whenever the other side of a conversation is writing.',
    subscribe: ({ args, context }: { args: Asked; context: Context }) =>
      follow(context, typing, { conversationId: args.id }, undefined),
  })
  conversationTyping(
    @Root() { version }: TopicChange,
    @Arg('id', () => ID, { description: 'The conversation.' }) _id: string,
  ): ConversationTyping {
    return { version: String(version) };
  }
}
