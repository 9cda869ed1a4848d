import { expect, test } from 'vitest';
import { listingPolicy } from './listing.policy.ts';

const listing = { ownerId: 1, managerIds: [4] };
const owner = { id: 1, isStaff: false };
const other = { id: 2, isStaff: false };
const manager = { id: 4, isStaff: false };
const staff = { id: 3, isStaff: true };

test.each([
  ['see', [true, true, false, true]],
  ['edit', [true, true, false, false]],
  ['decide', [false, false, false, true]],
] as const)('%s is for owner, manager, others, administrators: %j', (rule, expected) => {
  const { allows } = listingPolicy[rule];
  expect([owner, manager, other, staff].map((actor) => allows(actor, listing))).toEqual(expected);
});
