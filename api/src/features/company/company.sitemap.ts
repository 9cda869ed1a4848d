import { listPublishedEntries } from '#db/company/entry.repository.ts';
import { ENTRIES_LIMIT } from '#domain/company/entry.ts';
import { fewEntries } from '#api/lib/sitemap.ts';

/** Openings and events. */
export const companySitemapEntries = fewEntries('company', async ({ reads }) => {
  const part = { limit: ENTRIES_LIMIT };
  const openings = await listPublishedEntries(reads, 'opening', part);
  const events = await listPublishedEntries(reads, 'event', part);
  return [
    ...openings.map(({ facts, updatedAt }) => ({
      path: `/careers/${facts.slug}`,
      changedAt: updatedAt,
    })),
    ...events.map(({ facts, updatedAt }) => ({
      path: `/events/${facts.slug}`,
      changedAt: updatedAt,
    })),
  ];
});
