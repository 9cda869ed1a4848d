import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { profileSchema, refuseForeignFields } from './profile.schema.ts';

/** The fields with errors. */
function errors(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.keys(error.fields ?? {});
  }
}

describe('a change of a profile', () => {
  test('has only what was given', () => {
    expect(validate(profileSchema, { bio: '  Drums. ' })).toEqual({ bio: 'Drums.' });
    expect(validate(profileSchema, {})).toEqual({});
  });

  test('has each word once, trimmed', () => {
    const { genres } = validate(profileSchema, { genres: [' Jazz', 'jazz ', 'Dub'] });
    expect(genres).toEqual(['jazz', 'Dub']);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'ftp://example.com',
    'https://user:secret@example.com',
    'https://exa mple.com',
    'example.com',
    '',
  ])('refuses the link %j', (link) => {
    expect(errors(() => validate(profileSchema, { links: [link] }))).toEqual(['links[0]']);
  });

  test.each(['https://example.com', 'http://example.com/a?b=c#d', 'https://пример.рф/@name'])(
    'takes the link %s',
    (link) => {
      expect(validate(profileSchema, { links: [link] }).links).toEqual([link]);
    },
  );

  test('takes each language that somebody speaks once', () => {
    const { spokenLanguages } = validate(profileSchema, { spokenLanguages: ['de', 'ja', 'de'] });
    expect(spokenLanguages).toEqual(['de', 'ja']);
  });

  test('refuses what is too long, too many or of another kind', () => {
    const hostile = {
      name: 'x',
      bio: 'x'.repeat(1001),
      location: { $ne: 1 },
      links: Array.from({ length: 6 }, () => 'https://example.com'),
      genres: 'jazz',
      instruments: [{}],
      spokenLanguages: ['de', 'klingon'],
      userType: 'root',
    };
    expect(errors(() => validate(profileSchema, hostile)).toSorted()).toEqual([
      'bio',
      'genres',
      'instruments[0]',
      'links',
      'location',
      'name',
      'spokenLanguages[1]',
      'userType',
    ]);
  });
});

test('fields that are no part of a profile are refused by name, inherited names too', () => {
  const hostile = JSON.parse(
    '{"role":"admin","id":1,"bio":"","__proto__":{},"toString":1,"constructor":1}',
  ) as Record<string, unknown>;
  expect(errors(() => refuseForeignFields(hostile)).toSorted()).toEqual([
    '__proto__',
    'constructor',
    'id',
    'role',
    'toString',
  ]);
  expect(errors(() => refuseForeignFields({ bio: '', userType: 'musician' }))).toEqual([]);
});
