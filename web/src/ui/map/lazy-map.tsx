import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useIsHydrated } from '#web/ui/hydrated.ts';
import type { MapCanvasProps } from './map-canvas.tsx';

/**
 * None on the server, where all code is loaded from one file at the start: Leaflet asks for a document
 * as soon as it is loaded.
 */
const MapCanvas = import.meta.env.SSR
  ? () => null
  : lazy(async () => ({ default: (await import('./map-canvas.tsx')).MapCanvas }));

/** A map, whose code and outlines are loaded once there is one to see. It fills what it stands in. */
export function LazyMap(props: MapCanvasProps) {
  const isHydrated = useIsHydrated();
  const shape = <Skeleton variant="rectangular" height="100%" aria-hidden />;
  if (!isHydrated) return shape;
  return (
    <ErrorBoundary>
      <Suspense fallback={shape}>
        <MapCanvas {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
