import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import type { Sql } from '../orm.ts';

/** Whose account an address belongs to, as far as an email to it goes by that. */
export interface Recipient {
  userId: number;
  /** Email address, as the account has it. */
  email: string;
  /** Null until it is known. */
  language: Language | null;
  /** Whether they have shown that the address is theirs. */
  isConfirmed: boolean;
}

/** Whose address `email` is, without regard to case; undefined when it is no account's. */
export async function findRecipient(db: Sql, email: string): Promise<Recipient | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id as userId',
      'email',
      'language',
      sql<boolean>`email_verified_at IS NOT NULL`.as('isConfirmed'),
    ])
    .where('email', '=', email)
    .executeTakeFirst();
}
