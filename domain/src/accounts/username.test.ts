import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usernameFrom } from './username.ts';

test.each([
  ['Nora Quist', '', 'nora_quist'],
  ['  Zoë  Ångström ', '', 'zoe_angstrom'],
  ['Nora Quist', '4821', 'nora_quist_4821'],
  ['山田 太郎', '', 'musician'],
  ['Al', '77', 'musician_77'],
  ['Bartholomew Featherstonehaugh', '', 'bartholomew_feathers'],
  ['Bartholomew Featherstonehaugh', '4821', 'bartholomew_fea_4821'],
])('%j with %j becomes %s', (name, suffix, username) => {
  expect(usernameFrom(name, suffix)).toBe(username);
});

test('whatever somebody is called, the rules for usernames hold', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[0-9]{0,6}$/),
      (name, suffix) => {
        expect(usernameFrom(name, suffix)).toMatch(/^[a-z0-9_]{3,20}$/);
      },
    ),
  );
});
