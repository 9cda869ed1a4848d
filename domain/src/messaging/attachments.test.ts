import { expect, test } from 'vitest';
import { attachmentTypeOf, safeFileName } from './attachments.ts';

test.each([
  ['Room.JPG', 'image/jpeg', 'image', 'image/jpeg'],
  ['take one.m4a', 'audio/x-m4a', 'audio', 'audio/x-m4a'],
  ['take one.FLAC', '', 'audio', 'audio/flac'],
  ['rider.pdf', 'application/pdf', 'pdf', 'application/pdf'],
])('%s of type "%s" is attached as %s', (name, type, kind, contentType) => {
  expect(attachmentTypeOf({ name, type })).toEqual({ kind, contentType });
});

test.each([
  ['drawing.svg', 'image/svg+xml'],
  ['page.pdf', 'text/html'],
  ['setup.exe', ''],
  ['a.constructor', ''],
])('%s of type "%s" cannot be attached', (name, type) => {
  expect(attachmentTypeOf({ name, type })).toBeUndefined();
});

test.each([
  ['Rider 2026.pdf', '.pdf', 'Rider 2026.pdf'],
  ['photo.jpeg', '.webp', 'photo.webp'],
  ['invoice\u202Efdp.exe', '.pdf', 'invoicefdp.pdf'],
  ['../../etc/passwd', '.pdf', '....pdf'],
  ['.pdf', '.pdf', 'file.pdf'],
  ['', '.mp3', 'file.mp3'],
  ['a\r\nSet-Cookie: b.pdf', '.pdf', 'aSet-Cookie: b.pdf'],
])('%j is kept as a name that can be shown', (name, ending, kept) => {
  expect(safeFileName(name, ending)).toBe(kept);
});

test('a long name is cut, and still ends with what it is', () => {
  const name = safeFileName(`${'x'.repeat(500)}.pdf`, '.pdf');
  expect(name).toHaveLength(120);
  expect(name.endsWith('x.pdf')).toBe(true);
});
