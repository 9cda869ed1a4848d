import type { Language } from '#domain/accounts/language.ts';

/** Studio time, with the zone named. @param instant epoch milliseconds */
export function momentIn(zone: string, instant: number, language: Language): string {
  return `${formatIn(zone, language).format(instant)} (${zone.replaceAll('_', ' ')})`;
}

/** Studio time: `Tuesday, December 1, 2026 at 7:00 – 9:00 PM`. Both are epoch milliseconds. */
export function periodIn(
  zone: string,
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  language: Language,
): string {
  const format = formatIn(zone, language);
  if (language !== 'ja') return format.formatRange(startsAt, endsAt);
  // Japanese ranges come with dates and times in another form than all others: 2026/12/2水曜日 19時00分.
  const start = format.format(startsAt);
  const day = start.slice(0, start.indexOf(' ') + 1);
  return `${start}～${format.format(endsAt).replace(day, '')}`;
}

function formatIn(zone: string, language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  });
}
