import { findShownIdeas } from '#db/ideas/idea.repository.ts';
import { fewEntries, latestOf } from '#api/lib/sitemap.ts';

/** The ideas, the roadmap that they make, and each of them. */
export const ideaSitemapEntries = fewEntries('ideas', async ({ reads }) => {
  const entries = (await findShownIdeas(reads)).map(({ id, changedAt }) => ({
    path: ideaPath(id),
    changedAt,
  }));
  const changedAt = latestOf(entries);
  return [{ path: '/feedback', changedAt }, { path: '/roadmap', changedAt }, ...entries];
});

/** Where an idea is. */
export function ideaPath(id: number): string {
  return `/feedback/${id}`;
}
