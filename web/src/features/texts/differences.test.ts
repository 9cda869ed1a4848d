import { expect, test } from 'vitest';
import type { BlockNode } from '#domain/documents/document.ts';
import { differencesOf, wordsOf } from './differences.ts';

const paragraph = (text: string): BlockNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

const says = (title: string, ...content: BlockNode[]) =>
  wordsOf({
    title,
    description: '',
    lead: '',
    category: '',
    tags: [],
    body: { type: 'doc', content },
  });

test('what was added and removed is told word by word, and long pieces that stay are cut', () => {
  const long = 'word '.repeat(200);
  const before = says('A room', paragraph(long), paragraph('It is quiet.'));
  const after = says('A room', paragraph(long), paragraph('It is loud.'));
  const differences = differencesOf(before, after);
  expect(differences.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect(differences.map(({ text }) => text).slice(1)).toEqual(['quiet', 'loud', '.']);
  expect(differences[0]!.text.length).toBeLessThan(400);
});

test('another picture and another studio are differences, though no word is', () => {
  const picture = (src: string): BlockNode => ({
    type: 'picture',
    attrs: { src, alt: 'A room', caption: '', width: 4, height: 3 },
  });
  const studio = (studioId: string): BlockNode => ({ type: 'studioCard', attrs: { studioId } });
  for (const [before, after] of [
    [picture('/uploads/text-pictures/a.webp'), picture('/uploads/text-pictures/b.webp')],
    [studio('1'), studio('2')],
  ]) {
    const kinds = differencesOf(says('x', before!), says('x', after!)).map(({ kind }) => kind);
    expect(kinds).toContain('added');
  }
});

test('texts that say the same have none', () => {
  const text = says('A room', paragraph('It is quiet.'));
  expect(differencesOf(text, text).every(({ kind }) => kind === 'same')).toBe(true);
});

test('texts with little in common stand one after the other', () => {
  const [before, after] = ['Said anew by them.', 'The same claps in a box of three meters.'];
  expect(differencesOf(before, after).map(({ text, kind }) => [kind, text])).toEqual([
    ['removed', before],
    ['same', '\n'],
    ['added', after],
  ]);
  expect(differencesOf('', after).map(({ kind }) => kind)).toEqual(['added']);
});
