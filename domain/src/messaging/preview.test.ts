import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';

test('a preview is the message on one line', () => {
  expect(previewOf('  Hello,\n\nis the  piano tuned? ')).toBe('Hello, is the piano tuned?');
});

test('a preview of a long message ends in an ellipsis, and in no half of an emoji', () => {
  expect(previewOf(`${'a'.repeat(138)} 🥁 and more`)).toBe(`${'a'.repeat(138)}…`);
  expect(previewOf('🥁'.repeat(141))).toBe(`${'🥁'.repeat(139)}…`);
  expect(previewOf('🥁'.repeat(140))).toBe('🥁'.repeat(140));
});
