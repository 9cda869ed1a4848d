import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import type { Message } from '#domain/messages/message.ts';
import { cleanPersonName, personName } from './person-name.ts';

/** The keys of what is wrong with a name. */
function errorsOf(name: string): string[] {
  try {
    personName.validateSync(name, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.errors as unknown as Message[]).map(({ key }) => key);
  }
}

const ZERO_WIDTH_SPACE = '\u200B';
const JOINER = '\u200D';
const NON_JOINER = '\u200C';
const WORD_JOINER = '\u2060';
const LOW_LINE = '\u0332';
const SOFT_HYPHEN = '\u00AD';
const RIGHT_TO_LEFT_OVERRIDE = '\u202E';

describe('a name', () => {
  test.each([
    'J.R. Smith',
    'St. Vincent',
    'St.Vincent',
    'deadmau5',
    'Will.i.am',
    'apl.de.ap',
    'M.I.A.',
    'R.E.M.',
    'B.o.B',
    'Fred again..',
    'J.Cash',
    'john.smith',
    'Dr. Green',
    'Sammy Davis Jr./Sr.',
    'AC/DC',
    '@nora',
    '@nora.quist',
    'blink-182',
    '+/-',
    '!!!',
    'Ke$ha: live',
    'Feat.Nora:Live',
    'Live Vol.2/3',
    'Who.Am.I?',
    'Matt & Kim',
    "Sinéad O'Connor",
    'モーニング娘。',
    '山田　太郎',
    'ＭＯＮＯ',
    'נורה כהן',
    'فيروز',
    `علی${NON_JOINER}رضا`,
    `Nora 👩${JOINER}🎤`,
    '葛\u{E0100}城',
  ])('may be %s', (name) => {
    expect(personName.validateSync(name)).toBe(name);
  });

  test.each([
    'http://evil',
    'https://evil.com',
    'HTTPS://EVIL.COM/win',
    'ftp://evil',
    'www.x.example',
    'Win at WWW.evil',
    'evil.com',
    'evil-casino.com',
    'Win big at evil-casino.com!',
    '(evil.com)',
    'evil.com.',
    'evil.com/x',
    'evil.com:8080',
    'evil.com?x=1',
    'evil.co.uk',
    'a.evil.io',
    'nora@evil.com',
    't.co/x',
    'evil.unheardof/x',
    'evil.example',
    'пример.рф',
    'evil。com',
    'ｅｖｉｌ．ｃｏｍ',
    'ｗｗｗ．evil',
    'evil｡com',
    '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
    'evil․com',
    `evil.com${LOW_LINE}`,
    'evil.com'.split('').join(LOW_LINE),
    'उदाहरण.भारत',
    `evil${ZERO_WIDTH_SPACE}.com`,
    `evil.${JOINER}com`,
    `evil.c${WORD_JOINER}om`,
    `evil.c${SOFT_HYPHEN}om`,
    `http:/${NON_JOINER}/evil`,
  ])('contains no web address, such as %s', (name) => {
    expect(errorsOf(name)).toEqual(['accounts.nameWebAddress']);
  });

  test.each([
    'Ada\nLovelace',
    'Ada\r\nBcc: x',
    'Ada\u0000',
    'Ada\u001B[31m',
    'A\u2028B',
    'A\u0085B',
  ])('is one line: %j', (name) => {
    expect(errorsOf(name)).toContain('fields.oneLine');
  });

  test.each([
    ['  Ada  ', 'Ada'],
    [`A${ZERO_WIDTH_SPACE}d${WORD_JOINER}a`, 'Ada'],
    [`${RIGHT_TO_LEFT_OVERRIDE}adA`, 'adA'],
    [`A${JOINER}da${NON_JOINER}`, 'Ada'],
    ['Ze\u0301lie', 'Zélie'],
  ])('is stored without what nobody sees: %j as %j', (given, stored) => {
    expect(personName.validateSync(given)).toBe(stored);
  });

  test.each(['a', 'a.', 'www', '\u200D', 'a '])(
    'is checked quickly, however often it has %j',
    (part) => {
      expect(errorsOf(`x${part.repeat(200_000)}x`)).toContain('fields.tooLong');
    },
  );

  test('of unseen characters alone is none', () => {
    expect(errorsOf(ZERO_WIDTH_SPACE.repeat(5))).toContain('accounts.nameTooShort');
  });
});

describe('a name that a provider tells', () => {
  test.each([
    ['Nora Quist', 'Nora Quist'],
    [' Nora\n\tQuist ', 'Nora Quist'],
    ['Nora https://evil.com/x Quist', 'Nora Quist'],
    ['Win big: evil-casino.com', 'Win big:'],
    [`${RIGHT_TO_LEFT_OVERRIDE}Nora${ZERO_WIDTH_SPACE}`, 'Nora'],
    ['nora@example.com', ''],
    ['N', ''],
    ['', ''],
    ['x'.repeat(150), 'x'.repeat(100)],
    [`${'x'.repeat(99)}🥁`, 'x'.repeat(99)],
  ])('%j becomes %j', (told, name) => {
    expect(cleanPersonName(told)).toBe(name);
  });
});
