import { expect, test } from 'vitest';
import { profilePolicy } from './profile.policy.ts';

test.each([
  ['one’s own', { id: 7, isStaff: false }, 7, true],
  ['somebody else’s', { id: 7, isStaff: false }, 8, false],
  ['somebody else’s, as an administrator', { id: 1, isStaff: true }, 8, true],
])('%s', (_whose, caller, userId, allowed) => {
  expect(profilePolicy.edit.allows(caller, userId)).toBe(allowed);
});
