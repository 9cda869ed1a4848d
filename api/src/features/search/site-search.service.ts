import { tokenize } from '#db/search/text-query.ts';
import type { Language } from '#domain/accounts/language.ts';
import { validate } from '#domain/errors/validate.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import { siteSearchSchema } from '#domain/search/site-search.ts';
import type { Context } from '#api/lib/context.ts';
import { pageSize } from '#api/lib/pagination.ts';
import type { SearchSource, SourceResult } from '#api/lib/search-source.ts';

export interface FoundGroup extends SourceResult {
  kind: SearchKind;
}

export interface SiteSearchArgs {
  text: string;
  /** How many of each kind at most. */
  limit: number;
  /** Only these kinds; all of them without any. */
  kinds?: readonly SearchKind[] | null | undefined;
  /** That of the reader. */
  language: Language;
}

/**
 * What each source finds for `text`, in the order of the sources, kinds that find nothing left out.
 * A text without a letter or a digit finds nothing.
 * @throws DomainError BAD_USER_INPUT for a text that is too long or a limit outside 1 to 100.
 */
export async function searchSite(
  context: Context,
  sources: readonly SearchSource[],
  { text, limit, kinds, language }: SiteSearchArgs,
): Promise<FoundGroup[]> {
  const asked = validate(siteSearchSchema, { text });
  const size = pageSize(limit);
  if (tokenize(asked.text).length === 0) return [];
  const wanted = kinds ? sources.filter(({ kind }) => kinds.includes(kind)) : sources;
  const groups = await Promise.all(
    wanted.map(async (source) => ({
      kind: source.kind,
      ...(await source.find(context, asked.text, size, language)),
    })),
  );
  return groups.filter(({ hits }) => hits.length > 0);
}
