import { describe, expect, test } from 'vitest';
import {
  listingActions,
  listingStatuses,
  listingTransitions,
  nextListingStatus,
  publicListingStatuses,
} from './lifecycle.ts';

describe('the lifecycle of a listing', () => {
  test.each([
    ['draft', 'submit', 'owner', 'pending'],
    ['pending', 'approve', 'admin', 'approved'],
    ['pending', 'return', 'admin', 'returned'],
    ['returned', 'submit', 'owner', 'pending'],
    ['approved', 'submit', 'owner', 'change-pending'],
    ['approved', 'publish', 'owner', 'approved'],
    ['change-pending', 'return', 'admin', 'change-returned'],
    ['approved', 'suspend', 'admin', 'suspended'],
    ['suspended', 'reinstate', 'admin', 'approved'],
  ] as const)('%s, %s by %s: %s', (from, action, actor, to) => {
    expect(nextListingStatus(from, action, actor)).toBe(to);
  });

  test('nobody takes the part of somebody else', () => {
    for (const status of listingStatuses) {
      for (const action of listingActions) {
        const other = listingTransitions[action].by === 'owner' ? 'admin' : 'owner';
        expect(nextListingStatus(status, action, other)).toBeUndefined();
      }
    }
  });

  test.each([
    ['draft', 'approve', 'admin'],
    ['draft', 'publish', 'owner'],
    ['returned', 'approve', 'admin'],
    ['suspended', 'submit', 'owner'],
    ['suspended', 'publish', 'owner'],
    ['approved', 'approve', 'admin'],
  ] as const)('%s cannot be moved by %s', (from, action, actor) => {
    expect(nextListingStatus(from, action, actor)).toBeUndefined();
  });

  test('a listing that waits for a look at its changes stays online', () => {
    for (const status of publicListingStatuses) {
      const after = nextListingStatus(status, 'submit', 'owner');
      expect(publicListingStatuses).toContain(after);
    }
  });
});
