import { describe, expect, test } from 'vitest';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar, parseInstant } from './scalars.ts';

describe('an instant', () => {
  test.each([
    ['2026-12-01T19:00:00Z', '2026-12-01T19:00:00.000Z'],
    ['2026-12-01T19:00:00.5+01:00', '2026-12-01T18:00:00.500Z'],
    ['2024-02-29T23:59:59-14:00', '2024-03-01T13:59:59.000Z'],
    ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00.000Z'],
    ['2999-12-31T23:59:59.999Z', '2999-12-31T23:59:59.999Z'],
  ])('%s is read', (text, read) => {
    expect(new Date(parseInstant(text)!).toISOString()).toBe(read);
  });

  test.each([
    '2026-11-31T10:00:00Z',
    '2026-02-29T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-12-01T24:00:00Z',
    '2026-12-01T23:60:00Z',
    '2026-12-01T23:59:60Z',
    '2026-12-01T10:00:00+15:00',
    '2026-12-01T10:00:00',
    '2026-12-01T10:00Z',
    '2026-12-01',
    '0000-01-01T00:00:00Z',
    '1899-12-31T23:59:59Z',
    '9999-12-31T23:59:59Z',
    '2999-12-31T23:59:59-01:00',
    '2026-12-01T10:00:00Z\n',
    '',
  ])('%j is none', (text) => {
    expect(parseInstant(text)).toBeUndefined();
    expect(() => DateTimeScalar.parseValue(text)).toThrow('DateTime cannot represent');
  });
});

test.each(['2026-11-31', '2026-02-29', '0000-01-01', '0001-01-01', '9999-12-31', '2026-1-1', ''])(
  '%j is no day',
  (text) => {
    expect(() => LocalDateScalar.parseValue(text)).toThrow('Date cannot represent');
  },
);

test.each(['24:00', '7:00', '07:60', '07:00:00', ''])('%j is no time of day', (text) => {
  expect(() => LocalTimeScalar.parseValue(text)).toThrow('Time cannot represent');
});
