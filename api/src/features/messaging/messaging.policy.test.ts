import { describe, expect, test } from 'vitest';
import { nobody } from '#domain/teams/team.ts';
import type { StudioTeam } from '#domain/teams/team.ts';
import { messagingPolicy, sideIn } from './messaging.policy.ts';

const conversation = { guestId: 1, hostIds: [2, 4], isReported: false };
const team: StudioTeam = new Map([
  [2, 'owner'],
  [5, 'engineer'],
]);
const reported = { ...conversation, isReported: true };
const member = (id: number) => ({ id, isStaff: false });
const staff = { id: 9, isStaff: true };

describe('a conversation', () => {
  test('has two sides, and nobody else is on either', () => {
    expect(sideIn(conversation, member(1))).toBe('guest');
    expect(sideIn(conversation, member(2))).toBe('host');
    expect(sideIn(conversation, member(4))).toBe('host');
    expect(sideIn(conversation, member(3))).toBeUndefined();
    expect(sideIn({ guestId: 1, hostIds: [] }, member(2))).toBeUndefined();
  });

  test.each([
    [member(1), conversation, true, true],
    [member(2), conversation, true, true],
    [member(3), conversation, false, false],
    [member(3), reported, false, false],
    [staff, conversation, false, false],
    [staff, reported, true, false],
  ])('%j in %j: reads %s, takes part %s', (actor, subject, reads, takes) => {
    expect(messagingPolicy.read.allows(actor, subject)).toBe(reads);
    expect(messagingPolicy.take.allows(actor, subject)).toBe(takes);
  });

  test('is begun with every studio but those that one works for', () => {
    expect(messagingPolicy.start.allows(member(2), { team })).toBe(false);
    expect(messagingPolicy.start.allows(member(5), { team })).toBe(false);
    expect(messagingPolicy.start.allows(member(1), { team })).toBe(true);
    expect(messagingPolicy.start.allows(member(1), { team: nobody })).toBe(true);
  });
});
