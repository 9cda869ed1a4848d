import type { Language } from '#domain/accounts/language.ts';
import { readText, readTexts } from '#api/features/texts/text.service.ts';
import type { ReadableText } from '#api/features/texts/text.service.ts';
import type { Context } from '#api/lib/context.ts';
import { waveFacts } from './wave-facts.ts';
import type { WaveFacts } from './wave-facts.ts';
import type { Wave } from './wave.type.ts';

/** Where a wave is. */
export function wavePath(id: string): string {
  return `/waves/${id}`;
}

/** The waves as readers of a language have them, in their order. */
export async function listWaves(context: Context, language: Language): Promise<Wave[]> {
  const texts = await readTexts(context, 'wave', language);
  return waveFacts.flatMap((facts) => {
    const text = texts.find(({ slug }) => slug === facts.slug);
    return text ? [toWave(facts, text)] : [];
  });
}

/** A wave as readers of a language have it. */
export async function findWave(
  context: Context,
  id: string,
  language: Language,
): Promise<Wave | null> {
  const facts = waveFacts.find(({ slug }) => slug === id);
  const text = facts && (await readText(context, { kind: 'wave', slug: id, language }));
  return text ? toWave(facts, text) : null;
}

function toWave(
  { slug, cities, tags, rooms }: WaveFacts,
  { language, title, description, lead, body }: ReadableText,
): Wave {
  return { id: slug, language, title, description, lead, body, cities, tags, rooms };
}
