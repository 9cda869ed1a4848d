import type { RouteObject } from 'react-router-dom';
import { directoryPaths, placeKinds, placePaths } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { page } from '#web/lib/page-route.ts';
import { choiceParams } from './place-choice.ts';

const listPage = (kind: PlaceKind): RouteObject =>
  page({
    path: directoryPaths[kind].slice(1),
    params: choiceParams,
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

export const directoryRoutes: RouteObject[] = placeKinds.flatMap((kind) => [
  listPage(kind),
  placePage(kind),
]);
