import type { Feature } from '#web/lib/feature.ts';
import { messagingRoutes } from './routes.tsx';

/** How messages are cached comes with the code that shows them: see `use-messages-cache.ts`. */
export const messaging: Feature = { name: 'messaging', routes: messagingRoutes };
