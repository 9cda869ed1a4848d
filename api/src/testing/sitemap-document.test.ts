import { expect, test } from 'vitest';
import { readSitemapDocument } from './sitemap-document.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HOME = '<url><loc>https://roomtone.example/</loc></url>';

const urlset = (content: string, namespace = NAMESPACE) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${namespace}">${content}</urlset>`;

test('a sitemap is read with its addresses and dates', () => {
  const dated =
    '<url><loc>https://roomtone.example/?a=1&amp;b=2</loc><lastmod>2026-12-01T12:00:00Z</lastmod></url>';
  expect(readSitemapDocument(urlset(HOME + dated))).toEqual({
    root: 'urlset',
    entries: new Map([
      ['https://roomtone.example/', undefined],
      ['https://roomtone.example/?a=1&b=2', '2026-12-01T12:00:00Z'],
    ]),
  });
});

test.each([
  ['an element that is not ended', urlset('<url><loc>https://roomtone.example/</url>'), 'no XML'],
  ['a bare ampersand', urlset(HOME).replace('example/', 'example/?a&b=<'), 'no XML'],
  ['another root', '<rss/>', 'root is rss'],
  ['another namespace', urlset(HOME, 'http://www.google.com/schemas/sitemap/0.84'), 'namespace'],
  ['nothing in it', urlset(''), '0 entries'],
  ['too much in it', urlset(HOME.repeat(50_001)), '50001 entries'],
  ['items of an index', urlset('<sitemap><loc>https://a.example/</loc></sitemap>'), 'has sitemap'],
  ['an entry without an address', urlset('<url><lastmod>2026-12-01</lastmod></url>'), 'address'],
  ['a relative address', urlset('<url><loc>/studios</loc></url>'), '"/studios"'],
  [
    'two addresses of an entry',
    urlset(HOME.replace('</url>', '<loc>x</loc></url>')),
    'address is [',
  ],
  ['an address twice', urlset(HOME + HOME), 'twice'],
  ['an unknown element', urlset(HOME.replace('</url>', '<title>x</title></url>')), 'title'],
  [
    'a date of its own',
    urlset(HOME.replace('</url>', '<lastmod>1 Dec 2026</lastmod></url>')),
    'date',
  ],
  [
    'a day that is none',
    urlset(HOME.replace('</url>', '<lastmod>2026-13-01</lastmod></url>')),
    'date',
  ],
])('%s is refused', (_what, xml, rule) => {
  expect(() => readSitemapDocument(xml)).toThrow(rule);
});
