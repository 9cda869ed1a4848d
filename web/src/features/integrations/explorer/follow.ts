import { createClient } from 'graphql-ws';
import type { Request } from './request.ts';

interface Follower {
  /** What was told, a result of GraphQL. */
  next: (result: unknown) => void;
  /** It ended, or could not begin. */
  end: (error: unknown) => void;
}

/** Follows a subscription over a socket of its own. @returns a function that ends it */
export function followOperation(request: Request, { next, end }: Follower): () => void {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const client = createClient({ url: url.href, retryAttempts: 0 });
  const stop = client.subscribe(
    { ...request },
    { next, error: end, complete: () => end(undefined) },
  );
  return () => {
    stop();
    void client.dispose();
  };
}
