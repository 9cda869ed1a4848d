import { createHash } from 'node:crypto';
import type { InlineSources } from '#domain/rendering/page-contract.ts';
import type { Config } from './config.ts';

/** What the browser lets a document do. */
export type ContentSecurityPolicy = (inline?: InlineSources) => string;

/**
 * Makes the value of the header `Content-Security-Policy`. Scripts and styles come from this origin;
 * those within the document run only if they are, to the letter, among what it is made with.
 */
export function contentSecurityPolicy({
  mapTiles,
}: Pick<Config, 'mapTiles'>): ContentSecurityPolicy {
  const tiles = mapTiles ? ` ${new URL(mapTiles.url).origin}` : '';
  const fixed = [
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `img-src 'self' data:${tiles}`,
    "object-src 'none'",
    // Widths and positions that components set on single elements.
    "style-src-attr 'unsafe-inline'",
  ].join(';');
  return (inline = { scripts: [], styles: [] }) =>
    `${fixed};script-src ${sourcesOf(inline.scripts)};style-src ${sourcesOf(inline.styles)}`;
}

function sourcesOf(texts: readonly string[]): string {
  return ["'self'", ...texts.map(hashOf)].join(' ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
