import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { NormalizedCacheObject, TypePolicies } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { i18n } from 'i18next';
import { FreshnessLink, keepTimes } from './freshness.ts';
import { outlivePage } from './outliving.ts';
import { unpack } from './packed.ts';
import type { Packed } from './packed.ts';
import { retryOnce } from './retry.ts';
import { shareRequests, SharingLink } from './sharing.ts';
import { WordingLink } from './wording-link.ts';

const DISCARD_EVERY_MS = 60_000;

/** What the server rendered a page with. */
export interface RenderedResults {
  /** The entities and lists of Apollo's cache. */
  cache: Packed;
  /** The queries that it answers: see {@link queryKey}. */
  queries: string[];
}

/**
 * The client in the browser, starting from what the server rendered with.
 * @param typePolicies how results are kept: entities by their id, lists by what they were asked for
 * @param texts what words the errors of the server
 */
export function createBrowserClient(
  typePolicies: TypePolicies,
  rendered: RenderedResults | undefined,
  texts: i18n,
): ApolloClient {
  const cache = new InMemoryCache({ typePolicies });
  if (rendered) cache.restore(unpack(rendered.cache) as NormalizedCacheObject);
  const freshness = new FreshnessLink(rendered?.queries);
  const sharing = new SharingLink();
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      freshness,
      sharing,
      logOddResults(),
      new WordingLink(texts),
      retryOnce(),
      outlivePage(),
      // Without what tells the server which library asks.
      new BaseHttpLink({ uri: '/graphql' }),
    ]),
    // By SharingLink, which knows what has changed meanwhile.
    queryDeduplication: false,
    // Cached results show at once. Whether the network is asked as well is for the hooks and, for
    // what asks without them, for FreshnessLink: see freshness.ts.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
    devtools: { enabled: import.meta.env.DEV },
  });
  keepTimes(client, freshness);
  shareRequests(client, sharing);
  // As long as the page lives, which is as long as the client does.
  setInterval(() => freshness.discardUnused(client), DISCARD_EVERY_MS);
  return client;
}

/** The client that renders one page on the server, over `link`. To be stopped after that. */
export function createServerClient(typePolicies: TypePolicies, link: ApolloLink): ApolloClient {
  return new ApolloClient({
    // Hardly anything is read from it: see server-query.ts.
    cache: new InMemoryCache({ typePolicies, resultCaching: false }),
    link,
    ssrMode: true,
  });
}

/** Logs answers that are none of the API's, such as a proxy's page (spec §8). */
function logOddResults(): ApolloLink {
  return new ErrorLink(({ error }) => {
    if (ServerError.is(error)) reportError(new Error(error.bodyText, { cause: error }));
  });
}
