import { DAY_MS, formatDate, isLocalDate, startOfUtcDay } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { AFFILIATE_CODE, REMEMBERED_DAYS } from './code.ts';

/** By which code somebody came, and on which day, by UTC, that was counted last. */
export interface Remembered {
  code: string;
  on: LocalDate;
}

/** What the browser keeps: `nora-quist.2026-12-01`. */
export function rememberedText({ code, on }: Remembered): string {
  return `${code}.${on}`;
}

/** What the browser has kept; undefined when it is nothing of ours, or too old at `now` (epoch ms). */
export function readRemembered(text: string | undefined, now: number): Remembered | undefined {
  const [code = '', on = '', ...rest] = (text ?? '').split('.');
  if (rest.length > 0 || !AFFILIATE_CODE.test(code) || !isLocalDate(on)) return undefined;
  const age = startOfUtcDay(formatDate(now)) - startOfUtcDay(on);
  return age >= 0 && age <= REMEMBERED_DAYS * DAY_MS ? { code, on } : undefined;
}
