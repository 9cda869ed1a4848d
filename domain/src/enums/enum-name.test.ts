import { describe, expect, test } from 'vitest';
import { enumName, enumValue } from './enum-name.ts';

const values = ['studio-time', 'studio_owner', 'en', 'beyond-the-horizon'] as const;

describe('a value', () => {
  test.each([
    ['studio-time', 'STUDIO_TIME'],
    ['studio_owner', 'STUDIO_OWNER'],
    ['en', 'EN'],
    ['beyond-the-horizon', 'BEYOND_THE_HORIZON'],
  ] as const)('%s is %s to GraphQL, and comes back', (value, name) => {
    expect(enumName(value)).toBe(name);
    expect(enumValue(name, values)).toBe(value);
  });

  test('is found among those of its enum alone', () => {
    expect(() => enumValue<string>('DE', values)).toThrow('DE is none of');
  });
});
