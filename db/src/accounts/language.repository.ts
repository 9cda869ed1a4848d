import type { Language } from '#domain/accounts/language.ts';
import type { Sql } from '../orm.ts';

/** Stores which language a user reads. */
export async function setUserLanguage(db: Sql, userId: number, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute();
}

/** Stores which language a user reads, unless that is known. */
export async function setMissingLanguage(
  db: Sql,
  userId: number,
  language: Language,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('language', 'is', null)
    .execute();
}

/** Which language the user with an address reads; undefined when that is not known. */
export async function findLanguageOf(db: Sql, email: string): Promise<Language | undefined> {
  const user = await db
    .selectFrom('users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.language ?? undefined;
}
