import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { readTexts } from '#api/features/texts/text.service.ts';
import type { ReadableText } from '#api/features/texts/text.service.ts';
import { fewEntries } from '#api/lib/sitemap.ts';
import type { SitemapEntry } from '#api/lib/sitemap.ts';
import { articlePath, faqPath } from './help.service.ts';

/** Every article and question of the help desk. Its other pages ship as texts. */
export const helpSitemapEntries = fewEntries('help', async (context) => {
  const [articles, faqs] = await Promise.all([
    readTexts(context, 'article', DEFAULT_LANGUAGE),
    readTexts(context, 'faq', DEFAULT_LANGUAGE),
  ]);
  return [
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
