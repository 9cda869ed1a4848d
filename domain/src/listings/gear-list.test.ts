import { expect, test } from 'vitest';
import { parseGearList } from './gear-list.ts';

test('a pasted list is read line by line, without its bullets', () => {
  const text = '- Neumann U 87 Ai\r\n• Shure SM7B\n\n3. Neve 1073\n  1176 Rev A\nshure sm7b';
  expect(parseGearList(text)).toEqual(['Neumann U 87 Ai', 'Shure SM7B', 'Neve 1073', '1176 Rev A']);
});

test('what is pasted without end is cut, and nothing is nothing', () => {
  expect(parseGearList('x'.repeat(500))[0]).toHaveLength(80);
  expect(parseGearList(' \n \n')).toEqual([]);
  expect(parseGearList('')).toEqual([]);
});
