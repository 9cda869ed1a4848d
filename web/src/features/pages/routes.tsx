import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';
import { textPages } from './text-pages.ts';

/** Those that ship, what changed, and those that editors added. */
export const pageRoutes: RouteObject[] = [
  ...textPages.map(({ id, below }) =>
    page({
      path: id,
      params: [],
      load: async () => {
        const [{ TextPage }, Below] = await Promise.all([
          import('./components/text-page.tsx'),
          below?.(),
        ]);
        return () => <TextPage id={id}>{Below && <Below />}</TextPage>;
      },
    }),
  ),
  page({
    path: 'mediakit',
    params: [],
    load: async () => (await import('./pages/media-kit-page.tsx')).MediaKitPage,
  }),
  page({
    path: 'changelog',
    params: ['q'],
    load: async () => (await import('./pages/changelog-page.tsx')).ChangelogPage,
  }),
  page({
    path: 'pages/:slug',
    params: [],
    load: async () => (await import('./pages/added-page.tsx')).AddedPage,
  }),
];
