import { findLanguageOf } from '#db/accounts/language.repository.ts';
import type { Sql } from '#db/orm.ts';
import { asLanguage, DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';

/** The language of a letter: that of the recipient's account, else the one noted with the letter. */
export async function languageOfLetter(
  sql: Sql,
  { recipient, data }: { recipient: string; data: Readonly<Record<string, unknown>> },
): Promise<Language> {
  return (await findLanguageOf(sql, recipient)) ?? asLanguage(data.language) ?? DEFAULT_LANGUAGE;
}
