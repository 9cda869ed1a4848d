import { describe, expect, test } from 'vitest';
import {
  asNotificationSlot,
  isLocked,
  isOnByDefault,
  maskEmail,
  notificationKinds,
  notificationSlots,
} from './notification.ts';

describe('kinds of notifications', () => {
  test('each is there once, by each channel', () => {
    expect(new Set(notificationKinds).size).toBe(notificationKinds.length);
    expect(notificationSlots).toHaveLength(notificationKinds.length);
  });

  test('only what keeps an account safe cannot be switched off', () => {
    expect(notificationKinds.filter(isLocked)).toEqual(['account']);
    expect(notificationSlots.every(isOnByDefault)).toBe(true);
  });

  test.each([
    ['booking-confirmed', 'email', true],
    ['booking-confirmed', 'pigeon', false],
    ['toString', 'email', false],
  ])('%s by %s exists: %s', (kind, channel, exists) => {
    expect(asNotificationSlot(kind, channel) !== undefined).toBe(exists);
  });
});

test.each([
  ['nora@example.com', 'n•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['"odd@name"@example.com', '"•••@example.com'],
  ['🎵tune@example.com', '🎵•••@example.com'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
