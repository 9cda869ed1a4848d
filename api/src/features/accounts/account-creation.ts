import { findUser } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { User } from '#db/accounts/user.entity.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import type { RegistrationInput } from '#domain/accounts/account.schema.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { UserRole, UserType } from '#domain/accounts/user.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { emailVerificationMail } from './address.mails.ts';

/** An account with a password, as it is stored. */
export interface NewAccount extends Omit<RegistrationInput, 'password'> {
  passwordHash: string;
  role: UserRole;
  language: Language;
  /** Epoch milliseconds. */
  now: number;
}

/** Stores an account, and the email that asks whether its address is right. */
export async function insertAccount(em: EntityManager, account: NewAccount): Promise<UserRow> {
  const { now, ...columns } = account;
  const created = em.create(User, {
    ...columns,
    userType: userTypeOf(account),
    createdAt: new Date(now),
  });
  await em.flush();
  const { id } = created;
  const db = sqlOf(em);
  const user = (await findUser(db, id))!;
  const email = { recipient: user.email, data: { userId: id }, key: String(id) };
  await writeMail(db, emailVerificationMail, [email], now);
  return user;
}

function userTypeOf({ role, isStudioOwner }: Pick<NewAccount, 'role' | 'isStudioOwner'>): UserType {
  if (role === 'admin') return 'admin';
  return isStudioOwner ? 'studio_owner' : 'musician';
}

/** What is wrong when a write breaks one of the constraints on users. */
const takenFields: Readonly<Record<string, Record<string, Message>>> = {
  users_username_unique: { username: message('accounts.usernameTaken') },
  users_email_unique: { email: message('accounts.emailTaken') },
};

/** An error of {@link insertAccount}: CONFLICT naming what is taken, or the error itself. */
export function asTaken(error: unknown): unknown {
  const fields = takenFields[brokenConstraint(error) ?? ''];
  if (!fields) return error;
  const [text] = Object.values(fields);
  return new DomainError('CONFLICT', text!.key, { fields });
}
