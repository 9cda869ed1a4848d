import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { catalogues } from '#domain/messages/catalogues.generated.ts';
import type { AnyObject, ObjectSchema } from 'yup';
import {
  loginPageSchema,
  loginSchema,
  registrationDialogSchema,
  registrationPageSchema,
  registrationSchema,
} from './account.schema.ts';

/** The English text of each error of `input`, by field. */
function errors<T extends AnyObject>(schema: ObjectSchema<T>, input: AnyObject) {
  try {
    validate(schema, input);
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(
      Object.entries(error.fields ?? {}).map(([field, { key }]) => [field, english(key)]),
    );
  }
}

function english(key: string): unknown {
  return key.split('.').reduce<unknown>((node, part) => (node as AnyObject)[part], catalogues.en);
}

const dialog = {
  username: 'ada',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  accountType: 'artist',
};
const page = {
  username: 'ada',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  isStudioOwner: false,
  isBooker: true,
  agreeToTerms: true,
};

test('the dialog’s login needs an identifier and a password', () => {
  expect(errors(loginSchema, {})).toEqual({
    identifier: 'Email or username is required',
    password: 'Password is required',
  });
  expect(errors(loginSchema, { identifier: 'ada', password: 'x' })).toEqual({});
  const long = { identifier: 'a'.repeat(321), password: 'x'.repeat(257) };
  expect(errors(loginSchema, long)).toEqual({
    identifier: 'Must be at most {{max}} characters',
    password: 'Must be at most {{max}} characters',
  });
});

test('the login page needs an email address and six characters', () => {
  expect(errors(loginPageSchema, { identifier: 'ada', password: '12345' })).toEqual({
    identifier: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  });
  expect(errors(loginPageSchema, { identifier: 'a@b.co', password: '123456' })).toEqual({});
});

describe('the dialog’s sign-up', () => {
  test.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(21), 'Username must be less than 20 characters'],
    ['email', 'ada@', 'Please enter a valid email address'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['password', '1234567', 'Password must be at least 8 characters'],
    ['confirmPassword', 'another one', 'Passwords do not match'],
    ['accountType', 'band', 'Please select an account type'],
    ['accountType', '', 'Please select an account type'],
  ])('%s %j: %s', (field, value, text) => {
    const input =
      field === 'password'
        ? { ...dialog, password: value, confirmPassword: value }
        : { ...dialog, [field]: value };
    expect(errors(registrationDialogSchema, input)).toEqual({ [field]: text });
  });

  test('accepts a complete form, with usernames of 3 and 20 characters', () => {
    for (const username of ['abc', 'a'.repeat(20)]) {
      expect(errors(registrationDialogSchema, { ...dialog, username })).toEqual({});
    }
  });
});

describe('the register page', () => {
  test.each([
    ['agreeToTerms', false, 'You must agree to the terms and conditions'],
    ['confirmPassword', 'another one', 'Passwords do not match'],
    ['password', '1234567', 'Password must be at least 8 characters'],
  ])('%s %j: %s', (field, value, text) => {
    const input =
      field === 'password'
        ? { ...page, password: value, confirmPassword: value }
        : { ...page, [field]: value };
    expect(errors(registrationPageSchema, input)).toEqual({ [field]: text });
  });

  test('accepts a complete form', () => {
    expect(errors(registrationPageSchema, page)).toEqual({});
  });
});

describe('the server’s registration', () => {
  test('leaves out what is not part of it, and trims', () => {
    const input = { ...page, email: ' ada@example.com ', role: 'admin' };
    expect(validate(registrationSchema, input)).toEqual({
      username: 'ada',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      password: 'correct horse',
      isStudioOwner: false,
      isBooker: true,
    });
  });

  test('refuses a username that could pass for an email address', () => {
    const input = { ...page, username: 'ada@home' };
    expect(errors(registrationSchema, input)).toEqual({
      username: 'Username can only contain letters, digits, dots, hyphens and underscores',
    });
  });

  test('names every wrong field at once, whatever is sent', () => {
    expect(Object.keys(errors(registrationSchema, {}))).toEqual([
      'username',
      'name',
      'email',
      'password',
    ]);
    const hostile = { username: { $ne: 1 }, name: [], email: 7, password: null };
    expect(Object.keys(errors(registrationSchema, hostile)).toSorted()).toEqual([
      'email',
      'name',
      'password',
      'username',
    ]);
  });
});
