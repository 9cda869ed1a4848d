import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inAscii } from './lib/ascii-scripts.ts';

test.each([
  ['texts', "'Größe – “日本” 🎛'"],
  ['templates', '`${1} – 日本`'],
  ['tagged templates', '((texts) => texts[0])`日本 🎛`'],
  ['names', '({ 音: 1 })'],
  ['expressions', "['a–b', '🎛'].map((text) => text.replace(/[–日]|^🎛$/u, '!'))"],
  ['backslashes before', String.raw`'\\–'`],
])('%s mean the same', (_, code) => {
  const ascii = inAscii(code, 'a.js');
  expect(ascii).toMatch(/^[\0-\u007f]*$/);
  expect(ascii).toContain(String.raw`\u`);
  expect(runInNewContext(ascii)).toEqual(runInNewContext(code));
});

test('what is within ASCII stays', () => {
  expect(inAscii("'a\\t~'", 'a.js')).toBe("'a\\t~'");
});

test('a character that is escaped already stops the build', () => {
  expect(() => inAscii(String.raw`/\–/`, 'a.js')).toThrow('a.js');
});
