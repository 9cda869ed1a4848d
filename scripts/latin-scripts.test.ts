import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inLatin } from './lib/latin-scripts.ts';

test.each([
  ['texts', "'Größe – “日本” 🎛'"],
  ['templates', '`${1} – 日本`'],
  ['tagged templates', '((texts) => texts[0])`日本 🎛`'],
  ['names', '({ 音: 1 })'],
  ['expressions', "['a–b', '🎛'].map((text) => text.replace(/[–日]|^🎛$/u, '!'))"],
  ['backslashes before', String.raw`'\\–'`],
])('%s mean the same', (_, code) => {
  const latin = inLatin(code, 'a.js');
  expect(latin).toMatch(/^[\0-\u00ff]*$/);
  expect(latin).toContain(String.raw`\u`);
  expect(runInNewContext(latin)).toEqual(runInNewContext(code));
});

test('what is within Latin-1 stays', () => {
  expect(inLatin("'Größe'", 'a.js')).toBe("'Größe'");
});

test('a character that is escaped already stops the build', () => {
  expect(() => inLatin(String.raw`/\–/`, 'a.js')).toThrow('a.js');
});
