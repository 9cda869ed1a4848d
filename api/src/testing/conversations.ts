import type { TestClient } from './test-client.ts';

/** A conversation as tests ask for it. */
export interface AskedConversation {
  id: string;
  viewerSide: 'GUEST' | 'HOST' | null;
  unreadCount: number;
  isArchived: boolean;
  isBlocked: boolean;
  isClosed: boolean;
  lastMessagePreview: string;
  lastMessageAttachment: 'IMAGE' | 'AUDIO' | 'PDF' | null;
  otherReadMessageId: string | null;
  host: { id: string } | null;
  messages: { totalCount: number; nodes: AskedMessage[] };
}

export interface AskedMessage {
  id: string;
  content: string;
  side: 'GUEST' | 'HOST';
  isAutomatic: boolean;
  attachments: AskedAttachment[];
}

export interface AskedAttachment {
  id: string;
  kind: 'IMAGE' | 'AUDIO' | 'PDF';
  fileName: string;
  url: string;
  bytes: number;
  width: number | null;
  height: number | null;
  durationMs: number | null;
}

const CONVERSATION = /* GraphQL */ `
  query ($id: ID!) {
    conversation(id: $id) {
      id
      viewerSide
      unreadCount
      isArchived
      isBlocked
      isClosed
      lastMessagePreview
      lastMessageAttachment
      otherReadMessageId
      host {
        id
      }
      messages(last: 50) {
        totalCount
        nodes {
          id
          content
          side
          isAutomatic
          attachments {
            id
            kind
            fileName
            url
            bytes
            width
            height
            durationMs
          }
        }
      }
    }
  }
`;

/** A conversation as somebody sees it; null when they must not. */
export async function readConversation(
  client: TestClient,
  id: string,
): Promise<AskedConversation | null> {
  const { data } = await client.graphql<{ conversation: AskedConversation | null }>(CONVERSATION, {
    id,
  });
  return data?.conversation ?? null;
}

/** Begins the conversation of a guest with a studio. @returns its id */
export async function startConversation(guest: TestClient, studioId: number): Promise<string> {
  const { data } = await guest.graphql<{ startConversation: { conversation: { id: string } } }>(
    `mutation ($input: StartConversationInput!) {
      startConversation(input: $input) { conversation { id } }
    }`,
    { input: { studioId } },
  );
  return data!.startConversation.conversation.id;
}

/** A file as it is sent with a message. */
interface SentAttachment {
  id: string | number;
  fileName?: string;
}

/** What the server answered to a file. */
interface Uploaded {
  status: number;
  body: {
    attachment?: { id: number; kind: string };
    code?: string;
    fields?: Record<string, string>;
  };
}

/** Uploads a file for a message. */
export async function uploadAttachment(
  client: TestClient,
  conversationId: string,
  bytes: Buffer,
  type: string,
): Promise<Uploaded> {
  const response = await client.fetch(`/api/conversations/${conversationId}/attachments`, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Uploaded['body'] };
}

let keys = 0;

/** Sends a message, each under a key of its own unless one is given. */
export async function sendMessage(
  client: TestClient,
  conversationId: string,
  content: string,
  idempotencyKey = `message-${(keys += 1)}`,
  attachments: readonly SentAttachment[] = [],
) {
  const { data, errors } = await client.graphql<{
    sendMessage: { message: AskedMessage } | null;
  }>(
    `mutation ($input: SendMessageInput!) {
      sendMessage(input: $input) { message { id content side isAutomatic attachments { id } } }
    }`,
    { input: { conversationId, content, idempotencyKey, attachments } },
  );
  return { message: data?.sendMessage?.message, code: errors[0]?.extensions.code, errors };
}
