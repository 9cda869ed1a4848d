import type { SitemapEntry } from '#api/lib/sitemap.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap (sitemaps.org 0.9) of addresses below `origin`. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  return documentOf('urlset', 'url', origin, entries);
}

/** An index of sitemaps, whose addresses are below `origin`. */
export function sitemapIndexXml(origin: string, files: readonly SitemapEntry[]): string {
  return documentOf('sitemapindex', 'sitemap', origin, files);
}

function documentOf(
  root: string,
  item: string,
  origin: string,
  entries: readonly SitemapEntry[],
): string {
  const lines = entries.map(({ path, changedAt }) => {
    const date = changedAt === undefined ? '' : `<lastmod>${isoOf(changedAt)}</lastmod>`;
    return `<${item}><loc>${escaped(origin + path)}</loc>${date}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

/** To the second, as W3C dates go. */
function isoOf(epochMilliseconds: number): string {
  return `${new Date(epochMilliseconds).toISOString().slice(0, 19)}Z`;
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
