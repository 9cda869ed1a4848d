import { expect, test } from 'vitest';
import { isBlockRule } from '#domain/blocks/block.schema.ts';
import { repetitionOf, ruleOf } from './repetition.ts';

test.each([
  'FREQ=DAILY',
  'FREQ=DAILY;UNTIL=20270131',
  'FREQ=WEEKLY;BYDAY=MO,FR',
  'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270131',
])('%s is what it is read as', (rule) => {
  expect(ruleOf(repetitionOf(rule, '2026-12-01'))).toBe(rule);
  expect(isBlockRule(rule)).toBe(true);
});

test('a week of which no day is named has that on which it begins', () => {
  expect(ruleOf(repetitionOf('FREQ=WEEKLY', '2026-12-01'))).toBe('FREQ=WEEKLY;BYDAY=TU');
});

test('what happens once has no rule', () => {
  expect(ruleOf(repetitionOf(null, '2026-12-01'))).toBeUndefined();
});
