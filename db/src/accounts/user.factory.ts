import type { Language } from '#domain/accounts/language.ts';
import type { UserRole, UserType } from '#domain/accounts/user.ts';
import type { EntityManager } from '../orm.ts';
import { User } from './user.entity.ts';

let count = 0;

export interface UserOptions {
  username?: string;
  email?: string;
  name?: string;
  role?: UserRole;
  userType?: UserType;
  isStudioOwner?: boolean;
  language?: Language;
  passwordHash?: string;
  /** When they showed that the address is theirs; never, unless given. */
  emailVerifiedAt?: Date;
}

/** A stored user for a test, different from all others. */
export async function createUser(em: EntityManager, options: UserOptions = {}): Promise<User> {
  count += 1;
  const user = em.create(User, {
    username: `user${count}`,
    email: `user${count}@example.com`,
    name: `User ${count}`,
    passwordHash: 'not a hash, so nobody can log in with it',
    ...options,
  });
  await em.flush();
  return user;
}
