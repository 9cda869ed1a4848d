import { describe, expect, test } from 'vitest';
import type { StudioTeam } from '#domain/teams/team.ts';
import { bookingPolicy, mayCancel, roleIn } from './booking.policy.ts';

const team: StudioTeam = new Map([
  [2, 'owner'],
  [4, 'manager'],
  [5, 'engineer'],
]);
const booking = { userId: 1, team, isUnpaid: false };

describe('a user’s part in a booking', () => {
  test.each([
    [{ id: 1, isStaff: false }, 'musician'],
    [{ id: 2, isStaff: false }, 'owner'],
    [{ id: 4, isStaff: false }, 'owner'],
    [{ id: 5, isStaff: false }, 'engineer'],
    [{ id: 5, isStaff: true }, 'engineer'],
    [{ id: 3, isStaff: true }, 'admin'],
    [{ id: 3, isStaff: false }, undefined],
    [{ id: 1, isStaff: true }, 'musician'],
  ] as const)('of %j is %s', (caller, role) => {
    expect(roleIn(booking, caller)).toBe(role);
  });
});

test('the studio has no part in a booking before it is paid for', () => {
  const unpaid = { ...booking, isUnpaid: true };
  const roles = [1, 2, 4, 5].map((id) => roleIn(unpaid, { id, isStaff: false }));
  expect(roles).toEqual(['musician', undefined, undefined, undefined]);
  expect(roleIn(unpaid, { id: 3, isStaff: true })).toBe('admin');
});

test('nobody books a studio that they work for, administrators neither', () => {
  const { allows } = bookingPolicy.book;
  expect(allows({ id: 2, isStaff: false }, { team })).toBe(false);
  expect(allows({ id: 5, isStaff: false }, { team })).toBe(false);
  expect(allows({ id: 2, isStaff: true }, { team })).toBe(false);
  expect(allows({ id: 1, isStaff: false }, { team })).toBe(true);
  expect(allows({ id: 1, isStaff: true }, { team })).toBe(true);
});

test('requests are answered by those who answer for the studio, and by administrators', () => {
  const { allows } = bookingPolicy.answer;
  const answering = [1, 2, 3, 4, 5].filter((id) => allows({ id, isStaff: false }, booking));
  expect(answering).toEqual([2, 4]);
  expect(allows({ id: 3, isStaff: true }, booking)).toBe(true);
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
