import { findTicket, insertTicketKey } from '#db/help/ticket.repository.ts';
import type { TicketRow } from '#db/help/ticket.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { REPLY_MARK } from '#domain/help/mail-reply.ts';
import { SOLVED_FOR_DAYS, ticketNumber } from '#domain/help/ticket.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { Delivery, MailKind } from '#api/lib/mail/mail-kind.ts';
import { own } from '#api/lib/mail/wording.ts';
import type { OwnWording } from '#api/lib/mail/wording.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import { ticketTexts } from './ticket-texts.ts';

type OpenedData = Readonly<{
  ticketId: number;
  /** That of a guest: the address need not be an account's. */
  language: Language;
}>;
type AnsweredData = OpenedData & Readonly<{ content: string; isSolved: 0 | 1 }>;

/** Where a ticket is, for its sender. */
export function ticketPath(id: number): string {
  return `/account/tickets/${ticketNumber(id)}`;
}

/**
 * Where the sender of a ticket reads it. A guest is let in by a key, which is made here, for each email
 * anew, so that it is kept nowhere.
 */
async function pathFor({ id, userId }: TicketRow, { sql, now }: Delivery): Promise<string> {
  if (userId !== null) return ticketPath(id);
  const key = newToken();
  await insertTicketKey(sql, { ticketId: id, hash: hashToken(key) }, now);
  return `/helpdesk/tickets/${ticketNumber(id)}/${key}`;
}

/** What every email about a ticket ends with. */
async function endOf(ticket: TicketRow, delivery: Delivery) {
  const t = ticketTexts(delivery.language);
  const about = ticketNumber(ticket.id).toLowerCase();
  const replyTo = delivery.replies?.addressOf(about, ticket.senderEmail);
  const notes: OwnWording[] = [t(replyTo === undefined ? 'noReply' : 'reply')];
  if (ticket.userId === null) notes.push(t('secret'), t('opened.notYou'));
  const action = { label: t('action'), path: await pathFor(ticket, delivery) };
  if (replyTo === undefined) return { action, notes };
  return { action, notes, replyTo, above: own(`${REPLY_MARK} ${t('above').neutral} -##`) };
}

const ticketOpened: MailKind<OpenedData> = {
  name: 'ticket-opened',
  notification: null,
  priority: 'ordinary',
  async compose({ ticketId }, delivery) {
    const ticket = await findTicket(delivery.sql, ticketId);
    if (!ticket) return undefined;
    const t = ticketTexts(delivery.language);
    const number = own(ticketNumber(ticketId));
    return {
      subject: t('opened.subject', { number }),
      preview: t('opened.preview'),
      heading: t('opened.heading'),
      paragraphs: [t('opened.text', { name: ticket.senderName, number }), t('opened.next')],
      ...(await endOf(ticket, delivery)),
    };
  },
};

const ticketAnswered: MailKind<AnsweredData> = {
  name: 'ticket-answered',
  notification: null,
  priority: 'ordinary',
  async compose({ ticketId, content, isSolved }, delivery) {
    const ticket = await findTicket(delivery.sql, ticketId);
    if (!ticket) return undefined;
    const t = ticketTexts(delivery.language);
    const { senderName: name, subject } = ticket;
    const number = own(ticketNumber(ticketId));
    return {
      subject: t('answered.subject', { number }),
      preview: t('answered.preview'),
      heading: t('answered.heading'),
      paragraphs: [
        t('answered.text', { name, subject, number }),
        t('answer', { content }),
        ...(isSolved ? [t('answered.solved', { days: SOLVED_FOR_DAYS })] : []),
      ],
      ...(await endOf(ticket, delivery)),
    };
  },
};

/** Every email about tickets. */
export const ticketMails = [ticketOpened, ticketAnswered];

/** Mails whoever opened a ticket its number, in the transaction in which they do. */
export async function writeOpened(db: Sql, ticket: TicketRow, now: number): Promise<void> {
  const { id: ticketId, senderEmail: recipient, language } = ticket;
  await writeMail(
    db,
    ticketOpened,
    [{ recipient, data: { ticketId, language }, key: String(ticketId) }],
    now,
  );
}

/** Mails whoever opened a ticket what is answered, in the transaction in which it is. */
export async function writeAnswered(
  db: Sql,
  { id: ticketId, senderEmail: recipient, language, state }: TicketRow,
  { messageId, content }: { messageId: number; content: string },
  now: number,
): Promise<void> {
  const isSolved = state === 'solved' ? 1 : 0;
  const data = { ticketId, language, content, isSolved } as const;
  await writeMail(db, ticketAnswered, [{ recipient, data, key: String(messageId) }], now);
}
