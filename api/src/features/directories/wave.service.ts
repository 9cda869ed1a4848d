import { findPublishedEntryAt, listPublishedEntries } from '#db/company/entry.repository.ts';
import type { EntryRow } from '#db/company/entry.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import { idsOf, WAVES_LIMIT } from '#domain/company/entry.ts';
import { readText, readTexts } from '#api/features/texts/text.service.ts';
import type { ReadableText } from '#api/features/texts/text.service.ts';
import type { Context } from '#api/lib/context.ts';
import { perRequest } from '#api/lib/loaders.ts';
import type { Wave } from './wave.type.ts';

/** A wave that administrators listed. What is said of it is the text of its slug. */
type ListedWave = EntryRow<'wave'>;

/** Where a wave is. */
export function wavePath(id: string): string {
  return `/waves/${id}`;
}

/** The waves that everybody sees, in their order. */
export const listedWaves = perRequest(({ reads }) =>
  listPublishedEntries(reads, 'wave', { limit: WAVES_LIMIT }),
);

/** What is said of the waves that everybody sees, as readers of a language have it. */
export async function readWaves(context: Context, language: Language): Promise<ReadableText[]> {
  const [texts, listed] = await Promise.all([
    readTexts(context, 'wave', language),
    listedWaves(context),
  ]);
  return listed.flatMap(({ facts }) => texts.find(({ slug }) => slug === facts.slug) ?? []);
}

/** The waves as readers of a language have them, in their order; without a text there is nothing to read. */
export async function listWaves(context: Context, language: Language): Promise<Wave[]> {
  const [texts, listed] = await Promise.all([readWaves(context, language), listedWaves(context)]);
  const waves = new Map(listed.map((wave) => [wave.facts.slug, wave]));
  return texts.map((text) => toWave(waves.get(text.slug)!, text));
}

/** A wave as readers of a language have it. */
export async function findWave(
  context: Context,
  id: string,
  language: Language,
): Promise<Wave | null> {
  const wave = await findPublishedEntryAt(context.reads, 'wave', id);
  const text = wave && (await readText(context, { kind: 'wave', slug: id, language }));
  return text ? toWave(wave, text) : null;
}

function toWave(
  { facts }: ListedWave,
  { slug, language, title, description, lead, body }: ReadableText,
): Wave {
  return {
    id: slug,
    language,
    title,
    description,
    lead,
    body,
    cities: idsOf(facts.cities),
    tags: idsOf(facts.tags),
    rooms: idsOf(facts.rooms),
  };
}
