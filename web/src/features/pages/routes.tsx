import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';
import { textPages } from './text-pages.ts';

/** Those that ship, what changed, and those that editors added. */
export const pageRoutes: RouteObject[] = [
  ...textPages.map(({ id }) =>
    page({
      path: id,
      params: [],
      load: async () => {
        const { TextPage } = await import('./components/text-page.tsx');
        return () => <TextPage id={id} />;
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
