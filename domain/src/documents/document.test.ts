import { expect, test } from 'vitest';
import { anchorsOf, plainText } from './document.ts';
import type { BlockNode, Document } from './document.ts';
import { toHtml } from './html.ts';

const paragraph = (text: string): BlockNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const heading = (text: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});
const documentOf = (...content: BlockNode[]): Document => ({ type: 'doc', content });

test('a document is read as text, block by block', () => {
  const text = documentOf(heading('Rooms'), {
    type: 'bulletList',
    content: [
      { type: 'listItem', content: [paragraph('Live room')] },
      { type: 'listItem', content: [paragraph('Booth')] },
    ],
  });
  expect(plainText(text)).toBe('Rooms Live room Booth');
});

test('its parts are found by their headings, also those of one name', () => {
  const text = documentOf(heading('Whole price, first?'), heading('料金'), heading('料金'));
  expect(anchorsOf(text)).toEqual([
    { id: 'whole-price-first', title: 'Whole price, first?' },
    { id: '料金', title: '料金' },
    { id: '料金-2', title: '料金' },
  ]);
});

test('as HTML it is its structure, and whatever it says is text', () => {
  const text = documentOf(
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'See ', marks: [{ type: 'bold' }] },
        {
          type: 'text',
          text: '<b>here</b>',
          marks: [{ type: 'link', attrs: { href: '/a?b="c"&d' } }, { type: 'italic' }],
        },
        { type: 'hardBreak' },
      ],
    },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('Name')] }] },
      ],
    },
  );
  expect(toHtml(text)).toBe(
    '<p><strong>See </strong><a href="/a?b=&quot;c&quot;&amp;d"><em>&lt;b&gt;here&lt;/b&gt;</em></a><br></p>' +
      '<table><tr><th><p>Name</p></th></tr></table>',
  );
});
