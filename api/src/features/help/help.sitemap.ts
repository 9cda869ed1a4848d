import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { helpCategories } from '#domain/texts/category.ts';
import { readTexts } from '#api/features/texts/text.service.ts';
import type { ReadableText } from '#api/features/texts/text.service.ts';
import { fewEntries } from '#api/lib/sitemap.ts';
import type { SitemapEntry } from '#api/lib/sitemap.ts';
import { articlePath, faqPath } from './help.service.ts';

/** The help desk with its categories, every article and question, and the ways to write to us. */
export const helpSitemapEntries = fewEntries('help', async (context) => {
  const [articles, faqs] = await Promise.all([
    readTexts(context, 'article', DEFAULT_LANGUAGE),
    readTexts(context, 'faq', DEFAULT_LANGUAGE),
  ]);
  return [
    ...['/helpdesk', '/faqs', '/helpdesk/contact', '/contact'].map((path) => ({ path })),
    ...helpCategories.map((category) => ({ path: `/helpdesk/categories/${category}` })),
    ...articles.map((text) => entryOf(text, articlePath)),
    ...faqs.map((text) => entryOf(text, faqPath)),
  ];
});

function entryOf(
  { slug, revisedAt }: ReadableText,
  pathOf: (slug: string) => string,
): SitemapEntry {
  return { path: pathOf(slug), changedAt: revisedAt ?? undefined };
}
