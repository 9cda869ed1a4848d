import type { Language } from '#domain/accounts/language.ts';

/**
 * What is written and read on the site: a page, a post of the blog, an article of the help desk, a
 * question that is asked often, a current of music.
 */
export const textKinds = ['page', 'post', 'article', 'faq', 'wave'] as const;
export type TextKind = (typeof textKinds)[number];

/** What tells a text from all others. */
export interface TextName {
  kind: TextKind;
  /** What its address ends with. */
  slug: string;
  language: Language;
}

/**
 * Where a text stands for readers: as it ships; written and not public; public from a moment on that
 * is still to come; public; public with changes that are not.
 */
export const textStates = ['shipped', 'draft', 'scheduled', 'live', 'changed'] as const;
export type TextState = (typeof textStates)[number];

interface Standing {
  liveNumber: number | null;
  scheduledNumber: number | null;
  /** Of what was saved last. */
  latestNumber: number;
}

/** Where a text stands of which something was saved. */
export function stateOf({ liveNumber, scheduledNumber, latestNumber }: Standing): TextState {
  if (scheduledNumber !== null) return 'scheduled';
  if (liveNumber === null) return 'draft';
  return liveNumber === latestNumber ? 'live' : 'changed';
}

export const textLimits = {
  slug: 80,
  title: 120,
  description: 320,
  lead: 600,
  tags: 8,
  tag: 40,
} as const;

/** How large pictures of texts may be as they are uploaded, and what they have to be at least. */
export const TEXT_PICTURE = {
  limitMegabytes: 20,
  limitMegapixels: 50,
  minSide: 200,
  longSide: 1920,
} as const;

/** How large a sound of a text may be as it is uploaded, in megabytes. */
export const TEXT_SOUND_LIMIT_MB = 50;

/** What a text's address may end with: small letters, digits and single hyphens. */
export const TEXT_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** How many characters are taken of a text that does not say what it is about (spec §9). */
const EXCERPT_LENGTH = 120;

/** The beginning of a text, for where it is listed without a description of its own. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= EXCERPT_LENGTH ? line : `${line.slice(0, EXCERPT_LENGTH).trimEnd()}…`;
}
