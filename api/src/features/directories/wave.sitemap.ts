import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { fewEntries } from '#api/lib/sitemap.ts';
import { readWaves, wavePath } from './wave.service.ts';

/** Every wave. */
export const waveSitemapEntries = fewEntries('waves', async (context) => {
  const texts = await readWaves(context, DEFAULT_LANGUAGE);
  return texts.map(({ slug, revisedAt }) => ({
    path: wavePath(slug),
    changedAt: revisedAt ?? undefined,
  }));
});
