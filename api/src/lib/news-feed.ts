import type { Context } from './context.ts';

/** An empty feed is as old as the process: it has to say something, and it was never in 1970. */
const started = Date.now();

/**
 * When something in a feed was last new.
 * @param instants of what is in it, epoch milliseconds
 */
export function updatedAt(instants: readonly number[]): Date {
  return new Date(instants.length === 0 ? started : Math.max(...instants));
}

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
