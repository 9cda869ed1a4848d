import { XMLParser, XMLValidator } from 'fast-xml-parser';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const MOST_ENTRIES = 50_000;
const LONGEST_ADDRESS = 2048;

/** The elements of an entry, in the order of the schema. */
const elements = ['loc', 'lastmod', 'changefreq', 'priority'];

/** https://www.w3.org/TR/NOTE-datetime */
const W3C_DATE =
  /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

export interface SitemapDocument {
  root: 'urlset' | 'sitemapindex';
  /** Dates of the last change by address. */
  entries: ReadonlyMap<string, string | undefined>;
}

/**
 * Reads a sitemap or an index with a parser that is not ours, by the rules of sitemaps.org 0.9.
 * @throws Error that says which rule it breaks
 */
export function readSitemapDocument(xml: string): SitemapDocument {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) throw new Error(`It is no XML: ${wellFormed.err.msg}`);
  const parser = new XMLParser({
    ignoreAttributes: false,
    ignoreDeclaration: true,
    parseTagValue: false,
    isArray: (name) => name === 'url' || name === 'sitemap',
  });
  const document = parser.parse(xml) as Record<string, unknown>;
  const [root, ...others] = Object.keys(document);
  if ((root !== 'urlset' && root !== 'sitemapindex') || others.length > 0) {
    throw new Error(`Its root is ${[root, ...others].join(', ')}.`);
  }
  const { '@_xmlns': namespace, ...content } = document[root] as Record<string, unknown>;
  if (namespace !== NAMESPACE) throw new Error(`Its namespace is ${String(namespace)}.`);
  const item = root === 'urlset' ? 'url' : 'sitemap';
  const { [item]: items = [], ...more } = content;
  if (Object.keys(more).length > 0) throw new Error(`It has ${Object.keys(more).join(', ')}.`);
  const list = items as Record<string, unknown>[];
  if (list.length === 0 || list.length > MOST_ENTRIES) {
    throw new Error(`It has ${list.length} entries.`);
  }
  const entries = new Map(list.map(readEntry));
  if (entries.size < list.length) throw new Error('It has an address twice.');
  return { root, entries };
}

function readEntry(entry: Record<string, unknown>): [string, string | undefined] {
  const names = Object.keys(entry);
  const expected = elements.filter((name) => names.includes(name));
  if (names.join() !== expected.join()) throw new Error(`An entry has ${names.join(', ')}.`);
  const { loc, lastmod } = entry;
  if (typeof loc !== 'string' || !isAddress(loc)) {
    throw new Error(`An address is ${JSON.stringify(loc)}.`);
  }
  if (lastmod !== undefined && (typeof lastmod !== 'string' || !isDate(lastmod))) {
    throw new Error(`A date is ${JSON.stringify(lastmod)}.`);
  }
  return [loc, lastmod];
}

/** Whether it is absolute, and written as it is asked for. */
function isAddress(text: string): boolean {
  const isWeb = /^https?:\/\//.test(text) && URL.canParse(text);
  return isWeb && text.length < LONGEST_ADDRESS && !/\s/.test(text);
}

function isDate(text: string): boolean {
  return W3C_DATE.test(text) && !Number.isNaN(Date.parse(text));
}
