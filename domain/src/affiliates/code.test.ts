import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { affiliateCodeSchema } from './code.schema.ts';
import { AFFILIATE_CODE, codeLimits, isDecentCode, proposedCodes } from './code.ts';
import { readRemembered, rememberedText } from './remembered.ts';

describe('a code', () => {
  test.each([
    ['  Nora-Quist ', 'nora-quist'],
    ['DRUMS4ALL', 'drums4all'],
    ['yoshito', 'yoshito'],
    ['grapevine', 'grapevine'],
  ])('%j is kept as %s', (code, kept) => {
    expect(validate(affiliateCodeSchema, { code })).toEqual({ code: kept });
  });

  test.each([
    [''],
    ['abc'],
    ['a'.repeat(21)],
    ['nora quist'],
    ['nora--quist'],
    ['-nora'],
    ['norä'],
    ['room-tone-help'],
    ['Official-Deals'],
    ['holy-shit'],
    ['f-u-c-k-it'],
  ])('%j is refused', (code) => {
    expect(() => validate(affiliateCodeSchema, { code })).toThrow(DomainError);
  });
});

test.each([
  ['Nora Quist', 'nora-quist'],
  ['Bo', 'bo-music'],
  ['José & the Ångströms', 'jose-the-angstroms'],
  ['大貫妙子', 'musician'],
  ['Official Admin', 'musician'],
])('%s is proposed %s, and more in case that is taken', (name, first) => {
  const codes = proposedCodes(name, 123_456_789);
  expect(codes[0]).toBe(first);
  expect(new Set(codes).size).toBe(5);
  for (const code of codes) {
    expect(code).toMatch(AFFILIATE_CODE);
    expect(code.length).toBeGreaterThanOrEqual(codeLimits.least);
    expect(code.length).toBeLessThanOrEqual(codeLimits.most);
    expect(isDecentCode(code)).toBe(true);
  }
});

describe('what a browser remembers', () => {
  const now = Date.parse('2026-12-31T23:00:00Z');

  test('is read as it was written', () => {
    const remembered = { code: 'nora-quist', on: '2026-12-01' };
    expect(readRemembered(rememberedText(remembered), now)).toEqual(remembered);
  });

  test.each([
    [undefined],
    [''],
    ['nora-quist'],
    ['nora-quist.2026-11-30'],
    ['nora-quist.2027-01-01'],
    ['nora-quist.2026-12-01.x'],
    ['Nora.2026-12-31'],
    ['nora-quist.yesterday'],
  ])('is nothing when it is %j', (text) => {
    expect(readRemembered(text, now)).toBeUndefined();
  });
});
