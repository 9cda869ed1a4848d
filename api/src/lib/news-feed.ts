import type { Context } from './context.ts';

/** A list that news readers and podcast apps ask for again and again. */
export interface NewsFeed {
  /** Where it is: outside `/api`, beside the pages that it is about. */
  path: string;
  type: 'application/rss+xml' | 'application/atom+xml';
  /** The document as it is now, with addresses below `context.origin`. */
  write: (context: Context) => Promise<string>;
}
