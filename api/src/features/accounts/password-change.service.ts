import { randomUUID } from 'node:crypto';
import { lockPassword, setPassword } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { PasswordChangeInput } from '#domain/accounts/account.schema.ts';
import { requireUser } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { takeBackAccount } from './account-recovery.service.ts';
import { hashPassword } from './password.ts';
import { requireReauthentication, wrongPassword } from './reauthentication.ts';
import { passwordReplacedMail } from './security.mails.ts';
import { beginSession } from './sign-in.ts';

/**
 * Changes the password of the logged-in user, or sets one where there is none, and says so by mail.
 * Nothing else opens the account any more: this session alone goes on, under another token.
 * @throws DomainError UNAUTHENTICATED; BAD_USER_INPUT for a wrong current password; FORBIDDEN
 * when there is none and the session is not fresh; RATE_LIMITED.
 */
export async function changePassword(
  context: RequestContext,
  { currentPassword, password, keepIdentities }: PasswordChangeInput,
): Promise<UserRow> {
  const user = requireUser(context);
  const { id, email, name, username } = user;
  const checked = await requireReauthentication(context, id, currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(password);
  const { now, session } = context;
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    // Comparing took its time: of several changes at once, the first makes the others wrong.
    if (!(await lockPassword(db, id, checked, 'change'))) throw wrongPassword('currentPassword');
    // Who sets a first password has lost none to anybody.
    const identities = keepIdentities || checked === null ? 'keep' : 'disconnect-recent';
    const takenBack = await takeBackAccount(db, id, { now, identities });
    await setPassword(db, id, passwordHash);
    await beginSession(context, em, user, session?.rememberMe ?? false);
    const data = { name, username, ...takenBack };
    const mail = { recipient: email, data, key: randomUUID() };
    await writeMail(db, passwordReplacedMail, [mail], now);
  });
  context.record('password-changed');
  return user;
}
