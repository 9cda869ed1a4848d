import { http, HttpResponse } from 'msw';
import { changed } from '#web/testing/changed.ts';
import type { Presence } from '#web/lib/schema.generated.ts';
import { api } from '#web/testing/mock-server.ts';
import {
  ConversationPageDocument,
  ConversationPresenceDocument,
  ConversationsDocument,
  MarkConversationReadDocument,
  NoteTypingDocument,
  SendMessageDocument,
  StartConversationDocument,
  UnreadMessagesDocument,
} from './conversation.generated.ts';
import type {
  AttachedFileFragment,
  ConversationStreamFragment,
  MessageLineFragment,
} from './conversation.generated.ts';

type Message = MessageLineFragment & { __typename: 'Message' };

/** A message of 10 o'clock and as many minutes as its id says. */
export function line(
  id: number,
  side: 'GUEST' | 'HOST',
  content: string,
  change: Partial<Message> = {},
): Message {
  const createdAt = `2026-12-01T10:${String(id).padStart(2, '0')}:00.000Z`;
  return {
    __typename: 'Message',
    id: String(id),
    side,
    content,
    attachments: [],
    isAutomatic: false,
    idempotencyKey: null,
    createdAt,
    ...change,
  };
}

/** A file of a message, by what its name ends with. */
export function attachment(
  id: string,
  fileName: string,
): AttachedFileFragment & { __typename: 'MessageAttachment' } {
  const kind = fileName.endsWith('.pdf') ? 'PDF' : fileName.endsWith('.mp3') ? 'AUDIO' : 'IMAGE';
  return {
    __typename: 'MessageAttachment',
    id,
    kind,
    fileName,
    url: `/api/attachments/${id}`,
    bytes: 2_400_000,
    width: kind === 'IMAGE' ? 1600 : null,
    height: kind === 'IMAGE' ? 900 : null,
    durationMs: kind === 'AUDIO' ? 83_000 : null,
  };
}

/** Takes what is uploaded: the first file is the 1st, and so on. @param answer in place of that */
export function uploading(answer?: (count: number) => Response | Promise<Response>) {
  let count = 0;
  return http.put('*/api/conversations/:id/attachments', async () => {
    count += 1;
    return answer?.(count) ?? HttpResponse.json({ attachment: { id: count, kind: 'image' } });
  });
}

type Stream = ConversationStreamFragment & { __typename: 'Conversation' };

/** The conversation of Nora with a studio. */
export function conversation(
  nodes: readonly Message[] = [
    line(1, 'GUEST', 'Is the piano tuned?'),
    line(2, 'HOST', 'On Monday.'),
  ],
  change: Partial<Stream> = {},
): Stream {
  return {
    __typename: 'Conversation',
    id: '5',
    viewerSide: 'GUEST',
    lastMessageAt: nodes.at(-1)?.createdAt ?? null,
    lastMessagePreview: nodes.at(-1)?.content ?? '',
    lastMessageAttachment: nodes.at(-1)?.attachments[0]?.kind ?? null,
    unreadCount: 0,
    isArchived: false,
    isBlocked: false,
    isClosed: false,
    otherReadMessageId: null,
    studio: { __typename: 'Studio', id: '31', name: 'Tallow Yard', images: [] },
    guest: { __typename: 'User', id: '7', name: 'Nora Quist', avatarUrl: null },
    host: { __typename: 'User', id: '9', name: 'Tobias Wren' },
    bookingEvents: [],
    messages: {
      __typename: 'MessageConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasPreviousPage: false, startCursor: 'first' },
    },
    ...change,
  };
}

/** Answers what is in the list, and the conversation. */
export function inbox(found: Stream = conversation()) {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
  return [
    api.query(ConversationsDocument, () =>
      HttpResponse.json({
        data: {
          conversations: { __typename: 'ConversationConnection', nodes: [found], pageInfo },
        },
      }),
    ),
    api.query(ConversationPageDocument, () => HttpResponse.json({ data: { conversation: found } })),
    api.mutation(StartConversationDocument, () =>
      changed('startConversation', { conversation: found }),
    ),
    presence(found.id, null),
    api.mutation(NoteTypingDocument, () =>
      changed('noteTyping', { conversation: { __typename: 'Conversation', id: found.id } }),
    ),
    api.mutation(MarkConversationReadDocument, () =>
      changed('markConversationRead', {
        conversation: { __typename: 'Conversation', id: found.id, unreadCount: 0 },
        viewer: { __typename: 'User', id: '7', unreadMessageCount: 0 },
      }),
    ),
  ];
}

/** Answers how lately the other side of a conversation was here. */
export function presence(id: string, lately: Presence | null) {
  const seen = { __typename: 'Conversation' as const, id, presence: lately };
  return api.query(ConversationPresenceDocument, () =>
    HttpResponse.json({ data: { conversation: seen } }),
  );
}

/** Answers how many messages Nora has not read. */
export function unread(unreadMessageCount: number) {
  const user = { __typename: 'User' as const, id: '7', unreadMessageCount };
  return api.query(UnreadMessagesDocument, () => HttpResponse.json({ data: { user } }));
}

/** Stores what is sent, once for each key, and notes every attempt. */
export function sending(
  before: readonly Message[],
  attempts: string[] = [],
  change: Partial<Stream> = {},
) {
  const stored = new Map<string, Message>();
  return api.mutation(SendMessageDocument, ({ variables: { input } }) => {
    const { idempotencyKey, content = '', attachments = [] } = input;
    attempts.push(idempotencyKey);
    const id = before.length + stored.size + 1;
    if (!stored.has(idempotencyKey)) {
      const files = attachments.map((file) => attachment(file.id, file.fileName ?? ''));
      stored.set(
        idempotencyKey,
        line(id, 'GUEST', content, { idempotencyKey, attachments: files }),
      );
    }
    return changed('sendMessage', {
      conversation: conversation([...before, ...stored.values()], change),
    });
  });
}
