import { describe, expect, test } from 'vitest';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Acting } from './context.ts';
import { authorize, isAllowed, rule } from './policy.ts';

const own = rule<number>({
  allows: (actor, ownerId) => actor.id === ownerId || actor.isStaff,
  refusal: () => new DomainError('FORBIDDEN', 'errors.forbidden'),
});

function acting(user?: Partial<UserRow>, demoMode = false): Acting {
  return { demoMode, user: user && ({ id: 1, role: 'user', ...user } as UserRow) };
}

/** The code of what refuses, if anything does. */
function refusalOf(attempt: () => unknown): unknown {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return (error as DomainError).code;
  }
}

const admin = { id: 9, role: 'admin' } as const;

describe('what pages are told of a rule is what it decides', () => {
  test.each([
    ['nobody', acting(), false, 'UNAUTHENTICATED'],
    ['whose it is', acting({ id: 2 }), true, undefined],
    ['another user', acting({ id: 1 }), false, 'FORBIDDEN'],
    ['an administrator', acting({ ...admin, hasTwoFactor: true }), true, undefined],
    ['an administrator whose logins ask for no code', acting(admin), false, 'FORBIDDEN'],
    ['the same in demo mode', acting(admin, true), true, undefined],
  ])('for %s', (_who, context, allowed, code) => {
    expect(isAllowed(context, own, 2)).toBe(allowed);
    expect(refusalOf(() => authorize(context, own, 2))).toBe(code);
  });
});
