import { afterEach, expect, test, vi } from 'vitest';
import {
  DRAFT_LENGTH_LIMIT,
  DRAFTS_LIMIT,
  dropDraft,
  dropDraftsOf,
  keepDraft,
  readDraft,
} from './drafts.ts';

const place = { form: 'review 7', userId: '3' };
const visitor = { ...place, userId: undefined };
const DAY_MS = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
});

test('what was typed is there again, for the same form and user alone', () => {
  expect(keepDraft(place, { title: 'Warm' })).toBe(true);
  expect(readDraft(place)).toEqual({ title: 'Warm' });
  expect(readDraft({ ...place, form: 'review 8' })).toBeUndefined();
  expect(readDraft({ ...place, userId: '4' })).toBeUndefined();
  expect(readDraft(visitor)).toBeUndefined();
  dropDraft(place);
  expect(readDraft(place)).toBeUndefined();
});

test('what a visitor typed is kept as long as the tab, and becomes theirs when they sign in', () => {
  keepDraft(visitor, 'Two amps');
  expect(localStorage).toHaveLength(0);
  expect(readDraft(place)).toBe('Two amps');
  keepDraft(place, 'Two amps');
  expect(sessionStorage).toHaveLength(0);
});

test('signing out forgets what the user typed, and nothing of anybody else', () => {
  const other = { form: 'review 7', userId: '33' };
  keepDraft(place, 'Mine');
  keepDraft(other, 'Not mine');
  keepDraft(visitor, 'From before');
  dropDraftsOf('3');
  expect(readDraft(place)).toBeUndefined();
  expect(readDraft(other)).toBe('Not mine');
});

test('nobody keeps more than so many, and the oldest go', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  for (let number = 0; number <= DRAFTS_LIMIT; number += 1) {
    vi.setSystemTime(number);
    keepDraft({ form: `review ${number}`, userId: '3' }, 'Warm');
  }
  expect(localStorage).toHaveLength(DRAFTS_LIMIT);
  expect(readDraft({ form: 'review 0', userId: '3' })).toBeUndefined();
  expect(readDraft({ form: 'review 1', userId: '3' })).toBe('Warm');
});

test('a text that is too long is not kept, and says so', () => {
  keepDraft(place, 'Short');
  expect(keepDraft(place, 'x'.repeat(DRAFT_LENGTH_LIMIT))).toBe(false);
  expect(readDraft(place)).toBeUndefined();
});

test('what nobody came back to for a month is forgotten', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  keepDraft(place, 'Warm');
  vi.setSystemTime(30 * DAY_MS - 1);
  expect(readDraft(place)).toBe('Warm');
  vi.setSystemTime(30 * DAY_MS);
  expect(readDraft(place)).toBeUndefined();
});

test('a browser that keeps nothing says so, and what is not ours is passed over', () => {
  localStorage.setItem('draft 3 review 7', 'not JSON');
  expect(readDraft(place)).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(keepDraft(place, 'Warm')).toBe(false);
});
