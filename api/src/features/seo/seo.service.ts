import { sqlOf } from '#db/orm.ts';
import {
  deleteRedirect,
  findPageMetas,
  findRedirect,
  insertRedirect,
  listRedirects,
  setPageMeta,
} from '#db/seo/seo.repository.ts';
import type { RedirectRow } from '#db/seo/seo.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { pathOf } from '#domain/seo/seo.ts';
import type { PageMetaInput, RedirectInput } from '#domain/seo/seo.schema.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';

/** What search engines are told of pages in a language, in place of what they say of themselves. */
export async function pageMetas(
  { reads }: Pick<Context, 'reads'>,
  language: Language,
): Promise<PageMetaInput[]> {
  return findPageMetas(reads, language);
}

/** Where readers of a path are sent that there is no page at; undefined where nobody said. */
export async function redirectOf(
  { reads }: Pick<Context, 'reads'>,
  path: string,
): Promise<string | undefined> {
  return findRedirect(reads, pathOf(path));
}

/**
 * Says what search engines are told of a page. With nothing said they are told what it says itself.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators
 */
export async function describePage(context: Context, meta: PageMetaInput): Promise<void> {
  requireAdmin(context);
  await setPageMeta(context.sql, meta);
  const key = JSON.stringify({ path: meta.path, language: meta.language.toUpperCase() });
  context.changed([`pageMeta:${key}`]);
}

/** All redirects. @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators */
export async function redirects(context: Context): Promise<RedirectRow[]> {
  requireAdmin(context);
  return listRedirects(context.sql);
}

/**
 * Sends readers of a path elsewhere, if there is no page at it.
 * @returns all redirects
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT naming
 * `to` where the way would come back to where it begins
 */
export async function addRedirect(context: Context, input: RedirectInput): Promise<RedirectRow[]> {
  requireAdmin(context);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    if (!(await insertRedirect(db, input, context.now))) {
      throw badInput({ to: message('seo.toItself') });
    }
    return listRedirects(db);
  });
}

/**
 * Takes a redirect away.
 * @returns those that are left
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; NOT_FOUND
 */
export async function removeRedirect(context: Context, from: string): Promise<RedirectRow[]> {
  requireAdmin(context);
  if (!(await deleteRedirect(context.sql, from))) {
    throw new DomainError('NOT_FOUND', 'seo.redirectNotFound');
  }
  return listRedirects(context.sql);
}
