import { expect, test } from 'vitest';
import type { StudioCalendar } from '#domain/bookings/availability.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { offerFor } from './offer.ts';

const at = (time: string) => Date.parse(`2026-12-08T${time}:00Z`);
const calendar: StudioCalendar = {
  zone: 'Europe/London',
  weekly: [{ weekday: 2, opensMinute: 9 * 60, closesMinute: 18 * 60 }],
  exceptions: [],
  bufferMinutes: 0,
  minimumNoticeMinutes: 60,
  horizonDays: 90,
  occupied: [
    {
      period: { start: at('09:00'), end: at('13:00') },
      blocked: { start: at('09:00'), end: at('13:00') },
    },
  ],
};
const wanted = { date: '2026-12-08', earliestMinute: 0, latestMinute: 1439, hours: 2 } as const;
const now = at('08:00') - 24 * HOUR_MS;

test('the first start is offered that lies between those that are wanted', () => {
  expect(offerFor(calendar, wanted, now)?.startsAt).toBe(at('13:00'));
  const later = { ...wanted, earliestMinute: 14 * 60 + 10 };
  expect(offerFor(calendar, later, now)?.startsAt).toBe(at('14:30'));
  const morning = { ...wanted, latestMinute: 12 * 60 };
  expect(offerFor(calendar, morning, now)).toBeUndefined();
});

test('it is held for two hours, or as long as it can be booked', () => {
  expect(offerFor(calendar, wanted, now)?.expiresAt).toBe(now + 2 * HOUR_MS);
  expect(offerFor(calendar, wanted, at('11:00'))?.expiresAt).toBe(at('12:00'));
});

test('what leaves no time to answer is not offered', () => {
  const offer = offerFor(calendar, wanted, at('11:50'));
  expect(offer?.startsAt).toBe(at('13:15'));
  expect(offer!.expiresAt - at('11:50')).toBeGreaterThanOrEqual(15 * MINUTE_MS);
});
