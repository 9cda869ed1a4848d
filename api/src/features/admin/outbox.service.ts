import { randomUUID } from 'node:crypto';
import {
  countEmails,
  emailOrder,
  findEmail,
  findEmailByKey,
  findEmailData,
  listEmails,
  requeueEmail,
} from '#db/mail/outbox.repository.ts';
import type { EmailRow } from '#db/mail/outbox.repository.ts';
import { emailStatuses } from '#domain/admin/email-status.ts';
import type { EmailStatus } from '#domain/admin/email-status.ts';
import { sqlOf } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { footerForOthers } from '#api/features/accounts/notifications/email-footer.ts';
import { composeMail } from '#api/lib/mail/compose-mail.ts';
import { htmlOf, textOf } from '#api/lib/mail/email-layout.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { testMail } from './admin.mails.ts';
import { outboxLimits } from './outbox.limits.ts';

/** An email as its reader sees it. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

/**
 * Emails of the outbox, newest first, all or those in one status.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function outboxEmails(
  context: Context,
  status: EmailStatus | undefined,
  page: PageArgs,
) {
  requireAdmin(context);
  return {
    ...(await paginate(page, emailOrder, (part) => listEmails(context.sql, status, part))),
    totalCount: async () => {
      const counts = await countEmails(context.sql, status ? [status] : emailStatuses);
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
  };
}

/**
 * An email of the outbox; null without such a one.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators.
 */
export async function outboxEmail(
  context: Context,
  id: number | undefined,
): Promise<EmailRow | null> {
  requireAdmin(context);
  return (id !== undefined && (await findEmail(context.sql, id))) || null;
}

/**
 * What an email says, composed again from what it is about; null when it is withheld: of kinds that
 * may open somebody's account, and of those that no longer exist. The recipient's link for
 * unsubscribing is left out. PostgreSQL itself sees to it that nothing is written meanwhile, such as
 * the token of a link.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators.
 */
export async function composeEmail(
  context: Context,
  { id, kind: name, recipient }: Pick<EmailRow, 'id' | 'kind' | 'recipient'>,
): Promise<EmailContent | null> {
  requireAdmin(context);
  const kind = context.features.emails.find((known) => known.name === name);
  if (!kind?.isOpen) return null;
  const { now, origin } = context;
  const email = await context.transaction(
    async (em) => {
      const sql = sqlOf(em);
      const data = await findEmailData(sql, id);
      if (!data) return undefined;
      const footerFor = (_holder: unknown, language: Language) => footerForOthers(kind, language);
      return composeMail(kind, { recipient, data }, { sql, now, footerFor });
    },
    { readOnly: true },
  );
  if (!email) return null;
  return {
    subject: email.subject,
    text: textOf(email, origin),
    html: htmlOf(email, origin, email.language),
  };
}

/**
 * Has an email that failed sent again, soon.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; NOT_FOUND; CONFLICT
 * when it has not failed, or was sent meanwhile.
 */
export async function retryEmail(context: Context, id: number): Promise<EmailRow> {
  requireAdmin(context);
  const isQueued = await requeueEmail(context.sql, id, context.now);
  const mail = await findEmail(context.sql, id);
  if (!mail) throw new DomainError('NOT_FOUND', 'admin.emailNotFound');
  if (!isQueued) throw new DomainError('CONFLICT', 'admin.emailNotFailed');
  return mail;
}

/**
 * Sends the logged-in administrator a test email.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; RATE_LIMITED.
 */
export async function sendTestEmail(context: Context): Promise<EmailRow> {
  const { id, email, name } = requireAdmin(context);
  await context.rateLimits.consume(outboxLimits.testEmail, id);
  const mail = { recipient: email, data: { name }, key: randomUUID() };
  await writeMail(context.sql, testMail, [mail], context.now);
  const written = await findEmailByKey(context.sql, `${testMail.name}:${mail.key}`);
  return written!;
}
