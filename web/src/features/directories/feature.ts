import { directoryPaths } from '#domain/directories/place.ts';
import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { directoryRoutes } from './routes.tsx';

export const directories: Feature = {
  name: 'directories',
  routes: directoryRoutes,
  typePolicies: {
    Query: {
      fields: { places: { keyArgs: ['kind', 'filter', 'sort', 'first'], merge: appendPage } },
    },
    // A text is another one in each language.
    Wave: { keyFields: ['id', 'language'] },
    // Each list is whole.
    Place: {
      fields: {
        openTimes: { merge: false },
        openingHours: { merge: false },
        pictures: { merge: false },
      },
    },
  },
  links: [
    {
      key: 'recordStores',
      label: 'directories.record-store',
      to: directoryPaths['record-store'],
      position: 45,
      header: 'more',
      footer: 'discover',
      inCategories: true,
    },
    {
      key: 'recordLabels',
      label: 'directories.label',
      to: directoryPaths.label,
      position: 46,
      header: 'more',
      footer: 'discover',
      inCategories: true,
    },
    {
      key: 'musicStores',
      label: 'directories.music-store',
      to: directoryPaths['music-store'],
      position: 47,
      header: 'more',
      footer: 'discover',
    },
    {
      key: 'waves',
      label: 'directories.waves',
      to: '/waves',
      position: 48,
      header: 'more',
      footer: 'discover',
    },
  ],
};
