import { enumValue } from '#domain/enums/enum-name.ts';
import { helpCategories } from '#domain/texts/category.ts';
import type { HelpCategory } from '#web/lib/schema.generated.ts';

export const DESK_PATH = '/helpdesk';
export const FAQS_PATH = '/faqs';

/** Where a category is. */
export function categoryPath(category: HelpCategory): string {
  return `${DESK_PATH}/categories/${enumValue(category, helpCategories)}`;
}

/** Where an article is. */
export function articlePath(id: string): string {
  return `${DESK_PATH}/articles/${id}`;
}

/** Where a question is. */
export function faqPath(id: string): string {
  return `${DESK_PATH}/faqs/${id}`;
}
