import { helpCategories } from './category.ts';
import type { HelpCategory } from './category.ts';

/** The page that says what a category of the help desk is about. */
export function helpPageOf(category: HelpCategory): string {
  return `help-${category}`;
}

/** Pages that ship and stand elsewhere than at their id. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['submit-ticket', '/helpdesk/contact'],
  ['suggest-idea', '/feedback/new'],
  ...helpCategories.map(
    (category) => [helpPageOf(category), `/helpdesk/categories/${category}`] as const,
  ),
]);

/** Where a page that ships is. */
export function shippedPagePath(id: string): string {
  return elsewhere.get(id) ?? `/${id}`;
}
