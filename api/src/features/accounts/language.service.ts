import { setUserLanguage } from '#db/accounts/language.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';

/**
 * Stores which language the caller wants emails and pages in.
 * @throws DomainError UNAUTHENTICATED
 */
export async function chooseLanguage(context: Context, language: Language): Promise<UserRow> {
  const user = requireUser(context);
  await setUserLanguage(context.sql, user.id, language);
  return { ...user, language };
}
