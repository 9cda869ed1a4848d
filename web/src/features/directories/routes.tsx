import type { RouteObject } from 'react-router-dom';
import { directoryPaths, placeKinds, placePaths } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { page } from '#web/lib/page-route.ts';

const listPage = (kind: PlaceKind): RouteObject =>
  page({
    path: directoryPaths[kind].slice(1),
    params: ['q', 'city', 'tags', 'open', 'near', 'view'],
    load: async () => {
      const { PlacesPage } = await import('./pages/places-page.tsx');
      return () => <PlacesPage kind={kind} />;
    },
  });

const placePage = (kind: PlaceKind): RouteObject =>
  page({
    path: `${placePaths[kind].slice(1)}/:slug`,
    params: [],
    load: async () => {
      const { PlacePage } = await import('./pages/place-page.tsx');
      return () => <PlacePage kind={kind} />;
    },
  });

const editPage = (kind: PlaceKind): RouteObject =>
  page({
    path: `${placePaths[kind].slice(1)}/:slug/edit`,
    params: [],
    load: async () => {
      const { EditPlacePage } = await import('./pages/edit-place-page.tsx');
      return () => <EditPlacePage kind={kind} />;
    },
  });

const claimPage = (kind: PlaceKind): RouteObject =>
  page({
    path: `${placePaths[kind].slice(1)}/:slug/claim`,
    params: [],
    load: async () => {
      const { ClaimPlacePage } = await import('./pages/claim-place-page.tsx');
      return () => <ClaimPlacePage kind={kind} />;
    },
  });

export const directoryRoutes: RouteObject[] = [
  ...placeKinds.flatMap((kind) => [
    listPage(kind),
    placePage(kind),
    editPage(kind),
    claimPage(kind),
  ]),
  page({
    path: 'waves',
    params: [],
    load: async () => (await import('./pages/waves-page.tsx')).WavesPage,
  }),
  page({
    path: 'waves/:slug',
    params: [],
    load: async () => (await import('./pages/wave-page.tsx')).WavePage,
  }),
  page({
    path: 'suggest-place',
    params: ['kind'],
    load: async () => (await import('./pages/suggest-place-page.tsx')).SuggestPlacePage,
  }),
];
