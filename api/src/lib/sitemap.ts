import type { Context } from './context.ts';

/** An address that search engines should know. */
export interface SitemapEntry {
  /** The one under which its page is known: what its canonical link says. */
  path: string;
  /** When what it shows last changed (epoch milliseconds), where that is known. */
  changedAt?: number | undefined;
}

/** One file of the sitemap. */
export interface SitemapPart {
  number: number;
  changedAt?: number | undefined;
}

/** The addresses that a feature contributes to the sitemap: all public ones, and no others. */
export interface SitemapEntries {
  /** Names its files, such as `studios` for `/sitemaps/studios-0.xml`. */
  name: string;
  /** Its parts, each at most {@link PART_SIZE} entries long. */
  parts: (context: Context) => Promise<readonly SitemapPart[]>;
  /** The entries of a part; none for one that there is not. */
  entriesOf: (context: Context, part: number) => Promise<readonly SitemapEntry[]>;
}

/**
 * Keys in one part: those from `part × PART_SIZE` on. A key never moves to another part, however many
 * there are, and a part is found by its keys. Files may have 50,000 addresses; these stay small.
 */
export const PART_SIZE = 10_000;

/** Contributes a few addresses that fit into one part; without any there is no such part. */
export function fewEntries(
  name: string,
  list: (context: Context) => Promise<readonly SitemapEntry[]> | readonly SitemapEntry[],
): SitemapEntries {
  return {
    name,
    async parts(context) {
      const entries = await list(context);
      return entries.length === 0 ? [] : [{ number: 0, changedAt: latestOf(entries) }];
    },
    entriesOf: async (context, part) => (part === 0 ? list(context) : []),
  };
}

/** When the last of them changed; undefined when that is known of none. */
export function latestOf(items: readonly { changedAt?: number | undefined }[]): number | undefined {
  const known = items.flatMap(({ changedAt }) => (changedAt === undefined ? [] : [changedAt]));
  return known.length === 0 ? undefined : known.reduce((a, b) => Math.max(a, b));
}
