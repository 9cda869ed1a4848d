import type { Context } from './context.ts';

/** A list that news readers and podcast apps ask for again and again. */
export interface NewsFeed {
  /** Where it is: outside `/api`, beside the pages that it is about. Parts of it may be named, as `:slug`. */
  path: string;
  type: 'application/rss+xml' | 'application/atom+xml';
  /**
   * The document as it is now, with addresses below `context.origin`; undefined where there is none.
   * @param params the named parts of the path
   */
  write: (
    context: Context,
    params: Readonly<Record<string, string>>,
  ) => Promise<string | undefined>;
}
