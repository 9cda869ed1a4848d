import { expect, test } from 'vitest';
import { toHtml } from '#domain/documents/html.ts';
import { readFrontMatter, toDocument } from './markdown-documents.mjs';

const htmlOf = (markdown: string) => toHtml(toDocument(markdown));

test.each([
  ['## A *heading*', '<h2>A <em>heading</em></h2>'],
  ['One\ntwo', '<p>One\ntwo</p>'],
  ['1. **One**\n2. two', '<ol><li><p><strong>One</strong></p></li><li><p>two</p></li></ol>'],
  ['- one\n  - two', '<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>'],
  ['> Quoted', '<blockquote><p>Quoted</p></blockquote>'],
  ['A [link](/terms) & more', '<p>A <a href="/terms">link</a> &amp; more</p>'],
  ['A \\*star\\* and `code`', '<p>A *star* and <code>code</code></p>'],
  [
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
    '<table><tr><th><p>A</p></th><th><p>B</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></table>',
  ],
])('%j is %s', (markdown, html) => {
  expect(htmlOf(markdown)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>', 'html'],
  ['A <b>word</b>', 'html'],
  ['# Title', 'a heading of level 1'],
  ['[a](javascript:alert(1))', 'a link to javascript'],
  ['[a](//elsewhere.example)', 'a link to //elsewhere.example'],
  ['![a](/picture.png)', 'image'],
  ['```\ncode\n```', 'code'],
])('%j is no part of a document', (markdown, what) => {
  expect(() => toDocument(markdown)).toThrow(what);
});

test('a file says of its text what stands before it', () => {
  expect(readFrontMatter('---\ntitle: A: b\nlead: c\n---\n\nText\n')).toEqual({
    head: { title: 'A: b', lead: 'c' },
    body: '\nText\n',
  });
  expect(() => readFrontMatter('Text')).toThrow('does not begin');
  expect(() => readFrontMatter('---\ntitle\n---\n')).toThrow('says nothing: title');
});
