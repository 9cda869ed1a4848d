import { setRole } from '#db/accounts/account.repository.ts';
import { findUserForLogin } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { deleteSessionsOf } from '#db/accounts/session.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import type { RegistrationInput } from '#domain/accounts/account.schema.ts';
import type { UserRole } from '#domain/accounts/user.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { RecordEvent } from '#api/lib/security-events.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { asTaken, insertAccount } from './account-creation.ts';
import { hashPassword } from './password.ts';
import { madeAdministratorMail } from './security.mails.ts';

/** Whoever runs the product, at its command line. */
interface Operator {
  orm: Orm;
  /** Epoch milliseconds. */
  now: number;
  record: RecordEvent;
}

/**
 * Creates an account for somebody, on behalf of whoever runs the product. They are sent the email
 * that asks whether the address is theirs, as everybody is.
 * @throws DomainError CONFLICT naming the username or address that is taken
 */
export async function createAccount(
  { orm, now, record }: Operator,
  { password, ...profile }: RegistrationInput,
  role: UserRole,
): Promise<UserRow> {
  const passwordHash = await hashPassword(password);
  const user = await inTransaction(orm, (em) =>
    insertAccount(em, { ...profile, role, passwordHash, language: 'en', now }),
  ).catch((error: unknown) => {
    throw asTaken(error);
  });
  record('registered', { userId: user.id });
  if (role === 'admin') record('made-administrator', { userId: user.id });
  return user;
}

/**
 * Makes somebody an administrator, on behalf of whoever runs the product. All their sessions end, so
 * that none that somebody else may have becomes an administrator's, and an email says so.
 * @param identifier their email address or username
 * @throws DomainError NOT_FOUND
 */
export async function makeAdministrator(
  { orm, now, record }: Operator,
  identifier: string,
): Promise<Pick<UserRow, 'username' | 'email'>> {
  const before = await inTransaction(orm, async (em) => {
    const db = sqlOf(em);
    const user = await findUserForLogin(db, identifier);
    if (!user) throw new DomainError('NOT_FOUND', 'errors.notFound');
    const { id, name, username, email, role } = user;
    if (role === 'admin') return user;
    await setRole(db, id, 'admin');
    await deleteSessionsOf(db, id);
    const mail = { recipient: email, data: { name, username }, key: `${id}:${now}` };
    await writeMail(db, madeAdministratorMail, [mail], now);
    return user;
  });
  if (before.role !== 'admin') record('made-administrator', { userId: before.id });
  return before;
}
