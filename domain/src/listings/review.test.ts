import { describe, expect, test } from 'vitest';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { emptyContent } from './empty-content.ts';
import { changedFields } from './changed-fields.ts';
import { fieldsToReview, withoutReviewed } from './review.ts';

const studio: StudioContent = {
  ...emptyContent,
  name: 'Kettle Works',
  cityId: 'london',
  hourlyRateCents: 50_00,
  gear: [{ name: 'Shure SM7B', category: 'microphones' }],
};

describe('a change of an approved listing', () => {
  test.each<[string, Partial<StudioContent>, string[]]>([
    ['another name', { name: 'Kettle Works North' }, ['name']],
    ['another place', { cityId: 'paris', street: '1 rue Test' }, ['cityId', 'street']],
    ['a higher price', { hourlyRateCents: 60_00 }, ['hourlyRateCents']],
    ['a compulsory engineer', { isEngineerOptional: false }, ['isEngineerOptional']],
    ['a lower price', { hourlyRateCents: 40_00 }, []],
    ['more gear', { gear: [] }, []],
    ['another description', { description: 'New.' }, []],
  ])('%s is looked at first: %j', (_name, change, fields) => {
    const before = { ...studio, isEngineerOptional: true };
    const after = { ...before, ...change };
    expect(fieldsToReview(before, after)).toEqual(fields);
    expect(changedFields(before, after)).toEqual(Object.keys(change));
  });

  test('shows at once but for what waits', () => {
    const after = { ...studio, name: 'Other', description: 'New.', hourlyRateCents: 90_00 };
    expect(withoutReviewed(studio, after)).toEqual({ ...studio, description: 'New.' });
  });

  test('is none when only the order of fields differs, as the database has it', () => {
    const after = { ...studio, gear: [{ category: 'microphones' as const, name: 'Shure SM7B' }] };
    expect(changedFields(studio, after)).toEqual([]);
  });
});
