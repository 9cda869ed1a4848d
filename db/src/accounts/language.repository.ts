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
