import { expect, test } from 'vitest';
import { listingPolicy } from './listing.policy.ts';

const listing = { ownerId: 1 };
const owner = { id: 1, isStaff: false };
const other = { id: 2, isStaff: false };
const staff = { id: 3, isStaff: true };

test.each([
  ['see', [true, false, true]],
  ['edit', [true, false, false]],
  ['decide', [false, false, true]],
] as const)('%s is for owner, others, administrators: %j', (rule, expected) => {
  const { allows } = listingPolicy[rule];
  expect([owner, other, staff].map((actor) => allows(actor, listing))).toEqual(expected);
});
