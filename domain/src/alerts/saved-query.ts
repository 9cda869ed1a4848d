import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import type { SearchParam } from '#domain/search/search-params.ts';

/**
 * The parameters of a search in the one way in which they are kept, so that the same search is
 * saved once. Its order is no part of it.
 * @throws DomainError BAD_USER_INPUT naming `query` where it makes no sense or filters nothing
 */
export function canonicalParams(
  params: Iterable<readonly [string, string]>,
): [SearchParam, string][] {
  const { search, errors } = parseSearchParams(params);
  const [problem] = Object.values(errors);
  if (problem) throw badInput({ query: problem });
  const canonical = formatSearchParams({ filter: search.filter, sort: 'relevance' });
  if (canonical.length === 0) throw badInput({ query: message('alerts.queryEmpty') });
  return canonical;
}
