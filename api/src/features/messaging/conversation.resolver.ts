import { Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { ConversationRow } from '#db/messaging/conversation.repository.ts';
import type { BookingEventRow } from '#db/messaging/message.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { Presence } from '#domain/accounts/presence.ts';
import type { ConversationSide } from '#domain/messaging/side.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { PresenceEnum } from '#api/features/accounts/presence/presence.type.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { messagesOf, presenceIn } from './conversation.service.ts';
import { viewOf } from './conversation-view.ts';
import { bookingEventsLoader } from './messaging.loaders.ts';
import {
  Conversation,
  ConversationBookingEvent,
  ConversationSideEnum,
  MessageConnection,
} from './messaging.type.ts';

/** What a conversation shows, some of it to each side as they have made it. */
@Resolver(() => Conversation)
export class ConversationResolver {
  @FieldResolver(() => StudioType, { description: 'The studio, whether it is public or not.' })
  async studio(
    @Root() { id, studioId }: ConversationRow,
    @Ctx() context: Context,
  ): Promise<StudioRow> {
    const studio = await anyStudioLoader(context).load(studioId);
    if (!studio) throw new Error(`Conversation ${id} is about a studio that does not exist.`);
    return studio;
  }

  @FieldResolver(() => User, { description: 'Who asks about the studio.' })
  async guest(
    @Root() { id, guestId }: ConversationRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow> {
    const guest = await profileLoader(context).load(guestId);
    if (!guest) throw new Error(`Conversation ${id} has no guest.`);
    return guest;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who runs the studio now; null where nobody but the guest does.',
  })
  async host(
    @Root() { hostId }: ConversationRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return hostId === null ? null : ((await profileLoader(context).load(hostId)) ?? null);
  }

  @FieldResolver(() => ConversationSideEnum, {
    nullable: true,
    description: 'The side of the reader; null for administrators who look into a report.',
  })
  viewerSide(
    @Root() conversation: ConversationRow,
    @Ctx() context: Context,
  ): ConversationSide | null {
    return viewOf(conversation, context).side;
  }

  @FieldResolver(() => Int, { description: 'How many messages the reader has not read.' })
  unreadCount(@Root() conversation: ConversationRow, @Ctx() context: Context): number {
    return viewOf(conversation, context).unreadCount;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The last message that the other side has read; null for none.',
  })
  otherReadMessageId(
    @Root() conversation: ConversationRow,
    @Ctx() context: Context,
  ): number | null {
    return viewOf(conversation, context).otherReadId || null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the reader has archived it.' })
  isArchived(@Root() conversation: ConversationRow, @Ctx() context: Context): boolean {
    return viewOf(conversation, context).isArchived;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the reader wants nothing more in it.' })
  isBlocked(@Root() conversation: ConversationRow, @Ctx() context: Context): boolean {
    return viewOf(conversation, context).isBlocked;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether nothing can be sent in it: a side wants nothing more, or nobody runs the studio.',
  })
  isClosed(@Root() { guestBlocks, hostBlocks, hostId }: ConversationRow): boolean {
    return guestBlocks || hostBlocks || hostId === null;
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => PresenceEnum, {
    nullable: true,
    description:
      'How lately the other side was here; null for more than a week ago, and where either side does not show it or wants nothing more.',
  })
  async presence(
    @Root() conversation: ConversationRow,
    @Ctx() context: Context,
  ): Promise<Presence | null> {
    return presenceIn(context, conversation);
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => MessageConnection, { description: 'What was written, oldest first.' })
  async messages(
    @Root() conversation: ConversationRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return messagesOf(context, conversation, page);
  }

  @FieldResolver(() => [ConversationBookingEvent], {
    description: 'What became of the guest’s bookings in the studio: the latest 50 steps in order.',
  })
  async bookingEvents(
    @Root() { id }: ConversationRow,
    @Ctx() context: Context,
  ): Promise<BookingEventRow[]> {
    return bookingEventsLoader(context).load(id);
  }
}
