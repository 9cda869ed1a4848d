import { describe, expect, test } from 'vitest';
import { validate } from '#domain/errors/validate.ts';
import { collectionNameKey, collectionSchema } from './collection.schema.ts';
import { noteSchema } from './note.schema.ts';

const errorText = (check: () => unknown) => {
  try {
    check();
    return undefined;
  } catch (error) {
    return error as { fields: Record<string, { key: string; values?: object }> };
  }
};

describe('the name of a collection', () => {
  test.each([
    ['  Drum   rooms ', 'Drum rooms'],
    ['Drum\nrooms\u0000\t!', 'Drum rooms !'],
    ['Drum\u202E\u200B rooms', 'Drum rooms'],
    ['🥁'.repeat(30), '🥁'.repeat(30)],
  ])('%j is kept as %j', (given, kept) => {
    expect(validate(collectionSchema, { name: given })).toEqual({ name: kept });
  });

  test.each([[undefined], [null], [''], [' \n ']])('%j is no name', (name) => {
    expect(errorText(() => validate(collectionSchema, { name }))?.fields).toEqual({
      name: { key: 'favorites.collectionNameRequired' },
    });
  });

  test('has at most 60 emails', () => {
    expect(validate(collectionSchema, { name: 'x'.repeat(60) }).name).toHaveLength(60);
    const { fields } = errorText(() => validate(collectionSchema, { name: 'x'.repeat(61) }))!;
    expect(fields).toEqual({ name: { key: 'fields.tooLong', values: { max: 60 } } });
  });

  test.each([
    ['Drum Rooms', 'drum rooms'],
    ['ÉTÉ', 'été'],
    ['Ｄｒｕｍｓ', 'drums'],
  ])('%j is the same as %j', (one, other) => {
    expect(collectionNameKey(one)).toBe(collectionNameKey(other));
  });

  test('tells an accent from none', () => {
    expect(collectionNameKey('été')).not.toBe(collectionNameKey('ete'));
  });
});

describe('a note', () => {
  test.each([
    ['', ''],
    ['  Ask for Ana.\r\nBring a kick pedal.\r', 'Ask for Ana.\nBring a kick pedal.'],
    ['a\u0000b\u001bc\td', 'abc\td'],
  ])('%j is kept as %j', (given, kept) => {
    expect(validate(noteSchema, { note: given })).toEqual({ note: kept });
  });

  test('has at most 2000 emails', () => {
    expect(validate(noteSchema, { note: `${'x'.repeat(2000)}\n` }).note).toHaveLength(2000);
    const { fields } = errorText(() => validate(noteSchema, { note: 'x'.repeat(2001) }))!;
    expect(fields).toEqual({ note: { key: 'fields.tooLong', values: { max: 2000 } } });
  });

  test('is a text', () => {
    for (const note of [undefined, null, ['x']]) {
      expect(errorText(() => validate(noteSchema, { note }))?.fields).toHaveProperty('note');
    }
  });
});
