import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchedRanges, matchText } from './text-match.ts';

const best = (typed: string, labels: readonly string[]) =>
  labels
    .flatMap((label) => {
      const match = matchText(typed, label);
      return match ? [{ label, score: match.score }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ label }) => label);

const cities = ['London', 'Los Angeles', 'Berlin', 'Södermalm', 'Stockholm', 'New York'];

describe('a text answers', () => {
  test.each([
    ['lon', 'London'],
    ['LONDON', 'London'],
    ['angeles los', 'Los Angeles'],
    ['sodermalm', 'Södermalm'],
    ['So\u0308derm', 'Södermalm'],
    ['ｂｅｒｌｉｎ', 'Berlin'],
    ['lodnon', 'London'],
    ['stokh', 'Stockholm'],
    ['stockhlom', 'Stockholm'],
    ['yrok', 'New York'],
  ])('to %j: %s', (typed, label) => {
    expect(best(typed, cities)[0]).toBe(label);
  });

  test.each(['', '   ', '%', '_', '\\', '"', '\u0000', 'xq', 'london paris'])(
    'to %j: none',
    (typed) => {
      expect(best(typed, cities)).toEqual([]);
    },
  );

  test('to a part of a word only from three letters on, or where words have no spaces', () => {
    expect(best('ngel', cities)).toEqual(['Los Angeles']);
    expect(best('ng', cities)).toEqual([]);
    expect(best('検索', ['スタジオを検索', '設定'])).toEqual(['スタジオを検索']);
  });

  test('better, the less else it says', () => {
    expect(best('drums', ['Drums and percussion', 'Drums', 'Loud drums'])).toEqual([
      'Drums',
      'Drums and percussion',
      'Loud drums',
    ]);
  });
});

test('marks what was typed, accents and all', () => {
  expect(matchText('soder so', 'Söder Sound')?.ranges).toEqual([
    [0, 5],
    [6, 8],
  ]);
  expect(matchedRanges('kettle berlin', 'Kettle Works')).toEqual([[0, 6]]);
});

test('whatever is typed, ranges are in order, apart and inside the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (typed, text) => {
      const match = matchText(typed, text);
      let last = -1;
      for (const [start, end] of match?.ranges ?? []) {
        expect(start).toBeGreaterThan(last);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = end;
      }
    }),
  );
});
