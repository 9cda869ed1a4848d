import { describe, expect, test } from 'vitest';
import { icsOf } from '#api/testing/calendar-server.ts';
import { readBusyTimes } from './busy-times.ts';

const days = { from: '2026-12-01', to: '2028-12-30' };

function timesOf(text: string, zone = 'Europe/London'): string[] {
  return readBusyTimes(text, zone, days).times.map(
    ({ start, end }) => `${new Date(start).toISOString()} ${new Date(end).toISOString()}`,
  );
}

describe('times', () => {
  test('in UTC, in a zone, in none, and of whole days are on their own clocks', () => {
    const text = icsOf(
      ['DTSTART:20270701T100000Z', 'DTEND:20270701T110000Z'],
      ['DTSTART;TZID=America/New_York:20270702T100000', 'DURATION:PT90M'],
      ['DTSTART:20270703T100000', 'DTEND:20270703T110000'],
      ['DTSTART;VALUE=DATE:20270704', 'DTEND;VALUE=DATE:20270705'],
    );
    expect(timesOf(text)).toEqual([
      '2027-07-01T10:00:00.000Z 2027-07-01T11:00:00.000Z',
      '2027-07-02T14:00:00.000Z 2027-07-02T15:30:00.000Z',
      '2027-07-03T09:00:00.000Z 2027-07-03T10:00:00.000Z',
      '2027-07-03T23:00:00.000Z 2027-07-04T23:00:00.000Z',
    ]);
  });

  test('in a zone that the file describes follow what it says of summer', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Somewhere',
      'BEGIN:STANDARD',
      'DTSTART:19701025T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:19700329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
    ].join('\r\n');
    const event = (day: string) => [
      `DTSTART;TZID=Somewhere:${day}T100000`,
      `DTEND;TZID=Somewhere:${day}T110000`,
    ];
    const text = icsOf(event('20270115'), event('20270715')).replace('BEGIN:VEVENT', zone);
    expect(timesOf(text)).toEqual([
      '2027-01-15T09:00:00.000Z 2027-01-15T10:00:00.000Z',
      '2027-07-15T08:00:00.000Z 2027-07-15T09:00:00.000Z',
    ]);
  });

  test('that repeat keep their local time, without what is left out, and with what is moved', () => {
    const weekly = [
      'DTSTART;TZID=Europe/London:20270317T100000',
      'DTEND;TZID=Europe/London:20270317T110000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/London:20270324T100000',
    ];
    const moved = [
      'RECURRENCE-ID;TZID=Europe/London:20270407T100000',
      'DTSTART;TZID=Europe/London:20270408T150000',
      'DTEND;TZID=Europe/London:20270408T160000',
    ];
    // Both are of one event.
    const text = icsOf(weekly, moved).replace('UID:1@elsewhere', 'UID:0@elsewhere');
    expect(timesOf(text)).toEqual([
      '2027-03-17T10:00:00.000Z 2027-03-17T11:00:00.000Z',
      '2027-03-31T09:00:00.000Z 2027-03-31T10:00:00.000Z',
      '2027-04-08T14:00:00.000Z 2027-04-08T15:00:00.000Z',
    ]);
  });

  test('that are cancelled, free or over are not busy', () => {
    const time = ['DTSTART:20270701T100000Z', 'DTEND:20270701T110000Z'];
    const text = icsOf(
      [...time, 'STATUS:CANCELLED'],
      [...time, 'TRANSP:TRANSPARENT'],
      ['DTSTART:20200701T100000Z', 'DTEND:20200701T110000Z'],
    );
    expect(timesOf(text)).toEqual([]);
  });
});

describe('a calendar', () => {
  test('of ten years, with an event each day, is read', () => {
    const start = Date.parse('2019-01-01T10:00:00Z');
    const spell = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const events = Array.from({ length: 3652 }, (_, day) => {
      const from = start + day * 86_400_000;
      return [`DTSTART:${spell(from)}`, `DTEND:${spell(from + 3_600_000)}`];
    });
    // Of 3652 days from 2019, those from December 2026 on.
    expect(timesOf(icsOf(...events))).toHaveLength(761);
  });

  test.each([
    ['nothing', '', 'calendar.unreadable'],
    ['a page', '<!doctype html><title>Log in</title>', 'calendar.unreadable'],
    ['half a file', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'calendar.unreadable'],
    ['a contact', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARD\r\n', 'calendar.unreadable'],
    ['no time', icsOf(['DTSTART:yesterday', 'DURATION:PT1H']), 'calendar.unreadable'],
    ['no day', icsOf(['DTSTART:20269999T100000Z', 'DURATION:PT1H']), 'calendar.unreadable'],
    [
      'every second',
      icsOf(['DTSTART:20261201T100000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY']),
      'calendar.unknownRule',
    ],
    [
      'more than is taken',
      icsOf(
        ...Array.from({ length: 8 }, (_, hour) => [
          `DTSTART:20261201T1${hour}0000Z`,
          'DURATION:PT30M',
          'RRULE:FREQ=DAILY',
        ]),
      ),
      'calendar.tooMuch',
    ],
    [
      'rules that count from long ago',
      icsOf(
        ...Array.from({ length: 60 }, () => [
          'DTSTART:19010101T100000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=9',
        ]),
      ),
      'calendar.tooMuch',
    ],
  ])('that is %s is refused', (_, text, key) => {
    expect(() => timesOf(text)).toThrow(expect.objectContaining({ key }));
  });
});
