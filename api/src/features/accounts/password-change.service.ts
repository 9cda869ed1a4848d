import { randomUUID } from 'node:crypto';
import { lockPassword } from '#db/accounts/account.repository.ts';
import { deletePasswordResetsOf, replacePassword } from '#db/accounts/password-reset.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { PasswordChangeInput } from '#domain/accounts/account.schema.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { hashPassword } from './password.ts';
import { requireProof, wrongPassword } from './proof.ts';
import { passwordReplacedMail } from './security.mails.ts';
import { startSession } from './session.ts';

/**
 * Changes the password of the logged-in user, or sets one where there is none. All sessions end but this one, which gets another
 * token, and links that were mailed to choose a password with open nothing any more.
 * @throws DomainError UNAUTHENTICATED; BAD_USER_INPUT for a wrong current password; FORBIDDEN
 * when there is none and the session is not fresh; RATE_LIMITED.
 */
export async function changePassword(
  context: Context,
  { currentPassword, password }: PasswordChangeInput,
): Promise<void> {
  const { id, email, name, username } = requireUser(context);
  const checked = await requireProof(context, id, currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(password);
  const { now, session } = context;
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    // Comparing took its time: of several changes at once, the first makes the others wrong.
    if (!(await lockPassword(db, id, checked, 'change'))) throw wrongPassword('currentPassword');
    await replacePassword(db, id, passwordHash);
    await deletePasswordResetsOf(db, id);
    await startSession(em, context, id, session?.rememberMe ?? false);
    const letter = { recipient: email, data: { name, username }, key: randomUUID() };
    await writeMail(db, passwordReplacedMail, [letter], now);
  });
}
