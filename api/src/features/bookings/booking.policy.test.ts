import { describe, expect, test } from 'vitest';
import { mayCancel, roleIn } from './booking.policy.ts';

const booking = { userId: 1, ownerId: 2 };

describe('a user’s part in a booking', () => {
  test.each([
    [{ id: 1, role: 'user' }, 'musician'],
    [{ id: 2, role: 'user' }, 'owner'],
    [{ id: 3, role: 'admin' }, 'admin'],
    [{ id: 3, role: 'user' }, undefined],
    [{ id: 1, role: 'admin' }, 'musician'],
  ] as const)('of %j is %s', (user, role) => {
    expect(roleIn(booking, user)).toBe(role);
  });
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
