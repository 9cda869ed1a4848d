import { RawJson, objectOf } from './json-text.ts';
import type { Choices } from './choices.ts';

/** Names that every JavaScript object inherits or that libraries give a meaning to. */
export const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__typename',
  'then',
  'length',
  'toJSON',
  '$where',
  '',
  ' ',
  '0',
  '-1',
  'a.b',
  'a[b]',
  '\0',
  'İ',
] as const;

const hostileTexts = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '0',
  '-0',
  '1e999',
  '0x10',
  '٣',
  '１',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202Eabc',
  '\uFEFF',
  '\r\nSet-Cookie: a=b',
  "'",
  '"',
  '\\',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '$1',
  '%',
  '%%',
  '_',
  '%s%n',
  '%ff',
  '\\u0000',
  '*',
  '(',
  '[',
  '(a+)+$',
  '&',
  '&|!',
  "a' & 'b",
  ':*',
  '<script>alert(1)</script>',
  '</script><!--',
  '{{7*7}}',
  '${7*7}',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  '//evil.example',
  'http://localhost:0/',
  'İstanbul',
  'ß',
  'Ǆ',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(50),
  'a'.repeat(255),
  'a'.repeat(256),
  'x'.repeat(10_001),
  '💥'.repeat(3000),
  'a@b.c',
  `${'a'.repeat(250)}@example.com`,
  '"a b"@example.com',
  'a@[127.0.0.1]',
  '@',
  'true',
  '[]',
  '{}',
  '\t\n\v\f\r\u2028\u2029',
  ...hostileNames,
];

const hostileNumbers = [
  0,
  -0,
  -1,
  1.5,
  0.1,
  101,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

const hostileDates = [
  '0000-01-01',
  '0000-00-00',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2026-02-29',
  '2026-11-31',
  '2026-13-01',
  '2026-1-1',
  '2999-12-31',
  '3000-01-01',
  '9999-12-31',
  '+010000-01-01',
  '-000001-01-01',
  '2026-W50',
  '2026-12-08T00:00',
  'infinity',
  'today',
  '٢٠٢٦-١٢-٠١',
];

const hostileTimes = [
  '24:00',
  '23:60',
  '-1:00',
  '1:00',
  '00:00:60',
  '12',
  '12:00 AM',
  'allballs',
  '00:00',
  '23:59',
];

const hostileInstants = [
  '2026-11-31T10:00:00Z',
  '2026-12-08T24:00:00Z',
  '2026-12-08T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '1900-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-14:00',
  '2999-12-31T23:59:59-14:00',
  '2999-12-31T23:30:00Z',
  '2026-12-08T10:00:00+99:99',
  '2026-12-08T10:00:00',
  '2026-12-08 10:00:00Z',
  '2026-03-29T01:30:00+00:00',
  '2026-12-08T10:00:00.1234567890123Z',
  '-infinity',
  'now',
  '1e12',
];

/** A text that something may stumble over. */
export function hostileText(choices: Choices): string {
  return choices.pick(hostileTexts);
}

/** A date, time or instant that there is not, or at the edge of those that there are. */
export function hostileDate(choices: Choices): string {
  return choices.pick([...hostileDates, ...hostileTimes, ...hostileInstants]);
}

/** A cursor as lists give them out, with something wrong in it. */
export function hostileCursor(choices: Choices): string {
  const key = choices.pick([
    '[1,1]',
    '[1]',
    '[1,2,3]',
    '[]',
    '[1,9e15]',
    '[9e15,1]',
    '[1e999,1]',
    '[-1e999]',
    '["x","1"]',
    '[null,null]',
    '[{"toString":1},1]',
    '[[1],[2]]',
    '[1.5,1]',
    '[1e11,1]',
    '[8.64e15,1]',
    '[-1,-1]',
    '[0,0,0,0]',
    '{"0":1,"length":2}',
    '1',
    '"a"',
    'null',
    '[1,',
    `[${'1,'.repeat(1000)}1]`,
    `${'['.repeat(2000)}${']'.repeat(2000)}`,
    '\0',
  ]);
  const bytes = Buffer.from(key);
  return choices.weighted([
    [8, () => bytes.toString('base64url')],
    [1, () => bytes.toString('base64')],
    [1, () => bytes.toString('hex')],
    [1, () => key],
  ]);
}

/** Any value that no field expects. */
export function hostileValue(choices: Choices, depth = 0): unknown {
  return choices.weighted<unknown>([
    [3, () => null],
    [3, () => choices.pick([true, false])],
    [6, () => choices.pick(hostileNumbers)],
    [10, () => hostileText(choices)],
    [3, () => hostileDate(choices)],
    [2, () => hostileCursor(choices)],
    [2, () => new RawJson(choices.pick(['1e400', '-1e400', '9'.repeat(400), '1E-999', '-0']))],
    [1, () => deepValue(choices)],
    [1, () => choices.list(0, 200, () => choices.pick(hostileNumbers))],
    [2, () => (depth > 3 ? [] : choices.list(0, 3, () => hostileValue(choices, depth + 1)))],
    [4, () => (depth > 3 ? {} : hostileObject(choices, depth + 1))],
  ]);
}

function hostileObject(choices: Choices, depth: number): Record<string, unknown> {
  return objectOf(
    choices.list(0, 3, () => [choices.pick(hostileNames), hostileValue(choices, depth)] as const),
  );
}

/** A value that is nested deeper than any input should be. */
export function deepValue(choices: Choices): RawJson {
  const levels = choices.pick([33, 100, 1000, 6000]);
  return choices.pick([
    new RawJson('['.repeat(levels) + ']'.repeat(levels)),
    new RawJson(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`),
    new RawJson(`${'[{"input":'.repeat(levels)}null${'}]'.repeat(levels)}`),
  ]);
}
