import type { EntryFacts, EntryKind, EntryTexts } from '#domain/company/entry.ts';
import { entryParts } from '#domain/company/entry.ts';
import type { Sql } from '../orm.ts';
import { insertEntry } from './entry.repository.ts';

interface EntryOptions<Kind extends EntryKind> {
  facts?: Partial<EntryFacts<Kind>>;
  /** In English. */
  texts?: Partial<EntryTexts<Kind>>;
  /** In German as well. */
  german?: EntryTexts<Kind>;
  isPublished?: boolean;
  isInvented?: boolean;
}

const samples: Readonly<Record<string, string>> = {
  rating: '5',
  date: '2026-11-20',
  city: 'berlin',
  employment: 'full-time',
  cities: 'berlin',
  genres: 'techno',
  rooms: 'mixing',
};

let count = 0;

/** An entry of a kind, for a test, published unless said otherwise. @returns its number */
export async function createEntry<Kind extends EntryKind>(
  db: Sql,
  kind: Kind,
  { facts, texts, german, isPublished = true, isInvented = false }: EntryOptions<Kind> = {},
): Promise<number> {
  count += 1;
  const sample = (parts: Readonly<Record<string, { input: string; isRequired: boolean }>>) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, { input, isRequired }]) => [
        name,
        isRequired ? (samples[input] ?? `${name.toLowerCase()}-${count}`) : '',
      ]),
    );
  const parts = entryParts[kind];
  const content = {
    facts: { ...sample(parts.facts), ...facts },
    texts: { en: { ...sample(parts.texts), ...texts }, ...(german && { de: german }) },
  };
  return insertEntry(
    db,
    { kind, isPublished, isInvented, ...(content as never as { facts: never; texts: never }) },
    Date.parse('2026-11-20T12:00:00Z'),
  );
}
