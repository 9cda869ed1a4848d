import { describe, expect, test } from 'vitest';
import { occurrenceDates, parseRecurrence } from './recurrence.ts';

const december = { from: '2026-12-01', to: '2026-12-31' };

function days(first: string, rule: string, bounds = december): string[] {
  return occurrenceDates(first, parseRecurrence(rule, 'Europe/London')!, bounds);
}

describe('days of a rule', () => {
  test.each([
    ['2026-12-01', 'FREQ=DAILY;COUNT=3', ['01', '02', '03']],
    ['2026-11-29', 'FREQ=DAILY;COUNT=4', ['01', '02']],
    ['2026-12-01', 'FREQ=DAILY;INTERVAL=10', ['01', '11', '21', '31']],
    ['2026-12-01', 'FREQ=WEEKLY', ['01', '08', '15', '22', '29']],
    ['2026-12-01', 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261210', ['01', '03', '08', '10']],
    ['2026-12-01', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU', ['01', '14', '15', '28', '29']],
    ['2026-12-02', 'FREQ=MONTHLY;BYDAY=1WE,-1FR', ['02', '25']],
    ['2026-12-01', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ['01', '31']],
    ['2026-01-31', 'FREQ=MONTHLY', ['31']],
    ['2026-12-01', 'FREQ=MONTHLY;BYMONTHDAY=15,-1', ['01', '15', '31']],
    ['2020-12-24', 'FREQ=YEARLY', ['24']],
    ['2020-12-03', 'FREQ=YEARLY;BYMONTH=12;BYDAY=1TH', ['03']],
  ])('from %s, %s', (first, rule, expected) => {
    expect(days(first, rule)).toEqual(expected.map((day) => `2026-12-${day}`));
  });

  test('that never come are none, and asking takes no longer', () => {
    expect(days('2020-01-01', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).toEqual([]);
  });

  test('end with the day that an instant is on in the zone of the studio', () => {
    const rule = parseRecurrence('FREQ=DAILY;UNTIL=20261203T020000Z', 'America/New_York')!;
    expect(occurrenceDates('2026-12-01', rule, december)).toEqual(['2026-12-01', '2026-12-02']);
  });
});

test.each([
  '',
  'WEEKLY',
  'FREQ=SECONDLY',
  'FREQ=HOURLY;INTERVAL=2',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;COUNT=9999999',
  'FREQ=DAILY;UNTIL=20261340',
  'FREQ=YEARLY;BYWEEKNO=3',
  'FREQ=DAILY;BYHOUR=1,2,3',
])('%j is no rule that is known', (text) => {
  expect(parseRecurrence(text, 'UTC')).toBeUndefined();
});
