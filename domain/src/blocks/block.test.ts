import { describe, expect, test } from 'vitest';
import { validate } from '#domain/errors/validate.ts';
import { blockSchema, planOf } from './block.schema.ts';
import { timesOfBlock } from './block.ts';

const written = { date: '2026-12-01', startTime: '09:00', endDate: '2026-12-01', endTime: '12:00' };

function timesIn(zone: string, block: object, from: string, to: string): string[] {
  const plan = planOf(validate(blockSchema, { ...written, ...block }));
  return timesOfBlock({ ...plan, leftOut: [] }, zone, { from, to }).map(
    ({ start, end }) => `${new Date(start).toISOString()}/${new Date(end).toISOString()}`,
  );
}

describe('a repeated block', () => {
  test('begins and ends at its local times before and after clocks go forward', () => {
    const block = { date: '2027-03-21', endDate: '2027-03-21', rule: 'FREQ=WEEKLY' };
    expect(timesIn('Europe/London', block, '2027-03-21', '2027-03-28')).toEqual([
      '2027-03-21T09:00:00.000Z/2027-03-21T12:00:00.000Z',
      '2027-03-28T08:00:00.000Z/2027-03-28T11:00:00.000Z',
    ]);
  });

  test('over the night in which clocks go back ends in the morning, an hour longer', () => {
    const block = {
      date: '2026-10-23',
      startTime: '22:00',
      endDate: '2026-10-24',
      endTime: '06:00',
      rule: 'FREQ=DAILY',
    };
    expect(timesIn('Europe/Berlin', block, '2026-10-23', '2026-10-24')).toEqual([
      '2026-10-23T20:00:00.000Z/2026-10-24T04:00:00.000Z',
      '2026-10-24T20:00:00.000Z/2026-10-25T05:00:00.000Z',
    ]);
  });

  test('in an hour that is skipped lasts as long as it says', () => {
    const block = {
      date: '2027-03-28',
      startTime: '01:10',
      endDate: '2027-03-28',
      endTime: '01:40',
    };
    const [time] = timesIn('Europe/London', block, '2027-03-28', '2027-03-28');
    expect(time).toBe('2027-03-28T01:10:00.000Z/2027-03-28T01:40:00.000Z');
  });
});

test.each([
  [{ endTime: '09:00' }, 'endTime'],
  [{ endDate: '2026-11-30' }, 'endTime'],
  [{ endDate: '2028-01-01' }, 'endDate'],
  [{ endDate: '2026-12-09', rule: 'FREQ=DAILY' }, 'endDate'],
  [{ rule: 'FREQ=MONTHLY' }, 'rule'],
  [{ rule: 'FREQ=DAILY;COUNT=3' }, 'rule'],
  [{ note: 'x'.repeat(201) }, 'note'],
  [{ startTime: '9 am' }, 'startTime'],
  [{ date: undefined }, 'date'],
])('a block with %j is refused for %s', (change, field) => {
  const attempt = () => validate(blockSchema, { ...written, ...change });
  const fields: unknown = expect.objectContaining({ [field]: expect.anything() as unknown });
  expect(attempt).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', fields }));
});
