import type {
  ConversationEventFragment,
  ConversationStreamFragment,
  MessageLineFragment,
} from './conversation.generated.ts';

/** What stands in a conversation, in the order of time. */
export type StreamItem =
  | { kind: 'message'; key: string; at: number; message: MessageLineFragment }
  | { kind: 'event'; key: string; at: number; event: ConversationEventFragment };

/**
 * Messages, with what became of bookings between them. Of events before the first message that is
 * loaded only those are shown that no earlier message comes before.
 */
export function streamItems({
  messages,
  bookingEvents,
}: Pick<ConversationStreamFragment, 'messages' | 'bookingEvents'>): StreamItem[] {
  const written = messages.nodes.map((message): StreamItem => ({
    kind: 'message',
    key: `message-${message.id}`,
    at: Date.parse(message.createdAt),
    message,
  }));
  const from = messages.pageInfo.hasPreviousPage ? (written[0]?.at ?? 0) : 0;
  const events = bookingEvents
    .map((event): StreamItem => ({
      kind: 'event',
      key: `event-${event.id}`,
      at: Date.parse(event.at),
      event,
    }))
    .filter(({ at }) => at >= from);
  return [...written, ...events].toSorted((one, other) => one.at - other.at);
}
