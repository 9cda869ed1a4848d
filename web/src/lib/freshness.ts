import { ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { OperationTypeNode } from 'graphql/language/ast';
import { Kind } from 'graphql/language/kinds';

/** How long an answer counts as fresh, and how long one that nobody shows is kept (spec §9). */
export const FRESH_MS = 5 * 60_000;
export const KEPT_MS = 10 * 60_000;

interface Answer {
  query: DocumentNode;
  variables: OperationVariables;
  at: number;
}

/**
 * Answers queries from the cache while what it holds is fresh, so that coming back to a page within
 * five minutes asks for nothing. `context: { fresh: false }` asks in any case.
 */
export class FreshnessLink extends ApolloLink {
  readonly #answers = new Map<string, Answer>();

  override request(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const { client, query, variables } = operation;
    const key = keyOf(query, variables);
    const cached =
      operation.getContext().fresh !== false && this.#isFresh(key)
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
          if (!result.errors) this.#answers.set(key, { query, variables, at: Date.now() });
          observer.next(result);
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      });
    });
  }

  #isFresh(key: string): boolean {
    const answer = this.#answers.get(key);
    return answer !== undefined && Date.now() - answer.at < FRESH_MS;
  }

  /** Drops answers that nothing has shown for ten minutes. To be called every now and then. */
  discardUnused(client: ApolloClient): void {
    const shown = new Set(
      [...client.getObservableQueries('active')].map(({ options, variables }) =>
        keyOf(options.query, variables),
      ),
    );
    for (const [key, answer] of this.#answers) {
      if (shown.has(key)) answer.at = Math.max(answer.at, Date.now() - FRESH_MS);
      else if (Date.now() - answer.at > KEPT_MS) {
        this.#answers.delete(key);
        forget(client, answer);
      }
    }
    client.cache.gc();
  }
}

function keyOf(query: DocumentNode, variables: OperationVariables): string {
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  return `${name ?? ''} ${JSON.stringify(variables)}`;
}

/** Takes a query's root fields out of the cache; what only they referred to goes with `gc`. */
function forget({ cache }: ApolloClient, { query, variables }: Answer): void {
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
