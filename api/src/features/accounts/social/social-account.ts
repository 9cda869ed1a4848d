import { randomInt } from 'node:crypto';
import { insertIdentity } from '#db/accounts/identity.repository.ts';
import type { ProviderIdentity } from '#db/accounts/identity.repository.ts';
import { User } from '#db/accounts/user.entity.ts';
import { sqlOf } from '#db/orm.ts';
import { cleanPersonName } from '#domain/accounts/person-name.ts';
import { usernameFrom } from '#domain/accounts/username.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { welcomeAccount } from '#api/lib/new-account.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { emailVerificationMail } from '../address.mails.ts';

const TRIES = 6;

/** Somebody new, as a provider and they themselves say. */
export interface NewPerson extends ProviderIdentity {
  name: string;
  email: string;
  /** Whether the provider has made sure that the address is theirs. */
  isEmailVerified: boolean;
}

/**
 * Creates an account that a provider opens, under a username made from the person's name, with the
 * email that asks whether the address is right unless that is known. Breaks
 * `identities_subject_unique` or `users_email_unique` when there is an account already.
 * @returns the user's id
 */
export async function createSocialAccount(
  context: RequestContext,
  person: NewPerson,
): Promise<number> {
  const { email, isEmailVerified, ...identity } = person;
  const { now, language } = context;
  const [mailbox = ''] = email.split('@', 1);
  const name = cleanPersonName(person.name) || cleanPersonName(mailbox);
  for (let tries = 1; ; tries += 1) {
    const suffix = tries === 1 ? '' : String(randomInt(10_000)).padStart(4, '0');
    const username = usernameFrom(name, suffix);
    try {
      const userId = await context.transaction(async (em) => {
        const user = em.create(User, {
          username,
          email,
          name: name || username,
          role: 'user',
          userType: 'musician',
          language,
          createdAt: new Date(now),
          ...(isEmailVerified && { emailVerifiedAt: new Date(now) }),
        });
        await em.flush();
        const db = sqlOf(em);
        await insertIdentity(db, user.id, { ...identity, isOriginal: true }, now);
        if (!isEmailVerified) {
          const mail = { recipient: email, data: { userId: user.id }, key: String(user.id) };
          await writeMail(db, emailVerificationMail, [mail], now);
        }
        await welcomeAccount(em, context, user.id);
        return user.id;
      });
      context.record('registered', { userId, by: person.provider });
      return userId;
    } catch (error) {
      const isTaken = brokenConstraint(error) === 'users_username_unique';
      if (!isTaken || tries === TRIES) throw error;
    }
  }
}
