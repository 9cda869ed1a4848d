import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/time/calendar.ts';
import type { StudioCalendar } from './availability.ts';
import { changedLines, mayPropose, proposalExpiry, refuseChange } from './change.ts';
import type { BookingTerms } from './change.ts';
import { sumLines } from './quote.ts';

const at = (time: string) => Date.parse(`2026-12-08T${time}:00Z`);
const now = Date.parse('2026-12-01T12:00:00Z');
const booking: BookingTerms = { startsAt: at('14:00'), hours: 2 };

function calendar(occupied: StudioCalendar['occupied'] = []): StudioCalendar {
  return {
    zone: 'Europe/London',
    weekly: [{ weekday: 2, opensMinute: 9 * 60, closesMinute: 18 * 60 }],
    exceptions: [],
    bufferMinutes: 30,
    minimumNoticeMinutes: 60,
    horizonDays: 90,
    occupied,
  };
}

const taken = (from: string, until: string) => {
  const period = { start: at(from), end: at(until) };
  return { period, blocked: { start: period.start, end: period.end + HOUR_MS / 2 } };
};

describe('other terms for a booking', () => {
  test('are refused to neither side when the time is free', () => {
    const earlier = { startsAt: at('13:00'), hours: 3 } as const;
    expect(refuseChange(calendar(), booking, earlier, now, 'musician')).toBeUndefined();
    expect(refuseChange(calendar(), booking, earlier, now, 'owner')).toBeUndefined();
  });

  test.each([
    ['nothing else', booking, 'unchanged'],
    ['a time that has passed', { startsAt: now - HOUR_MS, hours: 2 }, 'past'],
    [
      'a time beyond the horizon',
      { startsAt: at('14:00') + 365 * 24 * HOUR_MS, hours: 2 },
      'beyond-horizon',
    ],
    ['a time that somebody has', { startsAt: at('09:00'), hours: 2 }, 'taken'],
    [
      'so close before somebody that the buffer would not fit',
      { startsAt: at('14:00'), hours: 3 },
      'taken',
    ],
  ] as const)('%s is refused', (_, terms, refusal) => {
    const others = calendar([taken('10:00', '11:00'), taken('17:00', '18:00')]);
    expect(refuseChange(others, booking, terms, now, 'owner')).toBe(refusal);
  });

  test('outside opening hours and at short notice are for hosts to offer only', () => {
    const late = { startsAt: at('17:00'), hours: 3 } as const;
    expect(refuseChange(calendar(), booking, late, now, 'musician')).toBe('closed');
    expect(refuseChange(calendar(), booking, late, now, 'owner')).toBeUndefined();
    const soon = at('08:30');
    const first = { startsAt: at('09:00'), hours: 2 } as const;
    expect(refuseChange(calendar(), booking, first, soon, 'musician')).toBe('short-notice');
    expect(refuseChange(calendar(), booking, first, soon, 'owner')).toBeUndefined();
  });

  test('of a session that runs can only be longer', () => {
    const running = at('14:30');
    const longer = { startsAt: at('14:00'), hours: 3 } as const;
    expect(refuseChange(calendar(), booking, longer, running, 'musician')).toBeUndefined();
    const shorter = { startsAt: at('14:00'), hours: 1 } as const;
    expect(refuseChange(calendar(), booking, shorter, running, 'musician')).toBe('running');
    const later = { startsAt: at('15:00'), hours: 2 } as const;
    expect(refuseChange(calendar(), booking, later, running, 'owner')).toBe('running');
    const past = { startsAt: at('14:00'), hours: 6 } as const;
    expect(refuseChange(calendar(), booking, past, running, 'musician')).toBe('closed');
  });
});

test('hosts of a request and both sides of what is agreed may ask, until it is over', () => {
  const pending = { ...booking, status: 'pending' } as const;
  expect(mayPropose(pending, 'owner', now)).toBe(true);
  expect(mayPropose(pending, 'musician', now)).toBe(false);
  expect(mayPropose(pending, 'owner', booking.startsAt)).toBe(false);
  const confirmed = { ...booking, status: 'confirmed' } as const;
  expect(mayPropose(confirmed, 'musician', at('15:59'))).toBe(true);
  expect(mayPropose(confirmed, 'owner', at('16:00'))).toBe(false);
  expect(mayPropose({ ...booking, status: 'cancelled' }, 'owner', now)).toBe(false);
});

test('a proposal is open for two days, or until either start, or until the end of a session', () => {
  const other = { startsAt: at('10:00'), hours: 2 } as const;
  expect(proposalExpiry(now, booking, other)).toBe(now + 48 * HOUR_MS);
  expect(proposalExpiry(at('08:00'), booking, other)).toBe(at('10:00'));
  const longer = { startsAt: at('14:00'), hours: 3 } as const;
  expect(proposalExpiry(at('15:00'), booking, longer)).toBe(at('16:00'));
});

test('what was agreed for an hour holds for another length; what is paid once stays', () => {
  const lines = changedLines(
    [
      { kind: 'studio-time', quantity: 2, unitCents: 65_00, amountCents: 130_00 },
      { kind: 'engineer', quantity: 2, unitCents: 40_00, amountCents: 80_00 },
      { kind: 'cleaning', quantity: 1, unitCents: 25_00, amountCents: 25_00 },
    ],
    5,
  );
  expect(lines.map(({ amountCents }) => amountCents)).toEqual([325_00, 200_00, 25_00]);
  expect(sumLines(lines)).toBe(550_00);
});
