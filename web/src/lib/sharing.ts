import { ApolloLink } from '@apollo/client';
import type { ApolloClient, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql/language/ast';
import { finalize, share, tap } from 'rxjs';
import { queryKey } from './freshness.ts';

/**
 * Has queries that are asked for at the same time share one request (spec §7), but never with one that
 * was sent before something changed: its result may be that of before, and nobody would ask again.
 * To be used in the place of Apollo's own sharing, which knows no changes.
 */
export class SharingLink extends ApolloLink {
  readonly #inFlight = new Map<string, Observable<ApolloLink.Result>>();

  override request(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    if (operation.operationType !== OperationTypeNode.QUERY) {
      return forward(operation).pipe(tap(() => this.separate()));
    }
    const key = queryKey(operation.query, operation.variables);
    const begun = this.#inFlight.get(key);
    if (begun) return begun;
    const request: Observable<ApolloLink.Result> = forward(operation).pipe(
      finalize(() => {
        if (this.#inFlight.get(key) === request) this.#inFlight.delete(key);
      }),
      share(),
    );
    this.#inFlight.set(key, request);
    return request;
  }

  /** Has what is asked for from now on not share what was asked for until now. */
  separate(): void {
    this.#inFlight.clear();
  }
}

const linkOf = new WeakMap<ApolloClient, SharingLink>();

/** Lets {@link noteChange} know which link shares the requests of `client`. */
export function shareRequests(client: ApolloClient, link: SharingLink): void {
  linkOf.set(client, link);
}

/** Notes that something has changed: what `client` asks for after that is told with the change. */
export function noteChange(client: ApolloClient): void {
  linkOf.get(client)?.separate();
}
