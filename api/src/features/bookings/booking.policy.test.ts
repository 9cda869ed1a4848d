import { describe, expect, test } from 'vitest';
import { bookingPolicy, mayCancel, roleIn } from './booking.policy.ts';

const booking = { userId: 1, ownerId: 2 };

describe('a user’s part in a booking', () => {
  test.each([
    [{ id: 1, isStaff: false }, 'musician'],
    [{ id: 2, isStaff: false }, 'owner'],
    [{ id: 3, isStaff: true }, 'admin'],
    [{ id: 3, isStaff: false }, undefined],
    [{ id: 1, isStaff: true }, 'musician'],
  ] as const)('of %j is %s', (caller, role) => {
    expect(roleIn(booking, caller)).toBe(role);
  });
});

test('nobody books their own studio, administrators neither', () => {
  const { allows } = bookingPolicy.book;
  expect(allows({ id: 2, isStaff: false }, { ownerId: 2 })).toBe(false);
  expect(allows({ id: 2, isStaff: true }, { ownerId: 2 })).toBe(false);
  expect(allows({ id: 1, isStaff: false }, { ownerId: 2 })).toBe(true);
  expect(allows({ id: 1, isStaff: true }, { ownerId: 2 })).toBe(true);
});

describe('cancelling', () => {
  const startsAt = 1000;

  test('is possible until the start, while the booking is live', () => {
    expect(mayCancel({ status: 'pending', startsAt }, 'musician', 999)).toBe(true);
    expect(mayCancel({ status: 'confirmed', startsAt }, 'owner', 999)).toBe(true);
    expect(mayCancel({ status: 'confirmed', startsAt }, 'musician', 1000)).toBe(false);
  });

  test.each(['cancelled', 'declined', 'expired', 'completed'] as const)(
    'is not possible once %s',
    (status) => {
      expect(mayCancel({ status, startsAt }, 'musician', 0)).toBe(false);
    },
  );
});
