import { expect, test } from 'vitest';
import { reviewPolicy } from './review.policy.ts';

test.each([
  ['one’s own studio', { id: 2, isStaff: false }, false],
  ['one’s own studio, as an administrator', { id: 2, isStaff: true }, false],
  ['somebody else’s', { id: 1, isStaff: false }, true],
  ['somebody else’s, as an administrator', { id: 1, isStaff: true }, true],
])('reviewing %s', (_whose, caller, allowed) => {
  expect(reviewPolicy.write.allows(caller, { team: new Map([[2, 'owner']]) })).toBe(allowed);
});
