/** The categories of the blog (spec §9). */
export const blogCategories = [
  'recording',
  'mixing',
  'performance-tips',
  'tips',
  'reviews',
  'guides',
  'interviews',
  'top-10s',
  'tutorials',
  'studio-stories',
  'songwriting',
  'software',
  'music-industry',
  'inspiration',
  'documentaries',
  'books',
] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Stands in addresses for every category (spec §2.1). */
export const EVERY_CATEGORY = 'all';

/**
 * Whether a post of a category is among those of another. Categories are matched loosely: `tips` has
 * those of `performance-tips` too (spec §9).
 */
export function isWithin(category: string, wanted: string): boolean {
  return wanted === EVERY_CATEGORY || category.includes(wanted);
}

/** The categories of the help desk, in the order in which they are shown. */
export const helpCategories = [
  'getting-started',
  'finding-studios',
  'booking',
  'messages',
  'reviews',
  'portfolios-and-projects',
  'owners',
  'account',
  'trouble',
] as const;
export type HelpCategory = (typeof helpCategories)[number];

/** A category of the help desk by its name, which editors may have written as they like. */
export function helpCategoryOf(name: string): HelpCategory | null {
  return helpCategories.find((category) => category === name) ?? null;
}
