import { number, object } from 'yup';
import type { ConversationRow } from '#db/messaging/conversation.repository.ts';
import type { MessageRow } from '#db/messaging/message.repository.ts';
import { attemptSchema } from '#domain/errors/attempt.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { attachmentKinds } from '#domain/messaging/attachments.ts';
import {
  attachmentSchema,
  listOfAttachments,
  messageSchema,
} from '#domain/messaging/message.schema.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { renameFields } from '#api/lib/failures.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { PAGE_LIMIT } from '#api/lib/pagination.ts';
import { json, pageOf, pageQuery } from '#api/lib/rest-description.ts';
import { nextPageLink, pageOfQuery } from '#api/lib/rest.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import {
  choice,
  flag,
  idNumber,
  instant,
  listOf,
  named,
  shape,
  text,
  whole,
} from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { ownUserId, requireOwnUserId } from '#api/features/accounts/own-account.ts';
import {
  findReadable,
  messagesOf,
  myConversations,
  startConversation,
} from './conversation.service.ts';
import { viewOf } from './conversation-view.ts';
import { sendMessage } from './message.service.ts';
import { attachmentPath } from './attachment-path.ts';
import { attachmentsOf } from './messaging.loaders.ts';

/** A conversation with the field names of spec §3. */
const conversationShape = named(
  'Conversation',
  shape({
    id: idNumber,
    studioId: idNumber,
    userId: idNumber.meta({ meaning: 'Who asks about the studio.' }),
    title: text.meta({ meaning: 'The other side: the studio, or who asks about it.' }),
    status: choice(['active', 'blocked']),
    lastMessageAt: instant.nullable(),
    lastMessagePreview: text,
    updatedAt: instant,
    isArchived: flag,
  }),
);

/** A file of a message. */
const attachmentShape = named(
  'Attachment',
  shape({
    id: idNumber,
    kind: choice(attachmentKinds),
    fileName: text,
    bytes: whole,
    url: text.meta({ meaning: 'With `?save=1` it is saved under its name.' }),
  }),
);

/** A message with the field names of spec §3. */
const messageShape = named(
  'Message',
  shape({
    id: idNumber,
    conversationId: idNumber,
    senderId: idNumber,
    content: text,
    attachments: listOf(attachmentShape),
    isAutomatic: flag,
    createdAt: instant,
  }),
);

/** Whom to write to. What else is known of a conversation follows from it. */
const conversationBodySchema = object({
  studioId: number().required().integer().min(1),
  userId: ownUserId,
});

/** What `PUT /api/conversations/{id}/attachments` was answered with. */
const attachmentBodySchema = attachmentSchema.shape({
  id: number().required().integer().min(1),
});

const messageBodySchema = messageSchema.shape({
  conversationId: number().required().integer().min(1),
  senderId: ownUserId,
  attachments: listOfAttachments(attachmentBodySchema),
});

/** Messages on REST, with the paths and payloads of spec §7. */
export const messagingEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/conversations/user/:userId',
    audience: 'personal',
    summary: 'One’s own conversations, the last written first',
    query: pageQuery(PAGE_LIMIT),
    responses: { 200: pageOf(conversationShape) },
    failures: ['FORBIDDEN'],
    handle: listOwn,
  },
  {
    method: 'post',
    path: '/conversations',
    audience: 'personal',
    summary: 'Begin the conversation with a studio',
    body: conversationBodySchema,
    responses: {
      200: json(conversationShape, 'There was one.'),
      201: json(conversationShape, 'It has begun.'),
    },
    failures: ['NOT_FOUND'],
    handle: start,
  },
  {
    method: 'get',
    path: '/conversations/:id/messages',
    audience: 'personal',
    summary: 'The latest messages of a conversation, oldest first; the next page has earlier ones',
    query: pageQuery(PAGE_LIMIT),
    responses: { 200: pageOf(messageShape) },
    failures: ['NOT_FOUND'],
    handle: listMessages,
  },
  {
    method: 'post',
    path: '/messages',
    audience: 'personal',
    summary: 'Send a message',
    headers: { 'Idempotency-Key': attemptSchema.fields.idempotencyKey },
    body: messageBodySchema,
    responses: { 201: json(messageShape) },
    failures: ['NOT_FOUND', 'CONFLICT'],
    handle: send,
  },
];

async function listOwn(context: Context, request: RestRequest): Promise<Result> {
  if (parseId(request.params.userId ?? '') !== requireUser(context).id) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  }
  const page = pageOfQuery(request.query, PAGE_LIMIT);
  const { nodes, pageInfo, totalCount } = await myConversations(context, {}, page);
  return {
    body: nodes.map((conversation) => conversationBody(context, conversation)),
    headers: nextPageLink(request, pageInfo, await totalCount()),
  };
}

async function start(context: Context, { body }: RestRequest): Promise<Result> {
  requireOwnUserId(body.userId, requireUser(context));
  const { studioId } = validate(conversationBodySchema, body);
  const { conversation, isNew } = await startConversation(
    context,
    requireId(String(studioId), 'studios.notFound'),
  );
  return { status: isNew ? 201 : 200, body: conversationBody(context, conversation) };
}

async function listMessages(context: Context, request: RestRequest): Promise<Result> {
  const conversation = await findReadable(context, request.params.id ?? '');
  if (!conversation) throw new DomainError('NOT_FOUND', 'messaging.notFound');
  const { first, after } = pageOfQuery(request.query, PAGE_LIMIT);
  try {
    const page = await messagesOf(context, conversation, { last: first, before: after ?? null });
    const { hasPreviousPage, startCursor } = page.pageInfo;
    // What comes next are earlier ones.
    const earlier = {
      hasNextPage: hasPreviousPage,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: startCursor,
    };
    return {
      body: await Promise.all(page.nodes.map((node) => messageBody(context, node))),
      headers: nextPageLink(request, earlier, await page.totalCount()),
    };
  } catch (error) {
    throw renameFields(error, { before: 'cursor' });
  }
}

async function send(context: Context, request: RestRequest): Promise<Result> {
  const { body } = request;
  try {
    requireOwnUserId(body.senderId, requireUser(context));
  } catch (error) {
    throw renameFields(error, { userId: 'senderId' });
  }
  const attempt = validate(attemptSchema, { idempotencyKey: request.header('Idempotency-Key') });
  const { conversationId, content, attachments } = validate(messageBodySchema, body);
  const { message } = await sendMessage(
    context,
    requireId(String(conversationId), 'messaging.notFound'),
    { content, attachments: attachments.map(({ id, fileName }) => ({ id: String(id), fileName })) },
    attempt.idempotencyKey,
  );
  return { status: 201, body: await messageBody(context, message) };
}

function conversationBody(
  context: Context,
  conversation: ConversationRow,
): Shaped<typeof conversationShape> {
  const { side, isArchived } = viewOf(conversation, context);
  const { lastMessageAt, createdAt, guestBlocks, hostBlocks } = conversation;
  return {
    id: conversation.id,
    studioId: conversation.studioId,
    userId: conversation.guestId,
    title: side === 'host' ? conversation.guestName : conversation.studioName,
    status: guestBlocks || hostBlocks ? 'blocked' : 'active',
    lastMessageAt: lastMessageAt === null ? null : new Date(lastMessageAt).toISOString(),
    lastMessagePreview: conversation.lastMessagePreview,
    updatedAt: new Date(lastMessageAt ?? createdAt).toISOString(),
    isArchived,
  };
}

async function messageBody(
  context: Context,
  message: MessageRow,
): Promise<Shaped<typeof messageShape>> {
  const attachments = await attachmentsOf(context, message);
  return {
    id: message.id,
    conversationId: message.conversationId,
    senderId: message.senderId,
    content: message.content,
    attachments: attachments.map(({ id, kind, fileName, bytes }) => ({
      id,
      kind,
      fileName,
      bytes,
      url: attachmentPath(id),
    })),
    isAutomatic: message.isAutomatic,
    createdAt: new Date(message.createdAt).toISOString(),
  };
}
