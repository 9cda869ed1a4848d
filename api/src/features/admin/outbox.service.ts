import { randomUUID } from 'node:crypto';
import {
  countLetters,
  findLetter,
  findLetterByKey,
  findLetterData,
  listLetters,
  requeueLetter,
} from '#db/mail/outbox.repository.ts';
import type { LetterRow, LetterStatus } from '#db/mail/outbox.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { footerForOthers } from '#api/features/accounts/notifications/letter-footer.ts';
import { composeMail } from '#api/lib/mail/compose-mail.ts';
import { htmlOf, textOf } from '#api/lib/mail/letter-layout.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKinds } from '#api/lib/mail/mail-kind.ts';
import { decodeCursor, pageOf, pageSize } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { testMail } from './admin.mails.ts';

/** A letter as its reader sees it. */
export interface LetterWords {
  subject: string;
  text: string;
  html: string;
}

/**
 * Letters of the outbox, newest first, all or those in one status.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function outboxLetters(
  context: Context,
  status: LetterStatus | undefined,
  { first, after }: PageArgs,
) {
  requireAdmin(context);
  const limit = pageSize(first);
  const key = decodeCursor(after, ['integer']);
  const rows = await listLetters(context.sql, { status, limit: limit + 1, after: key?.[0] });
  return {
    ...pageOf(
      rows,
      limit,
      ({ id }) => [id],
      (row) => row,
    ),
    totalCount: async () => {
      const counts = await countLetters(context.sql);
      return status ? counts[status] : Object.values(counts).reduce((sum, n) => sum + n, 0);
    },
  };
}

/**
 * A letter of the outbox; null without such a one.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators.
 */
export async function outboxLetter(
  context: Context,
  id: number | undefined,
): Promise<LetterRow | null> {
  requireAdmin(context);
  return (id !== undefined && (await findLetter(context.sql, id))) || null;
}

/**
 * What a letter says, composed again from what it tells of; null when it is withheld: of kinds that
 * may open somebody's account, and of those that no longer exist. The recipient's link for
 * unsubscribing is left out. PostgreSQL itself sees to it that nothing is written meanwhile, such as
 * the token of a link.
 * @param kinds every kind of letter that the product sends
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators.
 */
export async function wordsOfLetter(
  context: Context,
  kinds: MailKinds,
  { id, kind: name, recipient }: Pick<LetterRow, 'id' | 'kind' | 'recipient'>,
): Promise<LetterWords | null> {
  requireAdmin(context);
  const kind = kinds.find((known) => known.name === name);
  if (!kind?.isOpen) return null;
  const { now, origin } = context;
  const email = await context.transaction(
    async (em) => {
      const sql = sqlOf(em);
      const data = await findLetterData(sql, id);
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
 * Has a letter that failed sent again, soon.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; NOT_FOUND; CONFLICT
 * when it has not failed, or was sent meanwhile.
 */
export async function retryLetter(context: Context, id: number | undefined): Promise<LetterRow> {
  requireAdmin(context);
  const isQueued = id !== undefined && (await requeueLetter(context.sql, id, context.now));
  const letter = id === undefined ? undefined : await findLetter(context.sql, id);
  if (!letter) throw new DomainError('NOT_FOUND', 'admin.letterNotFound');
  if (!isQueued) throw new DomainError('CONFLICT', 'admin.letterNotFailed');
  return letter;
}

/**
 * Sends the logged-in administrator a test letter.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; RATE_LIMITED.
 */
export async function sendTestLetter(context: Context): Promise<LetterRow> {
  const { id, email, name } = requireAdmin(context);
  await context.rateLimits.consume('test-letter', id);
  const letter = { recipient: email, data: { name }, key: randomUUID() };
  await writeMail(context.sql, testMail, [letter], context.now);
  const written = await findLetterByKey(context.sql, `${testMail.name}:${letter.key}`);
  return written!;
}
