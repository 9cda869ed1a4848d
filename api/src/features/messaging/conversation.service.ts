import {
  conversationOrder,
  countConversations,
  listConversations,
} from '#db/messaging/conversation-list.repository.ts';
import {
  findConversation,
  findConversationWith,
  insertConversation,
  lockConversation,
  markRead,
  setArchived,
  setBlocked,
} from '#db/messaging/conversation.repository.ts';
import type { ConversationRow } from '#db/messaging/conversation.repository.ts';
import type { MessageRow } from '#db/messaging/message.repository.ts';
import { countMessages, listMessages, messageOrder } from '#db/messaging/message.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { insertReport } from '#db/reports/studio-report.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import type { Presence } from '#domain/accounts/presence.ts';
import { validate } from '#domain/errors/validate.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { conversationSearchSchema } from '#domain/messaging/message.schema.ts';
import type { ConversationSide } from '#domain/messaging/side.ts';
import type { ReportInput } from '#domain/reports/report.schema.ts';
import { requireActor, requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { Page, PageArgs } from '#api/lib/pagination.ts';
import { authorize, isAllowed } from '#api/lib/policy.ts';
import { accessBooking } from '#api/features/bookings/booking-access.ts';
import { seePresence } from '#api/features/accounts/presence/presence.service.ts';
import { noteConversation } from './messaging.events.ts';
import { messagingLimits } from './messaging.limits.ts';
import { messagingPolicy, sideIn } from './messaging.policy.ts';

/** Which conversations are asked for, as it came in. */
interface ConversationsAsked {
  /** Undefined for those that are archived and those that are not. */
  isArchived?: boolean | undefined;
  query?: string | null | undefined;
}

/**
 * The conversations of whoever is logged in, as a guest and for their studios, in which something was
 * written: the last written first.
 * @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function myConversations(
  context: Context,
  { isArchived, query }: ConversationsAsked,
  page: PageArgs,
) {
  const { id } = requireUser(context);
  const { sql } = context;
  const filter = { isArchived, ...validate(conversationSearchSchema, { query }) };
  return {
    ...(await paginate(page, conversationOrder, (part) =>
      listConversations(sql, id, filter, part),
    )),
    totalCount: () => countConversations(sql, id, filter),
  };
}

/** A conversation that whoever asks may read; null when there is none. @throws DomainError UNAUTHENTICATED */
export async function findReadable(context: Context, id: string): Promise<ConversationRow | null> {
  requireUser(context);
  const number = parseId(id);
  const found = number === undefined ? undefined : await findConversation(context.sql, number);
  return found && isAllowed(context, messagingPolicy.read, found) ? found : null;
}

/**
 * The messages of a conversation, as they were written.
 * @throws DomainError UNAUTHENTICATED, BAD_USER_INPUT; NOT_FOUND to those who may not read it
 */
export async function messagesOf(
  context: Context,
  conversation: ConversationRow,
  page: PageArgs,
): Promise<Page<MessageRow> & { totalCount: () => Promise<number> }> {
  authorize(context, messagingPolicy.read, conversation);
  const { sql } = context;
  return {
    ...(await paginate(page, messageOrder, (part) => listMessages(sql, conversation.id, part))),
    totalCount: () => countMessages(sql, conversation.id),
  };
}

/**
 * How lately the other side of a conversation was here, as far as they show it. Where somebody wants
 * nothing more it is told to neither, nor to administrators who look into a report.
 * @throws DomainError UNAUTHENTICATED
 */
export async function presenceIn(
  context: Context,
  conversation: ConversationRow,
): Promise<Presence | null> {
  const { guestId, hostIds, guestBlocks, hostBlocks } = conversation;
  const side = sideIn(conversation, requireUser(context));
  if (!side || guestBlocks || hostBlocks) return null;
  return seePresence(context, side === 'guest' ? hostIds : [guestId]);
}

/**
 * The conversation of whoever is logged in with a studio, which begins unless there is one.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND for a studio that is not public, unless
 *   there is a conversation; FORBIDDEN to those who work for it.
 */
export async function startConversation(
  context: Context,
  studioId: number,
): Promise<{ conversation: ConversationRow; isNew: boolean }> {
  const { sql } = context;
  const user = requireUser(context);
  authorize(context, messagingPolicy.start, { team: await findStudioTeam(sql, studioId) });
  return begin(context, { studioId, guestId: user.id }, async () => {
    const [studio] = await findStudios(sql, [studioId]);
    if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  });
}

/**
 * The conversation of the two sides of a booking, which either of them begins unless there is one.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND for a booking that is none of theirs;
 *   FORBIDDEN for those who only see it
 */
export async function startBookingConversation(
  context: Context,
  bookingId: number,
): Promise<ConversationRow> {
  const { row } = await accessBooking(
    context.sql,
    context,
    bookingId,
    messagingPolicy.aboutBooking,
  );
  const between = { studioId: row.studioId, guestId: row.userId };
  const { conversation } = await begin(context, between, () => undefined);
  return conversation;
}

/** @param admit throws when no conversation may begin where there is none */
async function begin(
  context: Context,
  between: { studioId: number; guestId: number },
  admit: () => Promise<void> | undefined,
): Promise<{ conversation: ConversationRow; isNew: boolean }> {
  const { sql, now } = context;
  const known = await findConversationWith(sql, between.studioId, between.guestId);
  if (known !== undefined) {
    return { conversation: await requireConversation(sql, known), isNew: false };
  }
  await context.rateLimits.consume(messagingLimits.conversation, requireUser(context).id);
  await admit();
  const { id, isNew } = await insertConversation(sql, { ...between, now });
  return { conversation: await requireConversation(sql, id), isNew };
}

/**
 * Notes that whoever is logged in has read a conversation up to a message.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED
 */
export async function markConversationRead(
  context: Context,
  id: number,
  upTo: number,
): Promise<ConversationRow> {
  return changeOwnSide(context, id, (db, side) => markRead(db, id, side, upTo));
}

/**
 * Puts a conversation among those that whoever is logged in has archived, until something is written,
 * or takes it from there.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED
 */
export async function archiveConversation(
  context: Context,
  id: number,
  isArchived: boolean,
): Promise<ConversationRow> {
  return changeOwnSide(context, id, (db, side) => setArchived(db, id, side, isArchived));
}

/**
 * Keeps anything more from being written in a conversation, by either side, for as long as whoever is
 * logged in wants that.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED
 */
export async function blockConversation(
  context: Context,
  id: number,
  isBlocked: boolean,
): Promise<ConversationRow> {
  return changeOwnSide(context, id, (db, side) => setBlocked(db, id, side, isBlocked));
}

/**
 * Reports what was written to the administrators, who may read the conversation until they are done
 * with the report.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED
 */
export async function reportConversation(
  context: Context,
  id: number,
  report: ReportInput,
): Promise<ConversationRow> {
  const { id: userId } = requireUser(context);
  return changeOwnSide(context, id, (db, _side, { studioId }) =>
    insertReport(db, {
      ...report,
      studioId,
      subject: 'conversation',
      subjectId: id,
      userId,
      now: context.now,
    }),
  );
}

type Change = (db: Sql, side: ConversationSide, conversation: ConversationRow) => Promise<void>;

/** Changes what one side has made of a conversation; both hear of it. */
async function changeOwnSide(
  context: Context,
  id: number,
  change: Change,
): Promise<ConversationRow> {
  await context.rateLimits.consume(messagingLimits.upkeep, requireUser(context).id);
  const { conversation, notices } = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const before = await lockConversation(db, id);
    const side = requireSide(context, before);
    await change(db, side, before!);
    const after = await requireConversation(db, id);
    return { conversation: after, notices: await noteConversation(db, after, context.now) };
  });
  context.changed(notices);
  return conversation;
}

/**
 * On which side whoever is logged in is.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND when they are on neither, or there is no conversation
 */
export function requireSide(
  context: Context,
  conversation: ConversationRow | undefined,
): ConversationSide {
  const actor = requireActor(context);
  if (!conversation) throw new DomainError('NOT_FOUND', 'messaging.notFound');
  authorize(context, messagingPolicy.take, conversation);
  return sideIn(conversation, actor)!;
}

/** A conversation with somebody on both sides. */
export type OpenConversation = ConversationRow & { hostId: number };

/** @throws DomainError CONFLICT when nothing can be written in it */
export function requireOpen(conversation: ConversationRow): OpenConversation {
  const { hostId, guestBlocks, hostBlocks } = conversation;
  if (guestBlocks || hostBlocks) throw new DomainError('CONFLICT', 'messaging.blocked');
  if (hostId === null) throw new DomainError('CONFLICT', 'messaging.nobody');
  return { ...conversation, hostId };
}

/** A conversation that was there a moment ago. */
async function requireConversation(db: Sql, id: number): Promise<ConversationRow> {
  const found = await findConversation(db, id);
  if (!found) throw new DomainError('NOT_FOUND', 'messaging.notFound');
  return found;
}
