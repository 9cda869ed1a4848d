import { ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { OperationTypeNode } from 'graphql/language/ast';
import { Kind } from 'graphql/language/kinds';

/** How long a result counts as fresh, and how long one that nobody shows is kept (spec §9). */
export const FRESH_MS = 5 * 60_000;
export const KEPT_MS = 10 * 60_000;

/** What the `context` of a query says of its results. */
export interface Freshness {
  /** False to ask in any case. */
  fresh?: boolean | undefined;
  /** Milliseconds for which they count as fresh. */
  freshFor?: number | undefined;
  /** Milliseconds for which they are kept when nothing shows them. */
  keptFor?: number | undefined;
}

declare module '@apollo/client' {
  interface DefaultContext extends Freshness {}
}

interface CachedQuery {
  query: DocumentNode;
  variables: OperationVariables;
  freshFor: number;
  keptFor: number;
}

/**
 * Answers queries from the cache while what it holds is fresh, so that coming back to a page within
 * five minutes asks for nothing. A query can ask for other times, or in any case, by its context:
 * see {@link Freshness}.
 */
export class FreshnessLink extends ApolloLink {
  /** When each query was answered, epoch milliseconds. */
  readonly #fetchedAt: Map<string, number>;
  readonly #queries = new Map<string, CachedQuery>();

  /** @param cached keys of what the cache was filled with just now: see {@link queryKey}. */
  constructor(cached: readonly string[] = []) {
    super();
    const now = Date.now();
    this.#fetchedAt = new Map(cached.map((key) => [key, now]));
  }

  override request(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const { client, query, variables } = operation;
    const key = queryKey(query, variables);
    const cached = this.hasFreshResult(query, variables, operation.getContext())
      ? client.readQuery<Record<string, unknown>>({ query, variables })
      : null;
    return new Observable((observer) => {
      if (cached) {
        observer.next({ data: cached });
        observer.complete();
        return undefined;
      }
      return forward(operation).subscribe({
        next: (result) => {
          if (!result.errors) this.#fetchedAt.set(key, Date.now());
          observer.next(result);
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      });
    });
  }

  /** Whether asking now would be answered from the cache, as long as everything is still in it. */
  hasFreshResult(
    query: DocumentNode,
    variables: OperationVariables,
    { fresh, freshFor = FRESH_MS, keptFor = KEPT_MS }: Freshness,
  ): boolean {
    const key = queryKey(query, variables);
    this.#queries.set(key, { query, variables, freshFor, keptFor });
    const at = this.#fetchedAt.get(key);
    return fresh !== false && at !== undefined && Date.now() - at < freshFor;
  }

  /** Has a query asked for in any case when it is next asked, whatever its variables. */
  expire(query: DocumentNode): void {
    const name = queryName(query);
    for (const key of this.#fetchedAt.keys()) {
      if (key.startsWith(`${name} `)) this.#fetchedAt.delete(key);
    }
  }

  /** Drops results that nothing has shown for as long as they are kept. To be called every now and then. */
  discardUnused(client: ApolloClient): void {
    const shown = new Set(
      [...client.getObservableQueries('active')].map(({ options, variables }) =>
        queryKey(options.query, variables),
      ),
    );
    const now = Date.now();
    for (const [key, at] of this.#fetchedAt) {
      const query = this.#queries.get(key);
      const { freshFor, keptFor } = query ?? { freshFor: FRESH_MS, keptFor: KEPT_MS };
      if (shown.has(key)) this.#fetchedAt.set(key, Math.max(at, now - freshFor));
      else if (now - at > keptFor) {
        this.#fetchedAt.delete(key);
        this.#queries.delete(key);
        if (query) forget(client, query);
      }
    }
    client.cache.gc();
  }
}

const linkOf = new WeakMap<ApolloClient, FreshnessLink>();

/**
 * Lets {@link hasFreshResult} know that `link` keeps the times of what `client` asks, and `link` what is
 * to be asked anew, by `refetch` or by `refetchQueries` of a mutation: Apollo tells a link neither.
 */
export function keepTimes(client: ApolloClient, link: FreshnessLink): void {
  linkOf.set(client, link);
  const watchQuery = client.watchQuery.bind(client);
  client.watchQuery = <Data, Variables extends OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ) => {
    const watched = watchQuery(options);
    const refetch = watched.refetch.bind(watched);
    watched.refetch = (variables) => {
      link.expire(watched.query);
      return refetch(variables);
    };
    return watched;
  };
}

/** Whether `client` has a fresh result in its cache. One whose times nothing keeps never does. */
export function hasFreshResult(
  client: ApolloClient,
  query: DocumentNode,
  variables: OperationVariables,
  context: Freshness,
): boolean {
  return linkOf.get(client)?.hasFreshResult(query, variables, context) ?? false;
}

/** What tells one query from another: the operation's name and its variables. */
export function queryKey(query: DocumentNode, variables: OperationVariables): string {
  return `${queryName(query)} ${JSON.stringify(variables)}`;
}

function queryName(query: DocumentNode): string {
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return (operation && 'name' in operation ? operation.name?.value : undefined) ?? '';
}

/** Takes a query's root fields out of the cache; what only they referred to goes with `gc`. */
function forget({ cache }: ApolloClient, { query, variables }: CachedQuery): void {
  if (!(cache instanceof InMemoryCache)) return;
  for (const definition of query.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const field of definition.selectionSet.selections) {
      if (field.kind !== Kind.FIELD) continue;
      const fieldName = cache.policies.getStoreFieldName({
        typename: 'Query',
        fieldName: field.name.value,
        field,
        variables,
      });
      cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
  }
}
