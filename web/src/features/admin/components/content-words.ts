import type { TFunction } from 'i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import type { ContentField } from '#domain/listings/changed-fields.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { addDays } from '#domain/time/calendar.ts';

/** Any Monday: weekdays are named by the days that follow it. */
const MONDAY = '2026-11-30';

type Words = Partial<{ [Field in ContentField]: (value: StudioContent[Field]) => string }>;

/**
 * What a listing says in a field, in the reader's words: choices by their names, amounts as money,
 * lists line by line.
 */
export function contentWords(
  field: ContentField,
  content: StudioContent,
  t: TFunction<['admin', 'listings', 'studios']>,
  language: string,
): string {
  const lines = <Item>(items: readonly Item[], word: (item: Item) => string) =>
    items.map(word).join('\n');
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const chosen: Words = {
    categories: (ids) => lines(ids, (id) => t(`studios:categories.${id}`)),
    amenities: (ids) => lines(ids, (id) => t(`studios:amenities.${id}`)),
    gear: (items) =>
      lines(
        items,
        ({ name, category }) => `${name} · ${t(`studios:equipment.${enumName(category)}`)}`,
      ),
    loadIn: (kind) => (kind ? t(`studios:loadIn.${enumName(kind)}`) : '–'),
    parking: (kind) => t(`studios:parking.${enumName(kind)}`),
    allowedRules: (rules) => lines(rules, (rule) => t(`studios:rules.allowed.${enumName(rule)}`)),
    forbiddenRules: (rules) =>
      lines(rules, (rule) => t(`studios:rules.forbidden.${enumName(rule)}`)),
    bookingMode: (mode) => t(`studios:mode.${enumName(mode)}`),
    cancellation: (kind) => t(`listings:hours.cancellations.${enumName(kind)}`),
    hours: (windows) =>
      lines(windows, ({ weekday: day, opens, closes }) => {
        const name = weekday.format(Date.parse(addDays(MONDAY, day - 1)));
        return `${name} ${opens}–${closes}`;
      }),
  };
  const value = content[field];
  const word = chosen[field] as ((written: typeof value) => string) | undefined;
  if (word) return word(value);
  if (typeof value === 'boolean') return t(value ? 'approvals.yes' : 'approvals.no');
  if (typeof value === 'number' && field.endsWith('Cents')) {
    const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
    return dollars.format(value / 100);
  }
  return Array.isArray(value) ? value.map(inOneLine).join('\n') : String(value ?? '–');
}

/** A part of a list as a line: what it is made of, one after the other. */
function inOneLine(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  return Object.values(part).map(inOneLine).filter(Boolean).join(' · ');
}
