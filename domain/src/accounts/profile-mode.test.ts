import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/domain-error.ts';
import { changedMode, profileModeOf, profileModes } from './profile-mode.ts';

const musician = { role: 'user', isStudioOwner: false, userType: 'musician' } as const;
const owner = { role: 'user', isStudioOwner: true, userType: 'studio_owner' } as const;
const admin = { role: 'admin', isStudioOwner: false, userType: 'admin' } as const;

/** What a change was refused for: its code and fields. */
function refusalOf(change: () => unknown): [string, string[]] | undefined {
  try {
    change();
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.code, Object.keys(error.fields ?? {})];
  }
}

describe('the mode that somebody is in', () => {
  test.each([
    ['musician', 'musician'],
    ['studio_owner', 'studioOwner'],
    ['admin', 'admin'],
    [null, 'musician'],
  ] as const)('%s is %s', (userType, mode) => {
    expect(profileModeOf({ userType })).toBe(mode);
  });
});

describe('changing the mode', () => {
  test.each(Object.values(profileModes))('an administrator takes each mode: %o', (mode) => {
    expect(changedMode(admin, mode)).toEqual(mode);
  });

  test('anybody becomes an owner and a musician again, as at registration', () => {
    expect(changedMode(musician, { isStudioOwner: true })).toEqual(profileModes.studioOwner);
    expect(changedMode(musician, { userType: 'studio_owner' })).toEqual(profileModes.studioOwner);
    expect(changedMode(owner, { isStudioOwner: false })).toEqual(profileModes.musician);
  });

  test('an administrator who lists no studios stays in Admin Mode', () => {
    expect(changedMode(admin, { isStudioOwner: false })).toEqual(profileModes.admin);
  });

  test('nothing asked for, nothing changed', () => {
    expect(changedMode(musician, {})).toBeUndefined();
  });

  test('Admin Mode is refused to whose role is not admin', () => {
    expect(refusalOf(() => changedMode(owner, { userType: 'admin' }))).toEqual([
      'FORBIDDEN',
      ['userType'],
    ]);
  });

  test('parts that contradict each other are refused', () => {
    expect(
      refusalOf(() => changedMode(admin, { isStudioOwner: true, userType: 'musician' })),
    ).toEqual(['BAD_USER_INPUT', ['isStudioOwner', 'userType']]);
  });
});
