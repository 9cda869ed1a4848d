import { expect, test } from 'vitest';
import { mayEditProfile } from './profile.policy.ts';

test.each([
  ['one’s own', { id: 7, role: 'user' } as const, 7, true],
  ['somebody else’s', { id: 7, role: 'user' } as const, 8, false],
  ['somebody else’s, as an administrator', { id: 1, role: 'admin' } as const, 8, true],
])('%s', (_whose, actor, userId, allowed) => {
  expect(mayEditProfile(actor, userId)).toBe(allowed);
});

test('what somebody calls themselves gives no rights', () => {
  const actor = { id: 7, role: 'user', userType: 'admin', isStudioOwner: true } as const;
  expect(mayEditProfile(actor, 8)).toBe(false);
});
