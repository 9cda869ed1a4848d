/**
 * Kinds of things that the search of the whole site finds, in the order in which they are shown.
 * Places, categories and gear are ways to studios; the others are the lists of spec §3.
 */
export const searchKinds = [
  'cities',
  'countries',
  'neighbourhoods',
  'categories',
  'studios',
  'gear',
  'unclaimed-studios',
  'products',
  'blog-posts',
  'podcast-episodes',
  'directory-places',
  'waves',
  'helpdesk-articles',
  'helpdesk-faqs',
  'job-listings',
  'page-contents',
] as const;

/** Kinds that a search for studios can be near to. */
export const placeKinds = ['cities', 'countries', 'neighbourhoods'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Suggestions of each kind (spec §2.8). */
export const SUGGESTION_LIMIT = 5;

/** Characters from which on there are suggestions (spec §2.8). */
export const SUGGESTION_MIN_LENGTH = 2;
