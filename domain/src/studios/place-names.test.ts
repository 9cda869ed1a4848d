import { expect, test } from 'vitest';
import { withEnglishPlaces } from './place-names.ts';

test.each([
  ['londres', 'london'],
  ['estudio en nueva york', 'estudio en new york'],
  ['LOS ÁNGELES', 'los angeles'],
  ['sidney drums', 'sydney drums'],
  ['東京', 'tokyo'],
  ['ドラム ロンドン', 'ドラム london'],
  ['studios deutschland', 'studios germany'],
  ['Vereinigtes Königreich', 'united kingdom'],
  ['nueva', 'nueva'],
  ['new york', 'new york'],
])('%s is looked for as %s', (asked, english) => {
  expect(withEnglishPlaces(asked.split(' ')).join(' ')).toBe(english);
});
