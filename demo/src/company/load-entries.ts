import { insertEntry } from '#db/company/entry.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { EntryKind } from '#domain/company/entry.ts';
import { entrySchema } from '#domain/company/entry.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { DAY_MS, formatDate } from '#domain/time/calendar.ts';
import {
  deals,
  events,
  members,
  mentions,
  openings,
  partners,
  testimonials,
} from './entries.demo.ts';
import type { DemoEntry } from './entries.demo.ts';

/** Writes what was made up of the company, as it is at `now` (epoch milliseconds). */
export async function loadEntries(db: Sql, now: number): Promise<void> {
  const coming = events.map(({ inDays, from, until, title, text, ...facts }) => {
    const day = formatDate(now + inDays * DAY_MS);
    const times = { startsAt: `${day}T${from}`, endsAt: `${day}T${until}` };
    return { kind: 'event', facts: { ...facts, ...times }, texts: { title, text } } as const;
  });
  const running = deals.map(({ inDays, title, text, ...facts }) => {
    const days = { validFrom: formatDate(now), validUntil: formatDate(now + inDays * DAY_MS) };
    return { kind: 'deal', facts: { ...facts, ...days }, texts: { title, text } } as const;
  });
  const all: readonly DemoEntry<EntryKind>[] = [
    ...members,
    ...testimonials,
    ...partners,
    ...mentions,
    ...openings,
    ...coming,
    ...running,
  ];
  for (const { kind, facts, texts } of all) {
    const content = validate(entrySchema(kind), { facts, texts: { en: texts } });
    await insertEntry(db, { ...content, kind, isPublished: true, isInvented: true }, now);
  }
}
