import { features } from '#web/features/index.ts';
import { joinFeatures } from '#web/lib/feature.ts';
import { app } from './feature.ts';

/** What the app and all features plug in. */
export const plugged = joinFeatures([app, ...features]);
