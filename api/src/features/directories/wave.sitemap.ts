import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { readTexts } from '#api/features/texts/text.service.ts';
import { fewEntries } from '#api/lib/sitemap.ts';
import { wavePath } from './wave.service.ts';

/** Every wave. */
export const waveSitemapEntries = fewEntries('waves', async (context) => {
  const texts = await readTexts(context, 'wave', DEFAULT_LANGUAGE);
  return texts.map(({ slug, revisedAt }) => ({
    path: wavePath(slug),
    changedAt: revisedAt ?? undefined,
  }));
});
