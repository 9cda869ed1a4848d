import type { Feature } from '#web/lib/feature.ts';
import { ownerRoutes } from './routes.tsx';

/** How its lists are cached comes with the code that shows them: see `use-owners-cache.ts`. */
export const owners: Feature = { name: 'owners', routes: ownerRoutes };
