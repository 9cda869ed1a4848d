import type { Language } from '#domain/accounts/language.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';

/** How a part of an entry is filled in, and by that what it may be. */
export type EntryInput =
  | 'line'
  | 'text'
  | 'picture'
  | 'link'
  | 'date'
  | 'moment'
  | 'rating'
  | 'city'
  | 'studio'
  | 'slug'
  | 'employment'
  | 'service'
  // Several, between commas.
  | 'cities'
  | 'genres'
  | 'rooms';

interface EntryPart {
  input: EntryInput;
  isRequired: boolean;
}

const required = (input: EntryInput): EntryPart => ({ input, isRequired: true });
const optional = (input: EntryInput): EntryPart => ({ input, isRequired: false });

/**
 * What entries of each kind consist of: facts, which are the same in every language, and texts, which
 * are written in each. Forms, checks and types are made of this.
 */
export const entryParts = {
  testimonial: {
    facts: {
      name: required('line'),
      picture: optional('picture'),
      rating: required('rating'),
      /** What they recorded. */
      track: optional('line'),
      /** Slug of the portfolio in which the track can be heard, under the same title. */
      portfolio: optional('slug'),
      studio: optional('studio'),
      /** What of ours it praises; empty for the product as a whole. */
      service: optional('service'),
    },
    texts: { role: required('line'), text: required('text') },
  },
  'team-member': {
    facts: { name: required('line'), picture: optional('picture') },
    texts: { role: required('line'), text: required('text') },
  },
  partner: {
    facts: { name: required('line'), picture: optional('picture'), website: optional('link') },
    texts: { role: required('line'), text: required('text') },
  },
  'press-mention': {
    facts: { name: required('line'), website: optional('link'), publishedOn: required('date') },
    texts: { title: required('line'), text: required('text') },
  },
  opening: {
    facts: {
      slug: required('slug'),
      employment: required('employment'),
      /** Empty where one may work from anywhere. */
      city: optional('city'),
      publishedOn: required('date'),
    },
    texts: {
      title: required('line'),
      summary: required('text'),
      /** One on each line. */
      duties: required('text'),
      /** One on each line. */
      requirements: required('text'),
    },
  },
  event: {
    facts: {
      slug: required('slug'),
      city: required('city'),
      venue: required('line'),
      studio: optional('studio'),
      startsAt: required('moment'),
      endsAt: required('moment'),
      website: optional('link'),
    },
    texts: { title: required('line'), text: required('text') },
  },
  deal: {
    facts: {
      /** Who gives it. */
      name: required('line'),
      /** Empty for everywhere. */
      city: optional('city'),
      /** What to say or to type there; empty where nothing has to be. */
      code: optional('line'),
      website: optional('link'),
      /** First and last day of it, by the clocks of UTC. */
      validFrom: required('date'),
      validUntil: required('date'),
    },
    texts: { title: required('line'), text: required('text') },
  },
  /** A current of music. What is said of it is the text of that kind and address. */
  wave: {
    facts: {
      slug: required('slug'),
      /** The first is the one that it is of most of all. */
      cities: required('cities'),
      tags: required('genres'),
      /** The room types that it is made in. */
      rooms: required('rooms'),
    },
    texts: {},
  },
} as const satisfies Record<string, Record<'facts' | 'texts', Readonly<Record<string, EntryPart>>>>;

/** What administrators keep lists of. */
export type EntryKind = keyof typeof entryParts;
export const entryKinds = Object.keys(entryParts) as EntryKind[];

/** What is the same in every language, by the names of {@link entryParts}; empty for nothing. */
export type EntryFacts<Kind extends EntryKind> = Readonly<
  Record<keyof (typeof entryParts)[Kind]['facts'] & string, string>
>;

/** What is written in one language, by the names of {@link entryParts}. */
export type EntryTexts<Kind extends EntryKind> = Readonly<
  Record<keyof (typeof entryParts)[Kind]['texts'] & string, string>
>;

/** An entry of a kind. Its texts are there in English, and in what other languages somebody wrote. */
export interface EntryContent<Kind extends EntryKind = EntryKind> {
  facts: EntryFacts<Kind>;
  texts: Readonly<Partial<Record<Language, EntryTexts<Kind>>>>;
}

/** The texts of an entry in a language, else in English, with the language that they are in. */
export function textsIn<Kind extends EntryKind>(
  { texts }: EntryContent<Kind>,
  language: Language,
): { language: Language; texts: EntryTexts<Kind> } {
  const found = texts[language];
  if (found) return { language, texts: found };
  const english = texts[DEFAULT_LANGUAGE];
  if (!english) throw new Error('An entry is not written in English.');
  return { language: DEFAULT_LANGUAGE, texts: english };
}

/** Several ids, as a fact holds them. */
export function idsOf<Id extends string>(fact: string): Id[] {
  return fact.split(',').filter(Boolean) as Id[];
}

/** The lines of a text, of which each says one thing. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** How somebody is employed. */
export const employments = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type Employment = (typeof employments)[number];

/** The services that have testimonials of their own, on their own pages. */
export const praisedServices = ['fidelity', 'canvas'] as const;
export type PraisedService = (typeof praisedServices)[number];

/** How long texts of entries may be, in characters, and how many ids a fact may hold. */
export const entryLimits = { line: 160, text: 2000, link: 300, ids: 6 } as const;

/** How many entries of a kind there may be. */
export const ENTRIES_LIMIT = 500;
/** How many waves, which are listed with what belongs to them. */
export const WAVES_LIMIT = 40;
