import { describe, expect, it } from 'vitest';
import { mayDo, rolesFor, studioRoles } from './team.ts';

describe('what people do for a studio', () => {
  it('is everything for its owner, less for managers, and only seeing for engineers', () => {
    expect(mayDo('owner', 'payouts')).toBe(true);
    expect(mayDo('manager', 'answer-requests')).toBe(true);
    expect(mayDo('manager', 'payouts')).toBe(false);
    expect(mayDo('manager', 'team')).toBe(false);
    expect(mayDo('engineer', 'see-calendar')).toBe(true);
    expect(mayDo('engineer', 'answer-requests')).toBe(false);
  });

  it('is nothing for anybody else', () => {
    expect(mayDo(undefined, 'see-calendar')).toBe(false);
  });

  it('includes seeing the calendar for every role', () => {
    expect(rolesFor('see-calendar')).toEqual(studioRoles);
  });
});
