import { textSource } from '#api/features/texts/text-search.ts';
import { pagePath } from './page.service.ts';

/** Pages that are there to be read, in the reader's language. */
export const pageSource = textSource('page-contents', 'page', ({ slug, title, lead }) => ({
  id: slug,
  title,
  slug,
  url: pagePath(slug),
  detail: lead,
}));
