import pageWords from './page-words.json' with { type: 'json' };

/**
 * First parts of addresses that are no pages of the app, those that could be taken for ours, and those of
 * pages that are to come (spec §2.1).
 */
const systemWords = `
  api graphql ws uploads sounds scenes previews feeds sitemap sitemaps
  health healthz livez ready readyz metrics assets static public
  shop cart checkout orders jobs forum community canvas vanity-url
  admin administrator root system roomtone official support staff
  www mail email smtp ftp cdn dev test demo status security
  account accounts auth oauth login logout register signup signin
  settings billing payment payments new edit null undefined
`;

const reserved: ReadonlySet<string> = new Set([...pageWords, ...systemWords.split(/\s+/)]);

/** Whether a name is, or could be taken for, an address of the product itself (§5). */
export function isReservedWord(name: string): boolean {
  return reserved.has(name);
}
