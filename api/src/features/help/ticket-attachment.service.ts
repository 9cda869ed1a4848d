import { randomUUID } from 'node:crypto';
import {
  attachToTicket,
  countUnsentTicketAttachments,
  deleteUnsentTicketAttachments,
  findSentAttachment,
  insertTicketAttachment,
  lockUnsentTicketAttachments,
} from '#db/help/ticket-attachment.repository.ts';
import { findTicket } from '#db/help/ticket.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm, Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import type { TicketReplyInput } from '#domain/help/ticket.schema.ts';
import { message } from '#domain/messages/message.ts';
import { ATTACHMENTS_LIMIT, safeFileName } from '#domain/messaging/attachments.ts';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/calendar.ts';
import { makeAttachment } from '#api/features/messaging/attachment-kind.ts';
import type { Context } from '#api/lib/context.ts';
import { privateLink } from '#api/lib/files/signed-links.ts';
import { storeMade } from '#api/lib/files/stored-files.ts';
import type { ReceivedFile } from '#api/lib/files/upload-kind.ts';
import { parseId } from '#api/lib/ids.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import { mayEnter } from './ticket-access.ts';
import { ticketAttachmentKind } from './ticket-attachment-kind.ts';
import { ticketPolicy } from './ticket.policy.ts';

/** Files that somebody may have uploaded for tickets and not sent, those thought better of too. */
const UNSENT_LIMIT = 5 * ATTACHMENTS_LIMIT;

/** How long a file can be read by an address that was asked for. Sound is fetched as it is heard. */
const READABLE_MS = HOUR_MS;

/**
 * Lets somebody send a file for a ticket; how many guests may is limited at the door.
 * @throws DomainError UNAVAILABLE when private files cannot be read here; CONFLICT when there are too many
 */
export async function admitTicketAttachment({ user, sql, secrets }: Context): Promise<void> {
  if (!secrets) throw new DomainError('UNAVAILABLE', 'files.privateNotConfigured');
  if (user && (await countUnsentTicketAttachments(sql, user.id)) >= UNSENT_LIMIT) {
    throw new DomainError('CONFLICT', 'messaging.tooManyAttachments');
  }
}

/**
 * Keeps a file for a ticket, which has it once it is sent with the key; a day, if it never is.
 * @throws DomainError BAD_USER_INPUT naming `attachment`
 */
export async function addTicketAttachment(
  context: Context,
  received: ReceivedFile,
): Promise<{ key: string; kind: AttachmentKind }> {
  const { now } = context;
  const userId = context.user?.id ?? null;
  const { file, ...made } = await makeAttachment(received);
  const key = newToken();
  await storeMade(context, {
    kind: ticketAttachmentKind,
    made: [file],
    userId,
    // The same file attached twice is two, of which each goes by itself.
    subject: `ticket attachment ${randomUUID()}`,
    bind: (db, name) =>
      insertTicketAttachment(db, {
        ...made,
        userId,
        keyHash: hashToken(key),
        name,
        ending: file.ending,
        now,
      }),
    userGone: () => new DomainError('UNAUTHENTICATED', 'errors.unauthenticated'),
  });
  return { key, kind: made.kind };
}

/**
 * Has a message have the files that its sender has the keys of, in their order.
 * @throws DomainError BAD_USER_INPUT naming `attachments` when one is not there to be sent
 */
export async function attachFiles(
  db: Sql,
  messageId: number,
  attachments: TicketReplyInput['attachments'],
): Promise<void> {
  if (attachments.length === 0) return;
  const hashes = attachments.map(({ key }) => hashToken(key));
  const found = await lockUnsentTicketAttachments(db, hashes);
  if (found.length !== attachments.length) {
    throw badInput({ attachments: message('help.attachmentUnknown') });
  }
  const named = found.map(({ id, ending }, index) => ({
    id,
    fileName: safeFileName(attachments[index]!.fileName, ending),
  }));
  await attachToTicket(db, messageId, named);
}

/**
 * Where whoever asks reads a file for an hour: those who are logged in they alone, a guest by the
 * address itself. A PDF is saved, images and sound are shown unless they are to be saved too.
 * @throws DomainError UNAVAILABLE; NOT_FOUND to those who may not read its ticket
 */
export async function linkToTicketAttachment(
  context: Context,
  id: string,
  { key, isSaved }: { key: string | null; isSaved: boolean },
): Promise<string> {
  const { sql, now } = context;
  const found = await findSentAttachment(sql, parseId(id) ?? 0);
  const ticket = found && (await findTicket(sql, found.ticketId));
  if (!ticket || !(await mayEnter(context, sql, ticketPolicy.read, ticket, key))) {
    throw new DomainError('NOT_FOUND', 'errors.notFound');
  }
  const { name, ending, fileName, kind } = found;
  return privateLink(context, {
    object: `${ticketAttachmentKind.name}/${name}${ending}`,
    expiresAt: now + READABLE_MS,
    userId: context.user?.id ?? null,
    downloadName: isSaved || kind === 'pdf' ? fileName || safeFileName('', ending) : null,
  });
}

/** Forgets what was uploaded a day before `now` (epoch milliseconds) and never sent. */
export async function forgetUnsentFiles({ orm }: { orm: Orm }, now: number): Promise<void> {
  await deleteUnsentTicketAttachments(sqlOf(orm.em), now - DAY_MS);
}
