import { findShownIdeas } from '#db/ideas/idea.repository.ts';
import { fewEntries } from '#api/lib/sitemap.ts';

/** Every idea. */
export const ideaSitemapEntries = fewEntries('ideas', async ({ reads }) => {
  const ideas = await findShownIdeas(reads);
  return ideas.map(({ id, changedAt }) => ({ path: ideaPath(id), changedAt }));
});

/** Where an idea is. */
export function ideaPath(id: number): string {
  return `/feedback/${id}`;
}
